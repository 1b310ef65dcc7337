import { DomainError } from '../../../platform/errors/domain-error.js';
import type { GuestStatus } from '../../bookings/booking.rules.js';
import type { Guest } from '../../bookings/guest.entity.js';
import { namesFinalDaysOf, type TripConfig } from '../../trips/trip-config.js';
import { addDays } from '../../../../contracts/days.js';
import type { KeptDetails } from '../../bookings/travellers/sealed-details.js';

/** How much of a passport number its owner sees. */
const SHOWN_SIGNS = 3;

/** What of a trip says when the ship's list is final. */
interface ListedTrip {
  startDate: string | null;
  config: Pick<TripConfig, 'namesFinalDays'>;
}

/**
 * The day from which a guest cannot change names any more, null without a day of departure; days are `YYYY-MM-DD` in the
 * trip's zone.
 */
export function namesLockOn({ startDate, config }: ListedTrip): string | null {
  return startDate === null ? null : addDays(startDate, -namesFinalDaysOf(config));
}

/** Whether the ship's list is final: then a host alone changes names. */
export function areNamesLocked(trip: ListedTrip, today: string): boolean {
  const lockOn = namesLockOn(trip);
  return lockOn !== null && today >= lockOn;
}

/** Whether details may still be changed: not of a booking that has ended, and not after the trip. */
export function areDetailsOpen(status: GuestStatus, endDate: string | null, today: string): boolean {
  return status !== 'cancelled' && (endDate === null || today <= endDate);
}

/** The last three signs of a passport number, and never more than half of it; null when none is kept. */
export function passportEnding(number: string | undefined): string | null {
  if (!number) return null;
  const shown = Math.min(SHOWN_SIGNS, Math.floor(number.length / 2));
  return number.slice(number.length - shown);
}

/** The fields that differ, in the order of `after`. */
export function changedFields(before: KeptDetails, after: KeptDetails): (keyof KeptDetails)[] {
  const fields = Object.keys(after) as (keyof KeptDetails)[];
  return fields.filter((field) => comparable(before[field]) !== comparable(after[field]));
}

/** What is told, to be compared: nothing, an empty text and answers to nothing are the same. */
function comparable(told: KeptDetails[keyof KeptDetails]): string | boolean {
  if (typeof told !== 'object') return told ?? '';
  const answers = Object.entries(told);
  return answers.length ? JSON.stringify(answers) : '';
}

/**
 * What is done for a companion names them: the place that they leave is given to who comes after them, and a page may still show
 * the one before. Who booked keeps theirs. Throws `traveller.replaced`, and `page.outdated` where nobody is named.
 * @param guestId as the page had it; a page from before an update had none.
 */
export function assertMeant(
  { id, position, userId }: Pick<Guest, 'id' | 'position' | 'userId'>,
  { by, guestId }: { by: number; guestId: number | undefined },
): void {
  if (position === 1 || userId === by || id === guestId) return;
  throw new DomainError(guestId === undefined ? 'page.outdated' : 'traveller.replaced');
}
