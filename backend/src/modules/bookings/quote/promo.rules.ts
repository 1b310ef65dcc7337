import { longDay } from '../../../platform/clock/long-day.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import type { RefusalCode } from '../../../platform/errors/refusals.js';
import { type PromoCode, promoCodesOf, type TripConfig } from '../../trips/trip-config.js';
import { percentOf } from './percent.rules.js';

/** What a code takes off a booking, as the booking keeps it: of percent and amount one is null. */
export type Promo = Pick<PromoCode, 'code' | 'percent' | 'centsOff'>;

/** What of a fare is left whatever a code takes off, in cents, without the tax that is within its price. */
const LEAST_FARE_CENTS = 100;

/** A price before a code, in cents. */
interface Listed {
  /** Of the fare, for everybody. */
  listedCents: number;
  insuranceCents: number;
  /** Whole percent of tax within both; 0 where it comes on top. */
  taxWithin: number;
}

/** What a code takes off a listed price, in cents; 0 without one. */
export function takenOff(promo: Promo | null, { listedCents, insuranceCents, taxWithin }: Listed): number {
  if (!promo) return 0;
  const wanted = promo.percent === null ? (promo.centsOff ?? 0) : percentOf(listedCents, promo.percent);
  // The tax within price and insurance is taken out of the price: what is left of it is the fare of the books.
  const taxCents = Math.ceil(((LEAST_FARE_CENTS + insuranceCents) * taxWithin) / 100);
  return Math.max(0, Math.min(wanted, listedCents - LEAST_FARE_CENTS - taxCents));
}

/**
 * A code of a trip as it can be used on a day, but for how often it was. Throws `promo.unknown`, `promo.ended`.
 * @param today a date in the trip's zone.
 */
export function offeredPromo(config: Pick<TripConfig, 'promoCodes'>, code: string, today: string): PromoCode {
  const offer = promoCodesOf(config).find((one) => one.code === code);
  if (!offer) throw refused('promo.unknown');
  if (offer.until !== null && offer.until < today)
    throw refused('promo.ended', { day: longDay(offer.until) });
  return offer;
}

/** Throws `promo.used_up`. */
export function assertUsesLeft({ maxUses }: Pick<PromoCode, 'maxUses'>, uses: number): void {
  if (maxUses !== null && uses >= maxUses) throw refused('promo.used_up');
}

/** What of a code a booking keeps. */
export const termsOfPromo = ({ code, percent, centsOff }: PromoCode): Promo => ({ code, percent, centsOff });

const REFUSALS = ['promo.unknown', 'promo.ended', 'promo.used_up'] as const satisfies readonly RefusalCode[];
type PromoRefusal = (typeof REFUSALS)[number];

/** Whether a code was refused, and nothing else of what was asked for. */
export function isPromoRefusal(err: unknown): err is DomainError {
  return err instanceof DomainError && REFUSALS.some((code) => code === err.code);
}

/** Said at the field in which the code was typed, too. */
function refused(code: PromoRefusal, details: Record<string, string> = {}): DomainError {
  const { message } = new DomainError(code, details);
  return new DomainError(code, details, { promoCode: message });
}
