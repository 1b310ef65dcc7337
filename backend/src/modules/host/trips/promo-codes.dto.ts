import { IsInt, Max, Min, ValidateIf } from 'class-validator';
import { MOST_CENTS } from '../../../../contracts/payment-terms.js';
import { MOST_PROMO_PERCENT } from '../../../../contracts/promo-codes.js';
import { Day } from '../../../platform/http/day.js';
import type { PromoUses } from '../../bookings/quote/promo-uses.js';
import { PromoCodeText } from '../../trips/promo-code.js';
import type { PromoCode } from '../../trips/trip-config.js';
import { DAY, PRICE } from './trip-parts.dto.js';

const OFF = { message: `Enter a percentage from 1 to ${MOST_PROMO_PERCENT}` };
const USES = { message: 'Enter a number of bookings from 1 to 10,000, or leave it empty' };

/** A code that makes bookings cost less: by a percentage, or by an amount, and null for the other. */
export class EditPromoCodeDto implements PromoCode {
  @PromoCodeText('Use 3 to 20 letters, figures and hyphens')
  code: string;

  /** Of the fare, before taxes and fees. */
  @ValidateIf((_, value) => value !== null)
  @IsInt(OFF)
  @Min(1, OFF)
  @Max(MOST_PROMO_PERCENT, OFF)
  percent: number | null;

  /** Off the fare of a booking; at least a dollar of it is left. */
  @ValidateIf((_, value) => value !== null)
  @IsInt(PRICE)
  @Min(100, PRICE)
  @Max(MOST_CENTS, PRICE)
  centsOff: number | null;

  /** How many bookings may have it; null where that is not counted. */
  @ValidateIf((_, value) => value !== null)
  @IsInt(USES)
  @Min(1, USES)
  @Max(10_000, USES)
  maxUses: number | null;

  /** The last day on which it can be used, `YYYY-MM-DD` in the trip's zone; null where there is none. */
  @ValidateIf((_, value) => value !== null)
  @Day(DAY)
  until: string | null;
}

/** How many bookings have a code: those that stand or hold places. */
export class PromoUsesDto implements PromoUses {
  code: string;
  uses: number;
}
