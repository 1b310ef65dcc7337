import { DateTime } from 'luxon';
import type { TripFacts } from '../../trips/dates/dates.rules.js';
import type { Trip } from '../../trips/trip.entity.js';

/** What the rule of dates needs of a trip's row. */
export function tripFacts({ title, startDate, endDate, departsAt, timeZone }: Trip): TripFacts {
  const sailsAt = departsAt && DateTime.fromJSDate(departsAt, { zone: timeZone }).toFormat('HH:mm');
  return { title, startDate, endDate, sailsAt };
}
