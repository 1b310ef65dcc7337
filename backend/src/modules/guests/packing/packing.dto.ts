import { ArrayMaxSize, ArrayMinSize, IsBoolean, Matches } from 'class-validator';
import { ListOf } from '../../../platform/http/nested.js';
import { Instant } from '../../../platform/http/day.js';
import { MOST_OF_GUIDE } from '../../../../contracts/trip-guide.js';
import { PART_KEY } from '../../../../contracts/trip-pages.js';

/** As many things as a packing list may have. */
const MOST_CHANGES = MOST_OF_GUIDE.groups * MOST_OF_GUIDE.items;

/** A box that was ticked or cleared, maybe hours ago on a phone without a connection. */
export class PackingChangeDto {
  /** The key of the thing. */
  @Matches(PART_KEY, { message: 'Choose a thing of the packing list' })
  item: string;

  @IsBoolean({ message: 'Say whether it is packed' })
  isPacked: boolean;

  /** The instant at which it was done, by the browser's clock. */
  @Instant('Say when it was done')
  at: string;
}

export class PackingChangesDto {
  @ArrayMinSize(1, { message: 'Say what has changed' })
  @ArrayMaxSize(MOST_CHANGES, { message: 'A thing of the packing list is told once' })
  @ListOf(() => PackingChangeDto, 'Say what has changed')
  changes: PackingChangeDto[];
}

export class PackingDto {
  /** The keys of what is packed, in no order. */
  packed: string[];
}
