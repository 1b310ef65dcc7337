import { type CalendarEvent, calendarText } from '../../lib/time/icalendar';
import type { PlannedDay } from './plannedDay';
import { activityOf, instantsOf, type PlannedTrip, type TripDates } from './schedule.rules';

type CalendarTrip = TripDates & Pick<PlannedTrip, 'id' | 'title'>;

function eventsOf(day: PlannedDay, trip: CalendarTrip): CalendarEvent[] {
  return day.activities.map((planned, place) => ({
    // By its place, not its name: an activity that is called otherwise is the same one.
    uid: `trip-${trip.id}-day-${day.number}-${place + 1}`,
    summary: planned.name,
    location: planned.place,
    description: `${trip.title}, day ${day.number}: ${day.title}`,
    ...instantsOf(activityOf(planned, day, trip), trip),
  }));
}

/** The activities of some days as an iCalendar file, stamped with an instant. */
export function itineraryCalendar(days: readonly PlannedDay[], trip: CalendarTrip, stamp: string): string {
  return calendarText(
    days.flatMap((day) => eventsOf(day, trip)),
    stamp,
  );
}
