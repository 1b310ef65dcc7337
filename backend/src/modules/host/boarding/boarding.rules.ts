import { addDays } from '../../../../contracts/days.js';
import { longDay } from '../../../platform/clock/long-day.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { type BookingStatus, isConfirmed } from '../../bookings/booking.rules.js';
import type { Trip } from '../../trips/trip.entity.js';

/** Some groups meet at the pier, or in a hotel beside it, on the evening before. */
const DAYS_BEFORE = 1;
/** As people sort names: accents and case come after the letters. */
const NAMES = new Intl.Collator('en-US');

type Sailing = Pick<Trip, 'startDate' | 'endDate'>;
interface Names {
  firstName: string;
  lastName: string;
}

/** The day from which hosts mark who is here; null while the trip has no day of departure. */
export function boardingOpensOn({ startDate }: Pick<Trip, 'startDate'>): string | null {
  return startDate && addDays(startDate, -DAYS_BEFORE);
}

/**
 * Why nobody is marked on the trip now, or null. Until its last day who comes late, or was forgotten, can be marked.
 * @param today in the trip's zone
 */
export function outOfTime(trip: Sailing, today: string): DomainError | null {
  const opensOn = boardingOpensOn(trip);
  if (opensOn === null) return new DomainError('boarding.no_day');
  if (today < opensOn) return new DomainError('boarding.too_early', { day: longDay(opensOn) });
  return today > (trip.endDate ?? trip.startDate ?? today) ? new DomainError('boarding.over') : null;
}

/** Why a traveller of such a booking is not marked now, or null: what is wrong with the booking says more than the day. */
export function boardingRefusal(status: BookingStatus, trip: Sailing, today: string): DomainError | null {
  if (status === 'cancelled') return new DomainError('boarding.cancelled');
  if (!isConfirmed(status)) return new DomainError('boarding.not_confirmed');
  return outOfTime(trip, today);
}

/** By last name, then by first name; who has one name stands where that belongs. */
export function byLastName(a: Names, b: Names): number {
  const lastOf = ({ firstName, lastName }: Names) => lastName || firstName;
  return NAMES.compare(lastOf(a), lastOf(b)) || NAMES.compare(a.firstName, b.firstName);
}
