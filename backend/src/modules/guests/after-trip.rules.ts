import { addDays } from '../../../contracts/days.js';

/** For so many days after a trip its guests' private details are kept, and its guests find one another in its list. */
export const DAYS_AFTER_TRIP = 30;

/**
 * The day since which a trip's list is closed to its guests, `YYYY-MM-DD` in its zone; null while it is open.
 * @param today in the trip's zone.
 */
export function listClosedOn({ endDate }: { endDate: string | null }, today: string): string | null {
  const closesOn = endDate === null ? null : addDays(endDate, DAYS_AFTER_TRIP);
  return closesOn !== null && closesOn <= today ? closesOn : null;
}
