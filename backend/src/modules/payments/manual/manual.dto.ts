import { IsIn } from 'class-validator';
import { AmountCents } from '../payment/amount-cents.js';
import { ShownFigure } from '../payment/shown-figure.js';
import { MEANS, type Means } from '../payment/means.js';
import { Day } from '../../../platform/http/day.js';
import { Reason } from '../../../platform/http/reason.js';

const DAY = 'Send a date such as 2025-06-02';

/** Money that moved without PayPal, as a host writes it down. */
class ByOtherMeansDto {
  @IsIn(MEANS, { message: 'Choose cash, bank, check or other' })
  method: Means;

  @Reason()
  reason: string;
}

export class RecordPaymentDto extends ByOtherMeansDto {
  /** What was owed. */
  @ShownFigure()
  shownCents: number;

  @AmountCents()
  amountCents: number;

  /** The day it came, `YYYY-MM-DD` in the trip's zone. */
  @Day(DAY)
  receivedOn: string;
}

/** A refund that PayPal did not return, given back another way. */
export class GiveBackDto extends ByOtherMeansDto {
  /** The day it went, `YYYY-MM-DD` in the trip's zone. */
  @Day(DAY)
  givenOn: string;
}

/** `waiting`: above the limit, another host of the trip has to confirm it. */
export class RecordedDto {
  status: 'recorded' | 'waiting';
  id: string;
}
