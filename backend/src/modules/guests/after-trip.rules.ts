import { addDays } from '../../../contracts/days.js';

/** For so many days after a trip its guests' private details are kept, and its guests find one another in its list. */
export const DAYS_AFTER_TRIP = 30;

/** The day from which a trip's list is closed to its guests, `YYYY-MM-DD` in its zone; null of a trip without days. */
export function listClosesOn({ endDate }: { endDate: string | null }): string | null {
  return endDate === null ? null : addDays(endDate, DAYS_AFTER_TRIP);
}
