import { expect, it } from '@jest/globals';
import { byTripOf } from './trip-revenue.rules.js';

const trips = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    tripId: place,
    title: `Trip ${place}`,
    cents: 1_000 - place,
  }));

it('sums up what the trips beyond the first twelve have earned', () => {
  expect(byTripOf(trips(12))).toEqual({ byTrip: trips(12), otherTrips: null });
  expect(byTripOf(trips(14))).toEqual({
    byTrip: trips(12),
    otherTrips: { count: 2, cents: 1_000 - 12 + 1_000 - 13 },
  });
});
