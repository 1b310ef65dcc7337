import { useQuery } from '@tanstack/react-query';
import { client, dataOf, type Schemas } from './client';

export type HostOverview = Schemas['HostOverviewDto'];
export type RecentTrip = Schemas['RecentTripDto'];
export type RecentGuest = Schemas['RecentGuestDto'];

export const HOST_OVERVIEW_KEY = ['host', 'overview'] as const;

/** The Overview of the trips this host hosts: figures, the first trips and guests, and up to 20 events, oldest first. */
export function useHostOverview() {
  return useQuery({
    queryKey: HOST_OVERVIEW_KEY,
    queryFn: ({ signal }) => dataOf<HostOverview>(client.GET('/api/host/overview', { signal })),
  });
}
