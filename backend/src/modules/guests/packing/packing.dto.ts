import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsISO8601,
  Matches,
  ValidateNested,
} from 'class-validator';
import { PACKING_ITEMS, type PackingItemId } from '../../../../contracts/packing-items.js';

/** As `Date.prototype.toISOString` writes it. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:[0-5]\d\.\d{3}Z$/;

/** A box that was ticked or cleared, maybe hours ago on a phone without a connection. */
export class PackingChangeDto {
  @IsIn(PACKING_ITEMS, { message: 'Choose a thing of the packing list' })
  item: PackingItemId;

  @IsBoolean({ message: 'Say whether it is packed' })
  isPacked: boolean;

  /** The instant at which it was done, by the browser's clock. */
  @IsISO8601({ strict: true }, { message: 'Say when it was done' })
  @Matches(INSTANT, { message: 'Say when it was done' })
  at: string;
}

export class PackingChangesDto {
  @IsArray({ message: 'Say what has changed' })
  @ArrayMinSize(1, { message: 'Say what has changed' })
  @ArrayMaxSize(PACKING_ITEMS.length, { message: 'A thing of the packing list is told once' })
  @ValidateNested({ each: true })
  @Type(() => PackingChangeDto)
  changes: PackingChangeDto[];
}

export class PackingDto {
  /** What is packed, in no order. */
  packed: PackingItemId[];
}
