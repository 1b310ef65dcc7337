import type { ShipDeadlineKind } from '../../../../contracts/ship-group.js';
import type { PartKind } from '../../bookings/quote/quote.rules.js';

/** Whether there is money enough for a day of the ship's; amounts in cents. */
export class ShipDueDto {
  kind: ShipDeadlineKind;
  /** Where the kind is `other`. */
  words: string;
  /** `YYYY-MM-DD` in the trip's zone. */
  onDate: string;
  amountCents: number;
  /** With all that is due to the ship before it, and on the same day. */
  neededCents: number;
  /** What confirmed bookings bring by the end of that day by their plans, besides what is paid; what is overdue is in it. */
  comesCents: number;
  /** Of that what was due before today. */
  overdueCents: number;
  /** What is not there by then; 0 where nothing is missing. */
  missingCents: number;
  /** Whether the day lies before today. */
  isOver: boolean;
}

/** A part of the trip's own plan that falls due when the ship wants to have everything. */
export class LatePartDto {
  kind: PartKind;
  /** Null where a day is set. */
  daysBefore: number | null;
  dueOn: string;
}

/** What guests pay, beside what the ship's line wants. */
export class ShipMoneyDto {
  /** What guests have paid by now, in cents, less what went back and what was paid too much and is to go back. */
  paidCents: number;
  /** Days to come with an amount, the next first; before them the last that is over, while guests have not paid what it needed. */
  dues: ShipDueDto[];
  /** The day by which the ship wants everything; null where it has named none. */
  finalOn: string | null;
  /** For bookings from now on. */
  lateParts: LatePartDto[];
}
