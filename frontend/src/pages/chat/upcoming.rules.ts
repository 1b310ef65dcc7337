import type { TripPlan } from '../../api/tripPages';
import type { OfArtist } from '../../features/itinerary/artist';
import { daysOf } from '../../features/itinerary/planTexts';
import { activityOf, instantsOf, type TripDates } from '../../features/itinerary/schedule.rules';

/** Something on the trip that is still to come, by its key in the plan: `HH:mm` on a day of the trip's zone; `dayNumber` is 1 for the first day. */
export interface Upcoming {
  key: string;
  name: string;
  description: string;
  place: string;
  dayNumber: number;
  day: string;
  time: string;
  startsAt: string;
}

/** The next things of the plan that happen on the trip after an instant, the soonest first; none once it is over. */
export function upcomingOf(
  plan: Pick<TripPlan, 'days'>,
  trip: TripDates & OfArtist,
  after: Date,
  most: number,
): Upcoming[] {
  const all = daysOf(plan, trip).flatMap((day) =>
    day.activities.map((planned) => {
      const activity = activityOf(planned, day, trip);
      const { key, name, description, place } = planned;
      const { time } = activity;
      return {
        key,
        name,
        description,
        place,
        dayNumber: day.number,
        day: activity.day,
        time,
        ...instantsOf(activity, trip),
      };
    }),
  );
  return all
    .filter(({ endsAt }) => Date.parse(endsAt) > after.getTime())
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt))
    .slice(0, most);
}
