import { IsInt, IsISO8601, IsString, Max, MaxLength, Min, MinLength } from 'class-validator';
import { MayBeLeftOut } from '../../../platform/http/may-be-left-out.js';
import { trimmed } from '../../../platform/http/trimmed.js';
import { MOST } from '../../../../contracts/text-limits.js';
import { TOO_LONG } from '../../../platform/http/too-long.js';
import { ShownFigure } from '../second-person/shown-figure.js';

const AMOUNT = { message: 'Send an amount in cents' };
const MOST_CENTS = 10_000_000;

export class GrantCreditDto {
  /** What of credits could be used. */
  @ShownFigure()
  shownCents: number;

  @IsInt(AMOUNT)
  @Min(1, AMOUNT)
  @Max(MOST_CENTS, AMOUNT)
  amountCents: number;

  @trimmed()
  @IsString()
  @MinLength(3, { message: 'Give a reason' })
  @MaxLength(MOST.note, TOO_LONG)
  reason: string;

  /** The last day on which it may be used, `YYYY-MM-DD` in the trip's zone; without it there is none. */
  @MayBeLeftOut()
  @IsISO8601({ strict: true }, { message: 'Send a date such as 2025-08-31' })
  @MaxLength(10, { message: 'Send a date such as 2025-08-31' })
  expiresOn?: string;
}

export class UsedCreditDto {
  usedCents: number;
}
