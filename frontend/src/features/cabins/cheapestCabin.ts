import { cheapestLeft } from '../../../../backend/contracts/offered-cabin';
import type { CabinType, TripView } from '../../api/trip';

/** The cabin in which two pay least, of those that are to be had; of all where none is, the first while no trip is here. */
export function cheapestCabin(trip: Pick<TripView, 'cabins'> | undefined): CabinType {
  return cheapestLeft(trip?.cabins ?? [])?.type ?? 'inside';
}
