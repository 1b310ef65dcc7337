import { queryOptions, useQuery } from '@tanstack/react-query';
import { setServerNow } from '../lib/time/clock';
import { client, dataOf, type Schemas } from './client';
import { isRefusal } from './errors';

/** One cabin package. Prices are cents a person before taxes. */
export type CabinView = Schemas['CabinDto'];
export type CabinType = CabinView['type'];

/** The trip that is on sale. Days are `YYYY-MM-DD` in the trip's zone; `departsAt` and `now` are instants. */
export type TripView = Schemas['TripDto'];

export const TRIP_KEY = ['/api/trips/current'] as const;

/** The current trip as a query; its `now` sets the browser's clock. */
export const tripOptions = queryOptions({
  queryKey: TRIP_KEY,
  queryFn: async ({ signal }) => {
    const trip = await dataOf(client.GET(TRIP_KEY[0], { signal }));
    setServerNow(trip.now);
    return trip;
  },
});

/** Whether the trip is missing because none is on sale, which is no failure. */
export const isNoTripOpen = (error: unknown): boolean => isRefusal(error, 'trip.none_open');

/** The current trip. */
export function useTrip() {
  return useQuery(tripOptions);
}
