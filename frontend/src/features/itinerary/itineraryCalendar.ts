import { type CalendarEvent, calendarText } from '../../lib/icalendar';
import type { PlannedDay } from './plannedDay';
import { activityOf, instantsOf, type PlannedTrip, type TripDates } from './schedule.rules';

type CalendarTrip = TripDates & Pick<PlannedTrip, 'id' | 'title'>;

const slugOf = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');

function eventsOf(day: PlannedDay, trip: CalendarTrip): CalendarEvent[] {
  return day.activities.map((planned) => ({
    uid: `trip-${trip.id}-day-${day.number}-${slugOf(planned.name)}`,
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
