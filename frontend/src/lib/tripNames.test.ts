import { aHostedTrip } from '../testing/hostTrips';
import { tripNames, tripOf, tripValue } from './tripNames';

const aTrip = (tripId: number, startDate: string | null, endDate: string | null, title = 'Ensenada') =>
  aHostedTrip({ tripId, title, startDate, endDate });
const namesOf = (...trips: Parameters<typeof tripNames>[0]) => Object.values(tripNames(trips));

it('calls a trip by its title where no other has it', () => {
  expect(
    namesOf(aTrip(1, '2025-09-05', '2025-09-08'), aTrip(2, '2025-09-05', '2025-09-08', 'Baltic')),
  ).toEqual(['Ensenada', 'Baltic']);
});

it('tells trips of one title apart by their days, and says the year where they are not of one', () => {
  const first = aTrip(1, '2025-09-05', '2025-09-08');
  const other = aTrip(3, '2025-09-05', '2025-09-08', 'Baltic');
  expect(namesOf(first, aTrip(2, '2025-10-03', '2025-10-06'), other)).toEqual([
    'Ensenada (Sep 5-8)',
    'Ensenada (Oct 3-6)',
    'Baltic',
  ]);
  expect(namesOf(first, aTrip(2, '2026-09-04', '2026-09-07'), other)).toEqual([
    'Ensenada (September 5-8, 2025)',
    'Ensenada (September 4-7, 2026)',
    'Baltic',
  ]);
});

it('names a few trips as they are called among all', () => {
  const [first, second] = [aTrip(1, '2025-09-05', '2025-09-08'), aTrip(2, '2026-09-04', '2026-09-07')];
  expect(tripNames([second], [first, second])).toEqual({ 'trip-2': 'Ensenada (September 4-7, 2026)' });
});

it('adds their number where the days are the same, or not set', () => {
  const days = ['2025-09-05', '2025-09-08'] as const;
  expect(namesOf(aTrip(1, ...days), aTrip(2, ...days), aTrip(3, '2025-10-03', '2025-10-06'))).toEqual([
    'Ensenada (Sep 5-8, trip 1)',
    'Ensenada (Sep 5-8, trip 2)',
    'Ensenada (Oct 3-6)',
  ]);
  expect(namesOf(aTrip(1, null, null), aTrip(2, null, null))).toEqual([
    'Ensenada (dates to be set, trip 1)',
    'Ensenada (dates to be set, trip 2)',
  ]);
});

it('keeps the order of the trips, and finds a trip by its value', () => {
  const names = tripNames([aTrip(12, null, null, 'Baltic'), aTrip(3, null, null)]);
  expect(Object.keys(names).map(tripOf)).toEqual([12, 3]);
  expect(names[tripValue(3)]).toBe('Ensenada');
});
