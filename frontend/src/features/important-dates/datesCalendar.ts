import type { GuestDates } from '../../api/guestDates';
import { instantIn } from '../../lib/time/zoned';
import { type CalendarEvent, calendarText } from '../../lib/time/icalendar';

/** The dates as an iCalendar file: whole days, or the instant at which the clocks there show the hour. */
export function datesCalendar({ tripId, tripTitle, timeZone, madeAt, dates }: GuestDates): string {
  return calendarText(
    dates.map(({ key, title, note, onDate, atTime }): CalendarEvent => {
      const entry = {
        uid: `trip-${tripId}-${key.replace(/[^\w-]/g, '-')}`,
        summary: `${title} (${tripTitle})`,
        description: note,
      };
      return atTime
        ? { ...entry, startsAt: instantIn(timeZone, onDate, atTime) }
        : { ...entry, firstDay: onDate, lastDay: onDate };
    }),
    madeAt,
  );
}
