import type { CabinView } from '../../api/trip';
import { aTrip } from '../../testing/bookings';
import { nextCabin } from './nextCabin';

/** The cabins of a trip at prices for two, in the order of their types, each with how many are left. */
const cabinsAt = (...prices: [doubleCents: number, cabinsLeft?: number][]) =>
  aTrip().cabins.map((cabin, i) => {
    const [doubleCents = 0, cabinsLeft = null] = prices[i] ?? [];
    return { ...cabin, doubleCents, cabinsLeft };
  });
const next = (cabins: CabinView[], occupancy: 'double' | 'single' = 'double') =>
  cabins.map((cabin) => nextCabin(cabin, cabins, occupancy)?.type);

it('is the next one where prices rise', () => {
  expect(next(cabinsAt([65_000], [72_500], [90_000]))).toEqual(['oceanview', 'balcony', undefined]);
});

it('is found by its price and not by its place', () => {
  expect(next(cabinsAt([90_000], [65_000], [72_500]))).toEqual([undefined, 'balcony', 'inside']);
});

it('is none of the same price', () => {
  expect(next(cabinsAt([65_000], [65_000], [65_000]))).toEqual([undefined, undefined, undefined]);
});

it('is none that is sold out', () => {
  expect(next(cabinsAt([65_000], [72_500, 0], [90_000, 3]))).toEqual(['balcony', 'balcony', undefined]);
});

it('goes by the price of the occupancy that is shown', () => {
  // For one they cost 850, 925 and 1375, whatever they cost for two.
  expect(next(cabinsAt([90_000], [65_000], [72_500]), 'single')).toEqual(['oceanview', 'balcony', undefined]);
});
