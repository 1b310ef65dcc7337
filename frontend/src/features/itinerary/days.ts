import { type OfArtist, withArtist } from './artist';
import { FIRST_DAY } from './firstDay';
import type { PlannedDay } from './plannedDay';
import { SECOND_DAY } from './secondDay';
import { THIRD_DAY } from './thirdDay';

/** The cruise to Ensenada, in the order in which it happens; names may hold `{artist}`. */
export const DAYS: readonly PlannedDay[] = [FIRST_DAY, SECOND_DAY, THIRD_DAY];

/** The days as they are read, with the name of the trip's artist. */
export function daysOf(trip: OfArtist): PlannedDay[] {
  return DAYS.map((day) => ({
    ...day,
    activities: day.activities.map((planned) => ({ ...planned, name: withArtist(planned.name, trip) })),
  }));
}
