import type { BookingStatus } from '../booking.rules.js';

/** How long offered places may be held, in hours. */
export const OFFER_HOURS = { least: 1, most: 14 * 24, usual: 48 } as const;

/** A booking as far as the decision about its places goes. */
interface Standing {
  status: BookingStatus;
  holdExpiresAt: Date | null;
  /** Something was paid on it and did not go back. */
  hasPaid: boolean;
}

export type PlaceAct = 'approve' | 'waitlist' | 'offer';

/** What a host may do with the places of a booking now. What lapsed after money came is the refund's business. */
export function placeActs({ status, holdExpiresAt, hasPaid }: Standing): PlaceAct[] {
  if (hasPaid) return [];
  switch (status) {
    case 'held':
    case 'pending_payment':
      return holdExpiresAt === null ? ['waitlist'] : ['approve', 'waitlist'];
    case 'expired':
      return ['approve', 'waitlist'];
    case 'waitlist':
      return ['offer'];
    default:
      return [];
  }
}
