import type { CabinType, TripView } from '../../api/trip';

/** The cabin in which two pay least, of those that are to be had; of all where none is, the first while no trip is here. */
export function cheapestCabin(trip: Pick<TripView, 'cabins'> | undefined): CabinType {
  const all = trip?.cabins ?? [];
  const left = all.filter(({ cabinsLeft }) => cabinsLeft !== 0);
  const [first, ...others] = left.length > 0 ? left : all;
  if (!first) return 'inside';
  return others.reduce((least, one) => (one.doubleCents < least.doubleCents ? one : least), first).type;
}
