import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { client, dataOf, type Schemas } from '../client';

export type Analytics = Schemas['AnalyticsDto'];
export type Ages = Schemas['AgesDto'];

const queryOf = (trip: number | null) => (trip === null ? {} : { trip });

/** Figures of one trip, or of all that the host hosts. Old ones stay while others are fetched. */
export function useAnalytics(trip: number | null) {
  return useQuery({
    queryKey: ['host', 'analytics', trip],
    queryFn: ({ signal }) =>
      dataOf<Analytics>(client.GET('/api/host/analytics', { params: { query: queryOf(trip) }, signal })),
    placeholderData: keepPreviousData,
  });
}

/** How old travellers are: apart, because the server opens sealed birth dates for it. */
export function useAges(trip: number | null) {
  return useQuery({
    queryKey: ['host', 'analytics', 'ages', trip],
    queryFn: ({ signal }) =>
      dataOf<Ages>(client.GET('/api/host/analytics/ages', { params: { query: queryOf(trip) }, signal })),
    placeholderData: keepPreviousData,
  });
}
