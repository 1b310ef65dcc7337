import type { TripView } from '../../api/trip';
import { addDays } from '../../../../backend/contracts/days';
import { instantIn } from '../../lib/time/zoned';
import type { PlannedActivity } from '../../api/tripPages';
import type { NumberedDay } from './planTexts';

/** What the plan needs of the trip's row to become dates. */
export type TripDates = Pick<
  TripView,
  'startDate' | 'departsAt' | 'departureTime' | 'timeZone' | 'zoneLabel'
>;

/** What the plan's pages say of the trip beside its dates. */
export type PlannedTrip = TripDates & Pick<TripView, 'id' | 'title' | 'artist' | 'destination' | 'endDate'>;

/** An activity on the clocks of the trip's zone: its date, which after midnight is the next one, and `HH:mm`. */
export interface Activity {
  planned: PlannedActivity;
  day: string;
  time: string;
}

const MINUTE_MS = 60_000;

/** The date of a day of the plan, `YYYY-MM-DD`. */
export function dateOf({ number }: Pick<NumberedDay, 'number'>, { startDate }: TripDates): string {
  return addDays(startDate, number - 1);
}

/** When something of a day happens, on the ship's clocks. */
export function activityOf(planned: PlannedActivity, day: NumberedDay, trip: TripDates): Activity {
  const date = dateOf(day, trip);
  return {
    planned,
    day: planned.isNextDay ? addDays(date, 1) : date,
    time: planned.at === 'departure' ? trip.departureTime : planned.at,
  };
}

/** The instants, as ISO strings, at which an activity begins and ends. */
export function instantsOf({ planned, day, time }: Activity, trip: TripDates) {
  const startsAt = planned.at === 'departure' ? trip.departsAt : instantIn(trip.timeZone, day, time);
  const endsAt = new Date(Date.parse(startsAt) + planned.minutes * MINUTE_MS).toISOString();
  return { startsAt, endsAt };
}
