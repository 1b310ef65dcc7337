import { aTrip } from '../../testing/bookings';
import { aGuestTrip } from '../../testing/guestArea';
import { firstTrip, organisersOf, tripChoice as choiceOf } from './tripChoice';

const NIGHT = aGuestTrip({ id: 4, title: 'Night Cruise' });
const tripChoice = (
  own: Parameters<typeof choiceOf>[0],
  ...onSale: Parameters<typeof choiceOf>[1][number][]
) => choiceOf(own, onSale);

it('is between one’s own trips, in their order, and the one on sale', () => {
  expect(Object.entries(tripChoice([NIGHT, aGuestTrip({ id: 2 })], aTrip()) ?? {})).toEqual([
    ['trip-4', 'Night Cruise'],
    ['trip-2', 'Ensenada Group Cruise'],
    ['trip-1', 'Another trip: Sunset Sessions at Sea'],
  ]);
});

it('names the trip on sale once for who travels with it', () => {
  expect(tripChoice([NIGHT, aGuestTrip({ id: 1 })], aTrip())).toEqual({
    'trip-4': 'Night Cruise',
    'trip-1': 'Ensenada Group Cruise',
  });
});

it.each([
  ['who has none, with one on sale', tripChoice([], aTrip())],
  ['nobody, with none on sale', tripChoice([])],
  ['whose one is on sale', tripChoice([aGuestTrip({ id: 1 })], aTrip())],
  ['whose one is all there is', tripChoice([NIGHT])],
])('is none for %s', (_, choice) => expect(choice).toBeNull());

it('is between all that are on sale for who has none', () => {
  expect(tripChoice([], aTrip(), aTrip({ id: 7, title: 'Catalina' }))).toEqual({
    'trip-1': 'Sunset Sessions at Sea',
    'trip-7': 'Catalina',
  });
});

it('starts with the first wish that can be chosen, else with the trip that is meant', () => {
  const trips = tripChoice([NIGHT], aTrip());
  expect(firstTrip(trips, ['trip-1', 'trip-4'])).toBe('trip-1');
  expect(firstTrip(trips, ['trip-9', undefined])).toBe('trip-4');
  expect(firstTrip(null, ['trip-1'])).toBe('');
});

it('tells trips of one title apart by their days, be they one’s own or on sale', () => {
  const next = aTrip({ id: 7, title: NIGHT.title, startDate: '2026-09-04', endDate: '2026-09-07' });
  expect(tripChoice([NIGHT], next)).toEqual({
    'trip-4': 'Night Cruise (September 5-8, 2025)',
    'trip-7': 'Another trip: Night Cruise (September 4-7, 2026)',
  });
});

it('knows who organises each of them, by the value of its trip, and of one alone by none', () => {
  const organiser = { name: 'Lantern Tours', address: '1 Quay Street', registration: '' };
  const sentence = 'The trip is organised by Lantern Tours, 1 Quay Street.';
  const sold = aTrip({ organiser });
  expect(organisersOf([NIGHT], [sold])).toEqual({ 'trip-1': sentence });
  expect(organisersOf([aGuestTrip({ id: 1, organiser })], [sold])).toEqual({ '': sentence });
  expect(organisersOf([], [sold])).toEqual({ '': sentence });
  expect(organisersOf([NIGHT], [])).toEqual({});
});
