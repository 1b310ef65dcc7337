import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { NO_TRIP_OPEN } from '../../../backend/contracts/no-trip-open';
import { useTripOfPage } from '../lib/browser/useTripOfPage';
import { setServerNow } from '../lib/time/clock';
import { client, dataOf, type Schemas } from './client';
import { isRefusal } from './errors';
import { HttpError } from './http';
import { useKnown } from './known';

const NOT_FOUND = 404;

/** One cabin package. Prices are cents a person before taxes. */
export type CabinView = Schemas['CabinDto'];
export type CabinType = CabinView['type'];

/** A trip that is on sale. Days are `YYYY-MM-DD` in the trip's zone; `departsAt` and `now` are instants. */
export type TripView = Schemas['TripDto'];

/** What is known of trips on sale lies under it. */
export const TRIP_KEY = ['/api/trips/current'] as const;
/** Of one of them; without a number, of the one on the front page. */
export const tripKey = (tripId?: number) =>
  tripId === undefined ? TRIP_KEY : ([...TRIP_KEY, tripId] as const);
/** Names it in a request. */
export const tripQuery = (tripId?: number) => ({ query: tripId === undefined ? {} : { trip: tripId } });

const NONE_OPEN = new HttpError(NOT_FOUND, NO_TRIP_OPEN.message, NO_TRIP_OPEN);

/**
 * What is read of a trip on sale, or null while it is not, which a page can be drawn with. Where it was `kept` before,
 * it stays, and throws what {@link isNoTripOpen} knows: it is sold no more.
 */
export async function ofTripOnSale<T>(
  kept: unknown,
  call: Promise<{ data?: T }>,
): Promise<NonNullable<T> | null> {
  const data = await dataOf(call);
  if (!data && kept) throw NONE_OPEN;
  return data ?? null;
}

/** While none is on sale it is asked for again with every page. */
export const staleWhileNoneIsOpen = ({ state }: { state: { data?: unknown } }): number =>
  state.data === null ? 0 : Infinity;

/** A trip on sale as a query, see {@link tripKey}; its `now` sets the browser's clock. */
export const tripOptions = (tripId?: number) =>
  queryOptions({
    queryKey: tripKey(tripId),
    queryFn: async ({ signal, client: queryClient }) => {
      const kept = queryClient.getQueryData(tripKey(tripId));
      const asked = client.GET(TRIP_KEY[0], { signal, params: tripQuery(tripId) });
      const trip = await ofTripOnSale(kept, asked);
      if (trip) setServerNow(trip.now);
      return trip;
    },
    staleTime: staleWhileNoneIsOpen,
  });

/** Whether the trip is missing because none is on sale, which is no failure. */
export const isNoTripOpen = (error: unknown): boolean => isRefusal(error, NO_TRIP_OPEN.code);

/** The trip that the page is about as far as it is known, null where it is known that it is not on sale; does not ask. */
export function useKnownTrip(): TripView | null | undefined {
  const tripId = useTripOfPage();
  const read = (known: QueryClient) => known.getQueryData(tripOptions(tripId).queryKey);
  return useKnown(read, read);
}

/** The trip that the page is about; that it is not on sale is told as a refusal is, by {@link isNoTripOpen}. */
export function useTrip() {
  const { data, error, isError, isPending, refetch } = useQuery(tripOptions(useTripOfPage()));
  const isNone = data === null;
  return {
    data: data ?? undefined,
    error: isNone ? NONE_OPEN : error,
    isError: isNone || isError,
    isPending,
    refetch,
  };
}
