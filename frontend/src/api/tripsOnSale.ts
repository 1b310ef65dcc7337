import { useQuery } from '@tanstack/react-query';
import { client, dataOf, type Schemas } from './client';
import { TRIP_KEY } from './trip';

/** A trip on sale as one of several. Days are `YYYY-MM-DD` in its zone; `fromCents` is a person's price with taxes and fees. */
export type TripCardView = Schemas['TripCardDto'];

/** Every trip that can be booked, the one on the front page first; none where the site sells nothing. */
export function useTripsOnSale() {
  return useQuery({
    // Under the key of the trips themselves: with them it is read again.
    queryKey: [...TRIP_KEY, 'all'],
    queryFn: ({ signal }) => dataOf(client.GET('/api/trips', { signal })),
    // While there is none it is asked for again with every page.
    staleTime: ({ state }) => (state.data?.length === 0 ? 0 : Infinity),
  });
}
