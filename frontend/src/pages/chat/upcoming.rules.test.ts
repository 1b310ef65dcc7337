import { aPlan } from '../../testing/tripPages';
import { upcomingOf } from './upcoming.rules';

const PLAN = aPlan();
const TRIP = {
  artist: 'Cora Valdez',
  startDate: '2025-09-05',
  departsAt: '2025-09-05T23:00:00.000Z',
  timeZone: 'America/Los_Angeles',
  departureTime: '16:00',
  zoneLabel: 'PT',
};

it('begins with boarding as long as the trip is ahead', () => {
  const [first, second] = upcomingOf(PLAN, TRIP, new Date('2025-06-02T16:00:00Z'), 2);
  expect(first).toMatchObject({ name: 'Boarding opens', dayNumber: 1, startsAt: '2025-09-05T19:00:00.000Z' });
  expect(second?.name).toBe('Sail-away');
});

it('keeps what is going on and drops what is over', () => {
  const during = upcomingOf(PLAN, TRIP, new Date('2025-09-05T23:30:00Z'), 3).map(({ name }) => name);
  expect(during[0]).toBe('Sail-away');
  expect(during).not.toContain('Boarding opens');
});

it('names the artist of the trip, and calls nobody by a name who has none', () => {
  const openingOf = (artist: string) =>
    upcomingOf(PLAN, { ...TRIP, artist }, new Date('2025-06-02T16:00:00Z'), 9).find(({ name }) =>
      name.startsWith('Opening night'),
    )?.name;
  expect(openingOf('Cora Valdez')).toBe('Opening night with Cora Valdez');
  expect(openingOf('')).toBe('Opening night with our guest artist');
});

it('has nothing to tell once everybody is home', () => {
  expect(upcomingOf(PLAN, TRIP, new Date('2025-10-01T00:00:00Z'), 3)).toEqual([]);
});
