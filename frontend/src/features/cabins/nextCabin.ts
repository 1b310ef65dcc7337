import type { Occupancy } from '../../api/quote';
import type { CabinView } from '../../api/trip';

const priceOf = ({ doubleCents, singleCents }: CabinView, occupancy: Occupancy) =>
  occupancy === 'double' ? doubleCents : singleCents;

/** The cheapest of the cabins that cost more than this one and are still to be had. */
export function nextCabin(
  cabin: CabinView,
  cabins: readonly CabinView[],
  occupancy: Occupancy,
): CabinView | undefined {
  const dearer = cabins.filter(
    (one) => one.cabinsLeft !== 0 && priceOf(one, occupancy) > priceOf(cabin, occupancy),
  );
  return dearer.toSorted((a, b) => priceOf(a, occupancy) - priceOf(b, occupancy))[0];
}
