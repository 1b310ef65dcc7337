import type { PlannedActivity, PlannedDay } from '../../contracts/trip-pages.js';

/** When, for how many minutes, what, where, and a sentence on it; `late` is after midnight. */
type ActivitySketch = readonly [
  at: string,
  minutes: number,
  name: string,
  place: string,
  description: string,
  late?: 'late',
];

/** A day as the demo tells it. */
export interface DaySketch extends Omit<PlannedDay, 'activities'> {
  activities: readonly ActivitySketch[];
}

/** The days of a plan; an activity's key tells its day and its place there. */
export const plannedDays = (days: readonly DaySketch[]): PlannedDay[] =>
  days.map(({ activities, ...day }, i) => ({
    ...day,
    activities: activities.map(
      ([at, minutes, name, place, description, late], j): PlannedActivity => ({
        key: `day-${i + 1}-${j + 1}`,
        at,
        minutes,
        name,
        description,
        place,
        isNextDay: late === 'late',
      }),
    ),
  }));
