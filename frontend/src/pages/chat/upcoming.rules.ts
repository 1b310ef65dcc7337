import { DAYS } from '../../features/itinerary/days';
import { type Activity, activitiesOf, type TripDates } from '../../features/itinerary/schedule.rules';

/** Something on the trip that is still to come. `dayNumber` is 1 for the day of departure. */
export type Upcoming = Activity & { dayNumber: number };

/** The next things that happen on the trip after an instant, the soonest first; none once it is over. */
export function upcomingOf(trip: TripDates, after: Date, most: number): Upcoming[] {
  const all = DAYS.flatMap((day) =>
    activitiesOf(day, trip).map((activity) => ({ ...activity, dayNumber: day.number })),
  );
  return all
    .filter(({ endsAt }) => Date.parse(endsAt) > after.getTime())
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt))
    .slice(0, most);
}
