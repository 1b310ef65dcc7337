import { aTrip } from '../../testing/bookings';
import { cheapestCabin } from './cheapestCabin';

const trip = aTrip();
const priced = (...cents: number[]) => ({
  cabins: trip.cabins.map((cabin, i) => ({ ...cabin, doubleCents: cents[i] ?? 0 })),
});
const left = (...counts: (number | null)[]) => ({
  cabins: trip.cabins.map((cabin, i) => ({
    ...cabin,
    doubleCents: 100 + i,
    cabinsLeft: counts[i] ?? null,
  })),
});

it.each([
  ['inside', undefined],
  ['inside', priced(100, 200, 300)],
  ['balcony', priced(300, 200, 100)],
  ['inside', priced(100, 100, 100)],
  ['oceanview', left(0, 1, null)],
  ['balcony', left(0, 0, null)],
  ['inside', left(0, 0, 0)],
] as const)('two pay least in %s', (type, of) => {
  expect(cheapestCabin(of)).toBe(type);
});
