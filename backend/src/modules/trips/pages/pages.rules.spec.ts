import { describe, expect, it } from '@jest/globals';
import {
  EMPTY_FRONT,
  ownPicture,
  type PlannedActivity,
  type PlannedDay,
} from '../../../../contracts/trip-pages.js';
import { daysOf, ownPicturesOf, pictureProblems, planProblems } from './pages.rules.js';

const anActivity = (changes: Partial<PlannedActivity> = {}): PlannedActivity => ({
  key: 'boarding',
  at: '12:00',
  minutes: 60,
  name: 'Boarding',
  description: '',
  place: '',
  isNextDay: false,
  ...changes,
});
const aDay = (...activities: PlannedActivity[]): PlannedDay => ({
  title: 'A day',
  description: 'At sea',
  picture: 'pool-day',
  alt: 'A pool',
  activities,
});
const aMoment = (day: number) => ({ ...aDay(), day, focus: 50 });
const id = 'abcdefghijklmnopqrstuv';

describe('a trip lasts', () => {
  it.each([
    ['one day', '2026-05-01', '2026-05-01', 1],
    ['its first and its last day, too', '2026-05-01', '2026-05-04', 4],
    ['nobody knows how long while a date is missing', '2026-05-01', null, null],
  ])('%s', (_, startDate, endDate, days) => {
    expect(daysOf({ startDate, endDate })).toBe(days);
  });
});

describe('a plan', () => {
  it('fits where each activity has a key of its own, and as many days as the trip at most', () => {
    const days = [
      aDay(anActivity(), anActivity({ key: 'sails', at: 'departure' })),
      aDay(anActivity({ key: 'stars', at: '00:30', isNextDay: true })),
    ];
    expect(planProblems({ days, moments: [aMoment(1), aMoment(2)] }, 2)).toEqual({});
    expect(planProblems({ days: Array.from({ length: 31 }, () => aDay()), moments: [] }, null)).toEqual({});
  });

  it('has no key twice, on whatever days', () => {
    const days = [aDay(anActivity()), aDay(anActivity({ key: 'other' }), anActivity())];
    expect(planProblems({ days, moments: [] }, null)).toEqual({
      'days.1.activities.1.key': 'Another activity has this key: each has its own',
    });
  });

  it.each([
    [1, 'The trip lasts one day: plan no more than that'],
    [2, 'The trip lasts 2 days: plan no more than that'],
  ])('of three days is too long for a trip of %d', (lasts, sentence) => {
    expect(planProblems({ days: [aDay(), aDay(), aDay()], moments: [] }, lasts)).toEqual({ days: sentence });
  });

  it('sends a moment to a day that there is', () => {
    expect(planProblems({ days: [aDay()], moments: [aMoment(1), aMoment(2)] }, null)).toEqual({
      'moments.1.day': 'Choose a day of the plan',
    });
  });

  it('leaves no departure for after midnight', () => {
    const days = [aDay(anActivity({ at: 'departure', isNextDay: true }))];
    expect(planProblems({ days, moments: [] }, null)).toEqual({
      'days.0.activities.0.isNextDay': 'What is after midnight needs an hour of its own',
    });
  });
});

describe('pictures of the trip’s own', () => {
  it('are found wherever a part shows one', () => {
    const own = { ...aMoment(1), picture: ownPicture(id) };
    expect(ownPicturesOf({ days: [aDay()], moments: [aMoment(1), own] })).toEqual([
      ['moments.1.picture', id],
    ]);
    const slide = { ...own, isMoving: false };
    const card = { ...own, icon: 'sun', color: 'gold' } as const;
    expect(ownPicturesOf({ ...EMPTY_FRONT, slides: [slide], cards: [card] })).toEqual([
      ['slides.0.picture', id],
      ['cards.0.picture', id],
    ]);
  });

  it('have to be there', () => {
    const shown: [string, string][] = [
      ['slides.0.picture', id],
      ['cards.0.picture', 'x'.repeat(22)],
    ];
    expect(pictureProblems(shown, new Set([id]))).toEqual({
      'cards.0.picture': 'This picture is not there any more. Choose another one',
    });
  });
});
