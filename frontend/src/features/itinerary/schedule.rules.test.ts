import { aPlan } from '../../testing/tripPages';
import { daysOf } from './planTexts';
import { activityOf, dateOf, instantsOf } from './schedule.rules';

const TRIP = {
  startDate: '2025-09-05',
  departsAt: '2025-09-05T23:00:00.000Z',
  timeZone: 'America/Los_Angeles',
  departureTime: '16:00',
  zoneLabel: 'PT',
};
const plan = (trip = TRIP) =>
  daysOf(aPlan(), null).map((day) => ({
    date: dateOf(day, trip),
    activities: day.activities.map((planned) => {
      const activity = activityOf(planned, day, trip);
      return { name: planned.name, ...activity, ...instantsOf(activity, trip) };
    }),
  }));
const named = (name: string, trip = TRIP) =>
  plan(trip)
    .flatMap(({ activities }) => activities)
    .find((activity) => activity.name === name);

it('lays the days from the first day of the trip on', () => {
  expect(plan().map(({ date }) => date)).toEqual(['2025-09-05', '2025-09-06']);
  const later = { ...TRIP, startDate: '2026-02-28', departsAt: '2026-03-01T00:00:00.000Z' };
  expect(plan(later).map(({ date }) => date)).toEqual(['2026-02-28', '2026-03-01']);
});

it('sails when the trip says so', () => {
  expect(named('Sail-away')?.startsAt).toBe(TRIP.departsAt);
  const later = { ...TRIP, departsAt: '2025-09-05T23:30:00.000Z', departureTime: '16:30' };
  expect(named('Sail-away', later)).toMatchObject({
    time: '16:30',
    startsAt: later.departsAt,
  });
});

it('tells times on the clocks of the trip, in summer and in winter', () => {
  expect(named('The gangway goes down')?.startsAt).toBe('2025-09-06T16:00:00.000Z');
  const winter = { ...TRIP, startDate: '2025-12-05', departsAt: '2025-12-06T00:00:00.000Z' };
  expect(named('The gangway goes down', winter)?.startsAt).toBe('2025-12-06T17:00:00.000Z');
});

it('gives what happens after midnight the next date', () => {
  expect(named('Stars over the wake')).toMatchObject({
    day: '2025-09-07',
    time: '00:30',
    startsAt: '2025-09-07T07:30:00.000Z',
  });
});

it('ends an activity after its minutes', () => {
  expect(named('Deck party')).toMatchObject({
    startsAt: '2025-09-07T05:00:00.000Z',
    endsAt: '2025-09-07T07:30:00.000Z',
  });
});
