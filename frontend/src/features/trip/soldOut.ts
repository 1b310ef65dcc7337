import type { CabinType, CabinView, TripView } from '../../api/trip';

/** Whether fewer places are left than are wanted. A trip that is not there yet is not sold out. */
export const isSoldOut = (trip: Pick<TripView, 'seatsLeft'> | undefined, places = 1): boolean =>
  trip !== undefined && trip.seatsLeft < places;

/** The cabin of a kind, where the trip has places and no such cabin is left. */
export function soldOutCabin(
  trip: Pick<TripView, 'seatsLeft' | 'cabins'> | undefined,
  cabinType: CabinType,
): CabinView | undefined {
  if (isSoldOut(trip)) return undefined;
  return trip?.cabins.find(({ type, cabinsLeft }) => type === cabinType && cabinsLeft === 0);
}

/** Whether who chooses this cabin can only wait for it. */
export const isWaitedFor = (
  trip: Pick<TripView, 'seatsLeft' | 'cabins'> | undefined,
  cabinType: CabinType,
): boolean => isSoldOut(trip) || soldOutCabin(trip, cabinType) !== undefined;
