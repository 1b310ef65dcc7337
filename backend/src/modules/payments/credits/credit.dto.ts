import { Day } from '../../../platform/http/day.js';
import { MayBeLeftOut } from '../../../platform/http/may-be-left-out.js';
import { AmountCents } from '../payment/amount-cents.js';
import { ShownFigure } from '../payment/shown-figure.js';
import { Reason } from '../../../platform/http/reason.js';

export class GrantCreditDto {
  /** What of credits could be used. */
  @ShownFigure()
  shownCents: number;

  @AmountCents()
  amountCents: number;

  @Reason()
  reason: string;

  /** The last day on which it may be used, `YYYY-MM-DD` in the trip's zone; without it there is none. */
  @MayBeLeftOut()
  @Day('Send a date such as 2025-08-31')
  expiresOn?: string;
}

export class UsedCreditDto {
  usedCents: number;
}
