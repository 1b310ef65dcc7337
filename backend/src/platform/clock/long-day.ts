import { DateTime } from 'luxon';

/** A day, `YYYY-MM-DD`, as people read it: "July 7, 2025". */
export function longDay(day: string): string {
  return DateTime.fromISO(day, { zone: 'utc' }).setLocale('en-US').toFormat('LLLL d, yyyy');
}
