import { IsIn, IsInt, IsISO8601, IsString, Max, MaxLength, Min, MinLength } from 'class-validator';
import { trimmed } from '../../../platform/http/trimmed.js';
import { ShownFigure } from '../second-person/shown-figure.js';
import { MEANS, type Means } from './means.js';
import { MOST } from '../../../../contracts/text-limits.js';
import { TOO_LONG } from '../../../platform/http/too-long.js';

const AMOUNT = { message: 'Send an amount in cents' };
const MOST_CENTS = 10_000_000;

const DAY = { message: 'Send a date such as 2025-06-02' };

/** Money that moved without PayPal, as a host writes it down. */
class ByOtherMeansDto {
  @IsIn(MEANS, { message: 'Choose cash, bank, check or other' })
  method: Means;

  @trimmed()
  @IsString()
  @MinLength(3, { message: 'Give a reason' })
  @MaxLength(MOST.note, TOO_LONG)
  reason: string;
}

export class RecordPaymentDto extends ByOtherMeansDto {
  /** What was owed. */
  @ShownFigure()
  shownCents: number;

  @IsInt(AMOUNT)
  @Min(1, AMOUNT)
  @Max(MOST_CENTS, AMOUNT)
  amountCents: number;

  /** The day it came, `YYYY-MM-DD` in the trip's zone. */
  @IsISO8601({ strict: true }, DAY)
  @MaxLength(10, DAY)
  receivedOn: string;
}

/** A refund that PayPal did not return, given back another way. */
export class GiveBackDto extends ByOtherMeansDto {
  /** The day it went, `YYYY-MM-DD` in the trip's zone. */
  @IsISO8601({ strict: true }, DAY)
  @MaxLength(10, DAY)
  givenOn: string;
}

/** `waiting`: above the limit, another host of the trip has to confirm it. */
export class RecordedDto {
  status: 'recorded' | 'waiting';
  id: string;
}
