import type { TripView } from '../../api/trip';
import { addDays, dayIn, instantIn } from '../../lib/dates';
import type { PlannedActivity, PlannedDay } from './days';

/** What the plan needs of the trip's row to become dates. */
export type TripDates = Pick<TripView, 'startDate' | 'departsAt' | 'timeZone'>;

/** An activity at its instants. `day` is the date its clocks show, which after midnight is the next one. */
export interface Activity {
  name: string;
  place: string;
  day: string;
  startsAt: string;
  endsAt: string;
}

const MINUTE_MS = 60_000;

/** The date of a day of the plan, `YYYY-MM-DD`. */
export function dateOf({ number }: Pick<PlannedDay, 'number'>, { startDate }: TripDates): string {
  return addDays(startDate, number - 1);
}

function startOf({ at, isNextDay }: PlannedActivity, date: string, trip: TripDates): string {
  if (at === 'departure') return trip.departsAt;
  return instantIn(trip.timeZone, isNextDay ? addDays(date, 1) : date, at);
}

/** The activities of a day in the trip's zone, whatever the zone of whoever asks. */
export function activitiesOf(planned: PlannedDay, trip: TripDates): Activity[] {
  return planned.activities.map((activity) => {
    const startsAt = startOf(activity, dateOf(planned, trip), trip);
    const endsAt = new Date(Date.parse(startsAt) + activity.minutes * MINUTE_MS).toISOString();
    const day = dayIn(trip.timeZone, new Date(startsAt));
    return { name: activity.name, place: activity.place, day, startsAt, endsAt };
  });
}
