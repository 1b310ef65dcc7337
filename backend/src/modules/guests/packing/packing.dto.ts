import { ArrayMaxSize, ArrayMinSize, IsBoolean, IsIn } from 'class-validator';
import { ListOf } from '../../../platform/http/nested.js';
import { Instant } from '../../../platform/http/day.js';
import { PACKING_ITEMS, type PackingItemId } from '../../../../contracts/packing-items.js';

/** A box that was ticked or cleared, maybe hours ago on a phone without a connection. */
export class PackingChangeDto {
  @IsIn(PACKING_ITEMS, { message: 'Choose a thing of the packing list' })
  item: PackingItemId;

  @IsBoolean({ message: 'Say whether it is packed' })
  isPacked: boolean;

  /** The instant at which it was done, by the browser's clock. */
  @Instant('Say when it was done')
  at: string;
}

export class PackingChangesDto {
  @ArrayMinSize(1, { message: 'Say what has changed' })
  @ArrayMaxSize(PACKING_ITEMS.length, { message: 'A thing of the packing list is told once' })
  @ListOf(() => PackingChangeDto, 'Say what has changed')
  changes: PackingChangeDto[];
}

export class PackingDto {
  /** What is packed, in no order. */
  packed: PackingItemId[];
}
