import { meantTrip } from './meantTrip';

const trips = [
  { tripId: 3, timeZone: 'America/Los_Angeles' },
  { tripId: 7, timeZone: 'Europe/Lisbon' },
];

it('is the chosen trip, and with all chosen the first', () => {
  expect(meantTrip(trips, 7)?.timeZone).toBe('Europe/Lisbon');
  expect(meantTrip(trips, null)?.timeZone).toBe('America/Los_Angeles');
});

it('is none for who hosts none', () => {
  expect(meantTrip([], 7)).toBeUndefined();
});
