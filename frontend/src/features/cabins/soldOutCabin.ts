import type { CabinType, CabinView, TripView } from '../../api/trip';

type Selling = Pick<TripView, 'seatsLeft' | 'cabins'>;

/** The cabin of a kind, where the trip has places and no such cabin is left. */
export function soldOutCabin(trip: Selling | undefined, cabinType: CabinType): CabinView | undefined {
  if (!trip || trip.seatsLeft === 0) return undefined;
  return trip.cabins.find(({ type, cabinsLeft }) => type === cabinType && cabinsLeft === 0);
}

/** Whether so many who choose this cabin can only wait for it. */
export const isWaitedFor = (trip: Selling, cabinType: CabinType, travellers: number): boolean =>
  trip.seatsLeft < travellers || soldOutCabin(trip, cabinType) !== undefined;
