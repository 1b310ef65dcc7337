import { describe, expect, it } from '@jest/globals';
import { shownStock } from '../../../../contracts/shown-stock.js';
import { STOCK_SHIP } from '../../../../contracts/stock-ship.js';
import {
  EMPTY_FRONT,
  ownPicture,
  type PlannedActivity,
  type PlannedDay,
} from '../../../../contracts/trip-pages.js';
import {
  daysOf,
  guideProblems,
  ownPicturesOf,
  pictureProblems,
  planProblems,
  withStandIns,
} from './pages.rules.js';

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

describe('a guide', () => {
  const steps = (...weeks: number[]) =>
    weeks.map((weeksBefore) => ({ weeksBefore, title: 'A step', tasks: [] }));
  const group = (...keys: string[]) => ({
    title: 'A group',
    items: keys.map((key) => ({ key, name: 'A thing', isEssential: false })),
  });

  it('fits where its steps come nearer, and each thing has a key of its own', () => {
    expect(guideProblems({ steps: steps(6, 4, 1), packing: [group('hat', 'shoes'), group('map')] })).toEqual(
      {},
    );
    expect(guideProblems({ steps: [], packing: [] })).toEqual({});
  });

  it('goes from the earliest step to the last, no two for one day', () => {
    const sentence = 'Each step has fewer weeks left than the one before it';
    expect(guideProblems({ steps: steps(4, 6, 6), packing: [] })).toEqual({
      'steps.1.weeksBefore': sentence,
      'steps.2.weeksBefore': sentence,
    });
  });

  it('has no key twice, in whatever groups', () => {
    expect(guideProblems({ steps: [], packing: [group('hat'), group('map', 'hat')] })).toEqual({
      'packing.1.items.1.key': 'Another thing has this key: each has its own',
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
    expect(ownPicturesOf({ ...STOCK_SHIP, cover: own, reasons: [aDay(), own] })).toEqual([
      ['cover.picture', id],
      ['reasons.1.picture', id],
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

  it('leave the ship in their place where they are not there any more, and all else as it is', () => {
    const own = { ...aMoment(1), picture: ownPicture(id), alt: 'Ours' };
    const gone = { ...own, picture: ownPicture('x'.repeat(22)), alt: 'Theirs' };
    const ship = shownStock('ship-sunset-hero');
    expect(withStandIns({ days: [aDay(), gone], moments: [own, gone] }, new Set([id]))).toEqual({
      days: [aDay(), { ...gone, ...ship }],
      moments: [own, { ...gone, ...ship }],
    });
    const part = { ...STOCK_SHIP, cover: { picture: gone.picture, alt: gone.alt } };
    expect(withStandIns(part, new Set())).toEqual({ ...STOCK_SHIP, cover: ship });
  });
});
