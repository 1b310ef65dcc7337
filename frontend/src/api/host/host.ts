import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { client, dataOf, type Schemas } from '../client';

export type HostOverview = Schemas['HostOverviewDto'];
export type RecentTrip = Schemas['RecentTripDto'];
export type RecentGuest = Schemas['RecentGuestDto'];

/**
 * The Overview of all trips this host hosts, or of one of them: figures, the first trips and guests, and up to 20
 * events, oldest first.
 */
export function useHostOverview(trip: number | null) {
  return useQuery({
    queryKey: ['host', 'overview', trip],
    queryFn: ({ signal }) => {
      const query = trip === null ? {} : { trip };
      return dataOf<HostOverview>(client.GET('/api/host/overview', { params: { query }, signal }));
    },
    placeholderData: keepPreviousData,
  });
}
