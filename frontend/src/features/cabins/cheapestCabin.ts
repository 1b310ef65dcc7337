import { cheapestOf } from '../../../../backend/contracts/offered-cabin';
import type { CabinType, TripView } from '../../api/trip';

/** The cabin in which two pay least, of those that are to be had; of all where none is, the first while no trip is here. */
export function cheapestCabin(trip: Pick<TripView, 'cabins'> | undefined): CabinType {
  const all = trip?.cabins ?? [];
  const left = all.filter(({ cabinsLeft }) => cabinsLeft !== 0);
  return (cheapestOf(left) ?? cheapestOf(all))?.type ?? 'inside';
}
