import { type CalendarEvent, calendarText } from '../../lib/time/icalendar';
import type { NumberedDay } from './planTexts';
import { activityOf, instantsOf, type PlannedTrip, type TripDates } from './schedule.rules';

type CalendarTrip = TripDates & Pick<PlannedTrip, 'id' | 'title'>;

function eventsOf(day: NumberedDay, trip: CalendarTrip): CalendarEvent[] {
  return day.activities.map((planned) => ({
    // By its key: an activity that is called otherwise, or moved to another day, is the same one.
    uid: `trip-${trip.id}-${planned.key}`,
    summary: planned.name,
    location: planned.place,
    description: `${trip.title}, day ${day.number}: ${day.title}`,
    ...instantsOf(activityOf(planned, day, trip), trip),
  }));
}

/** The activities of some days as an iCalendar file, stamped with an instant. */
export function itineraryCalendar(days: readonly NumberedDay[], trip: CalendarTrip, stamp: string): string {
  return calendarText(
    days.flatMap((day) => eventsOf(day, trip)),
    stamp,
  );
}
