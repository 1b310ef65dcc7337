import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
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

const NONE_OPEN = new HttpError(NOT_FOUND, NO_TRIP_OPEN.message, NO_TRIP_OPEN);

/**
 * What is read of the trip on sale, or null while there is none, which a page can be drawn with. Where it was `kept` before,
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

/** The current trip as a query; its `now` sets the browser's clock. */
export const tripOptions = queryOptions({
  queryKey: TRIP_KEY,
  queryFn: async ({ signal, client: queryClient }) => {
    const kept = queryClient.getQueryData(TRIP_KEY);
    const trip = await ofTripOnSale(kept, client.GET(TRIP_KEY[0], { signal }));
    if (trip) setServerNow(trip.now);
    return trip;
  },
  staleTime: staleWhileNoneIsOpen,
});

/** Whether the trip is missing because none is on sale, which is no failure. */
export const isNoTripOpen = (error: unknown): boolean => isRefusal(error, NO_TRIP_OPEN.code);

/** The trip on sale as far as it is known, null where it is known that none is; does not ask. */
export function useKnownTrip(): TripView | null | undefined {
  const queryClient = useQueryClient();
  // Not a query that is switched off: the server draws a page from the queries that are not, and it would be this one's.
  const subscribe = useCallback(
    (tell: () => void) => queryClient.getQueryCache().subscribe(tell),
    [queryClient],
  );
  const read = () => queryClient.getQueryData(tripOptions.queryKey);
  return useSyncExternalStore(subscribe, read, read);
}

/**
 * Whether the guests' pages open with the deposit and stay open while each part is paid by its day, as far as it is known;
 * does not ask. By default they open once all is paid.
 */
export const useOpensWithDeposit = (): boolean => useKnownTrip()?.opensWithDeposit ?? false;

/** The current trip; that there is none is told as a refusal is, by {@link isNoTripOpen}. */
export function useTrip() {
  const { data, error, isError, isPending, refetch } = useQuery(tripOptions);
  const isNone = data === null;
  return {
    data: data ?? undefined,
    error: isNone ? NONE_OPEN : error,
    isError: isNone || isError,
    isPending,
    refetch,
  };
}
