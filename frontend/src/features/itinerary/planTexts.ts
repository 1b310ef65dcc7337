import type { Moment, PlannedDay, TripPlan } from '../../api/tripPages';
import { type OfArtist, withArtist } from './artist';

/** A day as it is read: 1 is the trip's first. */
export interface NumberedDay extends PlannedDay {
  number: number;
}

/** The days as they are read, with the name of the trip's artist. */
export function daysOf({ days }: Pick<TripPlan, 'days'>, trip: OfArtist): NumberedDay[] {
  const told = <T extends { description: string }>(what: T) => ({
    ...what,
    description: withArtist(what.description, trip),
  });
  return days.map((day, place) => ({
    ...told(day),
    title: withArtist(day.title, trip),
    number: place + 1,
    activities: day.activities.map((planned) => ({ ...told(planned), name: withArtist(planned.name, trip) })),
  }));
}

/** What to look forward to, with the name of the trip's artist. */
export function momentsOf({ moments }: Pick<TripPlan, 'moments'>, trip: OfArtist): Moment[] {
  return moments.map((moment) => ({
    ...moment,
    title: withArtist(moment.title, trip),
    description: withArtist(moment.description, trip),
  }));
}

const WORDS = 'One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve'.split(' ');

/** How a plan of so many days is called: "Three days, hour by hour", in words to twelve. */
export function hourByHour(days: number): string {
  if (days === 0) return 'Hour by hour';
  return `${WORDS[days - 1] ?? days} ${days === 1 ? 'day' : 'days'}, hour by hour`;
}
