import { DateTime } from 'luxon';
import { DAY_MS } from '../../../platform/clock/clock.js';

/** What goes at once can still be called back for so long. */
export const UNDO_MS = 10_000;
/** Mails that one host sends in 24 hours: twice the largest group. */
export const DAILY_LIMIT = 2_000;
const LONGEST_WAIT_MS = 366 * DAY_MS;

/**
 * The instant at which the clocks of a zone show `YYYY-MM-DDTHH:MM`; null when it is past or more than a year away. An
 * hour that the spring change leaves out is the one after it; of one that comes twice it is either.
 */
export function instantOf(local: string, timeZone: string, now: Date): Date | null {
  const at = DateTime.fromISO(local, { zone: timeZone });
  const waitMs = at.toMillis() - now.getTime();
  return at.isValid && waitMs > 0 && waitMs < LONGEST_WAIT_MS ? at.toJSDate() : null;
}
