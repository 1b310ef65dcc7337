import type { DomainError } from '../../../platform/errors/domain-error.js';
import type { RefusalCode } from '../../../platform/errors/refusals.js';
import type { Booking } from '../../bookings/booking.entity.js';
import { isOnePlace } from '../../bookings/mail-words.js';
import { isPromoRefusal } from '../../bookings/quote/promo.rules.js';

type Late = Pick<Booking, 'promo' | 'status' | 'travellers'>;

const HOLD_ENDED = 'after the hold had ended, when';

/** By what the places were refused for, where that is not that they are sold. */
const WHEN: Partial<Record<RefusalCode, string>> = {
  'trip.departed': 'after the ship had sailed',
  'trip.called_off': 'after the trip was called off',
  'trip.not_on_sale': `${HOLD_ENDED} the trip was not on sale any more`,
  'trip.cabin_not_sold': `${HOLD_ENDED} the cabin was not sold any more`,
  'booking.offer_lapsed': 'after the offer had ended',
  'booking.price_changed': `${HOLD_ENDED} the price or the terms had changed`,
};

const placesGone = (booking: Late) =>
  isOnePlace(booking) ? 'after the place was gone' : 'after the places were gone';

/** When money came for a booking that may not have its places again, as a sentence about the money goes on. */
export function lateWords(booking: Late, refusal: DomainError): string {
  const { promo } = booking;
  if (promo && isPromoRefusal(refusal)) return `${HOLD_ENDED} code ${promo.code} was not given any more`;
  return WHEN[refusal.code] ?? placesGone(booking);
}

/** The same of a booking that somebody has ended, or put on the waiting list. */
export const endedWords = (booking: Late): string =>
  booking.status === 'cancelled' ? 'after the booking had ended' : placesGone(booking);
