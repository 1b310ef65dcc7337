import { useQuery } from '@tanstack/react-query';
import { setServerNow } from '../lib/clock';
import { request } from './http';
import type { components } from './schema.generated';

/** One cabin package. Prices are cents a person before taxes. */
export type CabinView = components['schemas']['CabinDto'];
export type CabinType = CabinView['type'];

/** The trip that is on sale. Days are `YYYY-MM-DD` in the trip's zone; `departsAt` and `now` are instants. */
export type TripView = components['schemas']['TripDto'];

const TRIP_KEY = ['/api/trips/current'] as const;

/** The current trip; its `now` sets the browser's clock. */
export function useTrip() {
  return useQuery({
    queryKey: TRIP_KEY,
    queryFn: async ({ signal }) => {
      const trip = await request<TripView>('GET', TRIP_KEY[0], undefined, signal);
      setServerNow(trip.now);
      return trip;
    },
  });
}
