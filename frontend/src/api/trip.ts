import { queryOptions, useQuery } from '@tanstack/react-query';
import { NO_TRIP_OPEN } from '../../../backend/contracts/no-trip-open';
import { setServerNow } from '../lib/time/clock';
import { client, dataOf, type Schemas } from './client';
import { isRefusal } from './errors';
import { HttpError } from './http';

const NOT_FOUND = 404;

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
    const trip = await ofTripOnSale(client.GET(TRIP_KEY[0], { signal }));
    setServerNow(trip.now);
    return trip;
  },
});

/** What is read of the trip on sale. An empty answer is that there is none, which {@link isNoTripOpen} knows, as it does a refusal. */
export async function ofTripOnSale<T>(call: Promise<{ data?: T }>): Promise<NonNullable<T>> {
  const data = await dataOf(call);
  if (!data) throw new HttpError(NOT_FOUND, NO_TRIP_OPEN.message, NO_TRIP_OPEN);
  return data;
}

/** Whether the trip is missing because none is on sale, which is no failure. */
export const isNoTripOpen = (error: unknown): boolean => isRefusal(error, NO_TRIP_OPEN.code);

/** The current trip. */
export function useTrip() {
  return useQuery(tripOptions);
}
