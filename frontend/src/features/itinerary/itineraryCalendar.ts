import type { TripView } from '../../api/trip';
import { type CalendarEvent, calendarText } from '../../lib/icalendar';
import type { PlannedDay } from './days';
import { activitiesOf, type TripDates } from './schedule.rules';

type CalendarTrip = TripDates & Pick<TripView, 'id' | 'title' | 'now'>;

const slugOf = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');

function eventsOf(day: PlannedDay, trip: CalendarTrip): CalendarEvent[] {
  return activitiesOf(day, trip).map(({ name, place, startsAt, endsAt }) => ({
    uid: `trip-${trip.id}-day-${day.number}-${slugOf(name)}`,
    summary: name,
    location: place,
    description: `${trip.title}, day ${day.number}: ${day.title}`,
    startsAt,
    endsAt,
  }));
}

/**
 * The activities of some days as an iCalendar file. It is the same for the same trip row, so that the server and the
 * browser draw the same link: the file is stamped with the server's time that came with the row.
 */
export function itineraryCalendar(days: readonly PlannedDay[], trip: CalendarTrip): string {
  return calendarText(
    days.flatMap((day) => eventsOf(day, trip)),
    trip.now,
  );
}
