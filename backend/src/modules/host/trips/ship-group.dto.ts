import { ArrayMaxSize, IsIn, IsInt, Max, Min, ValidateIf } from 'class-validator';
import {
  MOST_SHIP_CENTS,
  MOST_SHIP_DEADLINES,
  SHIP_DEADLINE_KINDS,
  type ShipDeadline,
  type ShipDeadlineKind,
  type ShipGroup,
} from '../../../../contracts/ship-group.js';
import { MOST } from '../../../../contracts/text-limits.js';
import { Day } from '../../../platform/http/day.js';
import { Line } from '../../../platform/http/line.js';
import { ListOf, Nested } from '../../../platform/http/nested.js';
import { DAY, STOCK } from './trip-parts.dto.js';

const AMOUNT = { message: 'Enter an amount up to $9,999,999.99, or leave it empty' };

/** How many cabins of each type the ship's line holds for the group; null where nobody has said. */
export class HeldCabinsDto implements Record<'inside' | 'oceanview' | 'balcony', number | null> {
  @ValidateIf((_, value) => value !== null)
  @IsInt(STOCK)
  @Min(0, STOCK)
  @Max(10_000, STOCK)
  inside: number | null;

  @ValidateIf((_, value) => value !== null)
  @IsInt(STOCK)
  @Min(0, STOCK)
  @Max(10_000, STOCK)
  oceanview: number | null;

  @ValidateIf((_, value) => value !== null)
  @IsInt(STOCK)
  @Min(0, STOCK)
  @Max(10_000, STOCK)
  balcony: number | null;
}

/** A day that the ship's line has set for the group. */
export class EditShipDeadlineDto implements ShipDeadline {
  @IsIn(SHIP_DEADLINE_KINDS, { message: 'Choose what is due' })
  kind: ShipDeadlineKind;

  /** What it is, where the kind is `other`; empty with every other kind. */
  @Line(MOST.name)
  words: string;

  /** `YYYY-MM-DD` in the trip's zone. */
  @Day(DAY)
  onDate: string;

  /** What the line is paid on that day, in cents, beside what is due before it; null where no money is due, and for who has no right to the trip's money. */
  @ValidateIf((_, value) => value !== null)
  @IsInt(AMOUNT)
  @Min(1, AMOUNT)
  @Max(MOST_SHIP_CENTS, AMOUNT)
  amountCents: number | null;
}

/** What the trip has agreed with the ship's line: for its hosts alone. */
export class EditShipGroupDto implements ShipGroup {
  /** The group's number there; may be empty. */
  @Line(MOST.label)
  groupNumber: string;

  @Nested(() => HeldCabinsDto, 'Send how many cabins are held')
  held: HeldCabinsDto;

  @ArrayMaxSize(MOST_SHIP_DEADLINES, { message: `A trip has at most ${MOST_SHIP_DEADLINES} of them` })
  @ListOf(() => EditShipDeadlineDto, 'Send the deadlines as a list')
  deadlines: EditShipDeadlineDto[];
}
