import { DAYS } from './days';
import { activityOf, dateOf, instantsOf } from './schedule.rules';

const TRIP = {
  startDate: '2025-09-05',
  endDate: '2025-09-08',
  departsAt: '2025-09-05T23:00:00.000Z',
  timeZone: 'America/Los_Angeles',
  departureTime: '16:00',
  zoneLabel: 'PT',
};
const plan = (trip = TRIP) =>
  DAYS.map((day) => ({
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

it('lays three days from the first day of the trip on', () => {
  expect(plan().map(({ date }) => date)).toEqual(['2025-09-05', '2025-09-06', '2025-09-07']);
  const later = { ...TRIP, startDate: '2026-02-27', departsAt: '2026-02-28T00:00:00.000Z' };
  expect(plan(later).map(({ date }) => date)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
});

it('sails when the trip says so', () => {
  expect(named('Sail-away and the first set')?.startsAt).toBe(TRIP.departsAt);
  const later = { ...TRIP, departsAt: '2025-09-05T23:30:00.000Z', departureTime: '16:30' };
  expect(named('Sail-away and the first set', later)).toMatchObject({
    time: '16:30',
    startsAt: later.departsAt,
  });
});

it('tells times on the clocks of the trip, in summer and in winter', () => {
  expect(named('The gangway goes down')?.startsAt).toBe('2025-09-06T16:00:00.000Z');
  const winter = { ...TRIP, startDate: '2025-12-05', departsAt: '2025-12-06T00:00:00.000Z' };
  expect(named('The gangway goes down', winter)?.startsAt).toBe('2025-12-06T17:00:00.000Z');
});

it('gives what happens after midnight the next date, and ends on the last day of the trip', () => {
  expect(named('Stars over the wake')).toMatchObject({
    day: '2025-09-07',
    time: '00:30',
    startsAt: '2025-09-07T07:30:00.000Z',
  });
  expect(named('Last song, last guests ashore')?.day).toBe(TRIP.endDate);
});

it('goes forward only, and every activity takes time', () => {
  const activities = plan().flatMap((day) => day.activities);
  const starts = activities.map(({ startsAt }) => startsAt);
  expect(starts).toEqual(starts.toSorted());
  for (const { startsAt, endsAt } of activities) expect(endsAt > startsAt).toBe(true);
});
