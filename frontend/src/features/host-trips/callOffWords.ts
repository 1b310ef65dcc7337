import type { CallOff } from '../../api/host/hostCallOff';
import { formatMoney } from '../../lib/money';
import { formatOwnTime } from '../../lib/time/ownTime';

const counted = (bookings: number) => (bookings === 1 ? '1 booking' : `${bookings} bookings`);

/** "12 bookings end, and all that was paid for them, $10,302, goes back." */
export function whatEnds({ bookings, paidCents }: Pick<CallOff, 'bookings' | 'paidCents'>): string {
  if (bookings === 0) return 'Nobody has booked it.';
  const ends = `${counted(bookings)} ${bookings === 1 ? 'ends' : 'end'}`;
  if (paidCents === 0) return `${ends}; nothing was paid yet.`;
  const paid = paidCents === null ? '' : `, ${formatMoney(paidCents)},`;
  return `${ends}, and all that was paid${paid} goes back.`;
}

/** Of a trip that is called off: what is left to be done. */
export const whatIsLeft = ({ bookings }: Pick<CallOff, 'bookings'>): string =>
  bookings === 0
    ? 'All of its bookings have ended. What goes back stands among the payments.'
    : `${counted(bookings)} ${bookings === 1 ? 'has' : 'have'} still to end. Where a payment is just being taken, that takes a few minutes.`;

/** Who asked for it, when and why. */
export const whoAsked = ({ askedBy, askedAt, reason }: CallOff): string =>
  `${askedBy}, ${askedAt ? formatOwnTime(askedAt) : ''}: ${reason}`;
