import { fullName } from '../../../../contracts/person-name.js';
import type { RefusalCode } from '../../../platform/errors/refusals.js';
import type { GuestStatus } from '../../bookings/booking.rules.js';
import { shortName } from '../../bookings/guest.view.js';

/** A person's place on a trip, as far as a review depends on it. */
interface ReviewedPlace {
  status: GuestStatus;
  /** Whether it opens the trip's premium pages: paid, not refunded, not disputed. */
  isOpen: boolean;
  /** Whether this person hosts the trip. */
  isHost: boolean;
  isCalledOff: boolean;
  /** Days `YYYY-MM-DD` in the trip's zone. */
  startDate: string | null;
  endDate: string | null;
}

/** Why somebody may write no review of their trip, as of a day in its zone; null for who may. */
export function reviewProblem(place: ReviewedPlace, today: string): RefusalCode | null {
  const { status, isOpen, isHost, isCalledOff, startDate, endDate } = place;
  if (isHost) return 'review.own_trip';
  if (isCalledOff || status !== 'confirmed' || !isOpen) return 'review.no_paid_place';
  return startDate === null || endDate === null || today <= endDate ? 'review.too_early' : null;
}

/** As everybody reads who wrote it: "Alicia B.", and for who has one name that. */
export function reviewerName(names: { firstName: string; lastName: string }): string {
  return shortName(fullName(names));
}
