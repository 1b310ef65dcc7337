import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client, dataOf, type Schemas } from '../client';

export type CoHost = Schemas['TripHostDto'];
export type Rights = Schemas['RightsDto'];
export type HostRequest = Schemas['HostRequestDto'];

export const coHostsKey = (tripId: number) => ['host', 'trips', 'hosts', tripId];
const REQUESTS = ['host', 'actions', 'requests'];

/** The hosts of a trip, its owner first. */
export function useCoHosts(tripId: number) {
  return useQuery({
    queryKey: coHostsKey(tripId),
    queryFn: ({ signal }) => {
      const params = { path: { tripId } };
      return dataOf<CoHost[]>(client.GET('/api/host/trips/{tripId}/hosts', { params, signal }));
    },
  });
}

export type TeamChange =
  | { act: 'add'; login: string; rights: Rights }
  | { act: 'hand over'; userId: number }
  | { act: 'remove'; userId: number };

/** The owner adds or removes a co-host, or hands the trip over to one; refusals carry a sentence. */
export function useChangeTeam(tripId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: TeamChange) => {
      if (change.act === 'add') {
        const params = { path: { tripId } };
        const body = { ...change.rights, login: change.login };
        return dataOf<CoHost[]>(client.POST('/api/host/trips/{tripId}/hosts', { params, body }));
      }
      const params = { path: { tripId, userId: change.userId } };
      return change.act === 'hand over'
        ? dataOf<CoHost[]>(client.POST('/api/host/trips/{tripId}/hosts/{userId}/ownership', { params }))
        : dataOf<CoHost[]>(client.DELETE('/api/host/trips/{tripId}/hosts/{userId}', { params }));
    },
    onSuccess: (hosts, { act }) => {
      queryClient.setQueryData(coHostsKey(tripId), hosts);
      // The trip's own page becomes that of a co-host.
      return act === 'hand over' && queryClient.invalidateQueries({ queryKey: ['host', 'trips'] });
    },
    // An answer that was lost on its way may have been a yes.
    onError: () => queryClient.invalidateQueries({ queryKey: ['host', 'trips'] }),
  });
}

/** People who asked to be hosts; for owners of a trip alone. */
export function useHostRequests(isOwner: boolean) {
  return useQuery({
    queryKey: REQUESTS,
    enabled: isOwner,
    queryFn: ({ signal }) => dataOf<HostRequest[]>(client.GET('/api/host/requests', { signal })),
  });
}

/** Without a reason approves, with one declines. */
export function useDecideRequest() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, declinedFor }: { id: number; declinedFor?: string }) => {
      const params = { path: { id } };
      return declinedFor === undefined
        ? dataOf<HostRequest[]>(client.POST('/api/host/requests/{id}/approve', { params }))
        : dataOf<HostRequest[]>(
            client.POST('/api/host/requests/{id}/decline', { params, body: { reason: declinedFor } }),
          );
    },
    onSuccess: (requests) => queryClient.setQueryData(REQUESTS, requests),
    onError: () => queryClient.invalidateQueries({ queryKey: REQUESTS }),
  });
}
