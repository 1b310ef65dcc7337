import { Day } from '../../../platform/http/day.js';
import { MayBeLeftOut } from '../../../platform/http/may-be-left-out.js';
import { ChosenTripDto } from '../chosen-trip.dto.js';

const DAY = 'Send a date such as 2025-06-02';

/** Days in the trip's zone, both included; without them there is no limit. */
export class ReportQueryDto extends ChosenTripDto {
  @MayBeLeftOut()
  @Day(DAY)
  from?: string;

  @MayBeLeftOut()
  @Day(DAY)
  to?: string;
}

/**
 * What the ledger says of a trip in a period, in cents. Always: charges - discounts + adjustments - received + refunds +
 * reversals - credits = owed more at its end than at its beginning. Nothing is rounded.
 */
export class ReportLineDto {
  /** Null in the sum of all. */
  tripId: number | null;
  tripTitle: string;
  chargesCents: number;
  discountsCents: number;
  /** What was added or let off after booking, and what was waived when bookings ended. */
  adjustmentsCents: number;
  paypalCents: number;
  cashCents: number;
  bankCents: number;
  checkCents: number;
  otherCents: number;
  refundsCents: number;
  /** Taken back by banks or PayPal. */
  reversalsCents: number;
  creditsCents: number;
  /** What PayPal kept of the payments of the period. */
  feesCents: number;
  /** Payments - refunds - reversals - fees: what stayed in hand. */
  netCents: number;
  /** Owed at the end of the period, less what was owed before it. */
  owedChangeCents: number;
}

export class MoneyReportDto {
  from: string | null;
  to: string | null;
  trips: ReportLineDto[];
  total: ReportLineDto;
}
