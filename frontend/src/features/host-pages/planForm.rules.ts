import { MOST_OF_PAGES } from '../../../../backend/contracts/trip-pages';
import { daysBetween } from '../../../../backend/contracts/days';
import type { ChangePlan } from '../../api/host/hostTripPages';
import { newId } from '../../lib/newId';
import { wholeOf } from './typed.rules';

type PlanContent = Omit<ChangePlan, 'version'>;
type Activity = PlanContent['days'][number]['activities'][number];
type Day = PlanContent['days'][number];
type Moment = PlanContent['moments'][number];

/** An activity as it is typed. Named as the server names its fields, for its sentences. */
export interface ActivityValues extends Omit<Activity, 'minutes'> {
  /** Whether `at` counts, or the hour at which the trip sails. */
  when: 'time' | 'departure';
  minutes: string;
}

export interface DayValues extends Omit<Day, 'activities'> {
  /** Known to the form alone: a moment stays with its day wherever that is moved. */
  key: string;
  activities: ActivityValues[];
}

export interface MomentValues extends Omit<Moment, 'day'> {
  /** The key of a day; empty while none is chosen. */
  day: string;
}

/** The plan as it is typed. */
export interface PlanValues {
  days: DayValues[];
  moments: MomentValues[];
}

const DEPARTURE = 'departure';

export function planValues({ days, moments }: PlanContent): PlanValues {
  return {
    // The same of each version, so that it is seen whether one differs from what is saved.
    days: days.map(({ activities, title, description, picture, alt }, place) => ({
      key: String(place + 1),
      title,
      description,
      picture,
      alt,
      activities: activities.map(({ at, minutes, ...activity }) => ({
        ...activity,
        when: at === DEPARTURE ? 'departure' : 'time',
        at: at === DEPARTURE ? '' : at,
        minutes: String(minutes),
      })),
    })),
    moments: moments.map(({ day, ...moment }) => ({ ...moment, day: String(day) })),
  };
}

export function planBody({ days, moments }: PlanValues): PlanContent {
  return {
    days: days.map(({ key: _key, activities, ...day }) => ({
      ...day,
      activities: activities.map(({ when, at, minutes, isNextDay, ...activity }) => ({
        ...activity,
        at: when === 'departure' ? DEPARTURE : at,
        minutes: wholeOf(minutes),
        isNextDay: isNextDay && when === 'time',
      })),
    })),
    // A day that was taken away is number 0, which the server refuses with a sentence.
    moments: moments.map(({ day, ...moment }) => ({
      ...moment,
      day: days.findIndex(({ key }) => key === day) + 1,
    })),
  };
}

export const freshDay = (): DayValues => ({
  key: newId(),
  title: '',
  description: '',
  picture: '',
  alt: '',
  activities: [],
});

export const freshActivity = (): ActivityValues => ({
  key: newId(),
  when: 'time',
  at: '',
  minutes: '60',
  name: '',
  place: '',
  description: '',
  isNextDay: false,
});

export const freshMoment = (): MomentValues => ({
  title: '',
  description: '',
  day: '',
  picture: '',
  alt: '',
  focus: 50,
});

/** An empty day for each day of a trip; none while its dates are not set. */
export function daysFor({ startDate, endDate }: { startDate: string; endDate: string }): DayValues[] {
  if (!startDate || !endDate) return [];
  const days = Math.min(daysBetween(startDate, endDate) + 1, MOST_OF_PAGES.days);
  return Array.from({ length: Math.max(days, 0) }, freshDay);
}
