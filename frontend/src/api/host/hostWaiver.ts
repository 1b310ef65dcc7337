import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client, dataOf, type Schemas } from '../client';
import { useTripsChanged } from './hostTrips';

/** What a trip's travellers sign, how many of them have, and how often it was saved. */
export type HostWaiver = Schemas['HostWaiverDto'];
/** What they sign from then on, and the version that the host was looking at. */
type ChangeWaiver = Schemas['ChangeWaiverDto'];

// Among the documents: what is read again with each signature is its count.
const keyOf = (tripId: number) => ['host', 'documents', 'waiver', tripId];

function readWaiver(tripId: number, signal?: AbortSignal): Promise<HostWaiver> {
  const params = { path: { tripId } };
  return dataOf<HostWaiver>(client.GET('/api/host/trips/{tripId}/waiver', { params, signal }));
}

/**
 * Whose words a trip's travellers sign, without counting who has: for a page that shows no more of it. Read again with the trip,
 * and not with each paper that is handed in.
 */
export function useWaiverSource(tripId: number) {
  return useQuery({
    queryKey: ['host', 'trips', 'waiver', tripId],
    queryFn: ({ signal }) => {
      const params = { path: { tripId }, query: { tally: 'none' as const } };
      return dataOf<HostWaiver>(client.GET('/api/host/trips/{tripId}/waiver', { params, signal }));
    },
  });
}

export function useHostWaiver(tripId: number) {
  return useQuery({ queryKey: keyOf(tripId), queryFn: ({ signal }) => readWaiver(tripId, signal) });
}

/** Reads it as it stands at this moment, for what must not go by an old count. Without a connection it fails at once. */
export function useReadWaiver(tripId: number) {
  const queryClient = useQueryClient();
  return async (): Promise<HostWaiver> => {
    const waiver = await readWaiver(tripId);
    queryClient.setQueryData(keyOf(tripId), waiver);
    return waiver;
  };
}

function useWaiverChange<V>(tripId: number, change: (values: V) => Promise<HostWaiver>) {
  const queryClient = useQueryClient();
  const changed = useTripsChanged();
  return useMutation({
    mutationFn: change,
    onSuccess: async (saved) => {
      queryClient.setQueryData(keyOf(tripId), saved);
      await changed();
    },
  });
}

/** Refuses with `trip.changed` when somebody saved meanwhile, `waiver.trip_over`, and fields that need another look. */
export function useSaveWaiver(tripId: number) {
  return useWaiverChange(tripId, (body: ChangeWaiver) => {
    const params = { path: { tripId } };
    return dataOf<HostWaiver>(client.PUT('/api/host/trips/{tripId}/waiver', { params, body }));
  });
}

/** Puts the usual text in the place of the owner's words, by the version that was looked at. Refuses as {@link useSaveWaiver}. */
export function useTakeUsualWaiver(tripId: number) {
  return useWaiverChange(tripId, (version: number) => {
    const params = { path: { tripId }, query: { version } };
    return dataOf<HostWaiver>(client.DELETE('/api/host/trips/{tripId}/waiver', { params }));
  });
}
