import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { client, dataOf } from './client';
import { type CoHost, coHostsKey, type Rights } from './hostTeam';

export interface RightChange {
  userId: number;
  right: keyof Rights;
  isGiven: boolean;
}

/**
 * Gives a co-host a right or takes it. The list shows it at once; what the server refuses is taken back, and `onRefused`
 * hears why. Ticks are sent one after another, each with what is known by then: none undoes the one before.
 */
export function useChangeRight(tripId: number, onRefused: (change: RightChange, error: unknown) => void) {
  const queryClient = useQueryClient();
  const mutationKey = ['host', 'rights', tripId];
  const isLast = () => queryClient.isMutating({ mutationKey }) === 1;
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    onMutate: async (change: RightChange) => {
      await queryClient.cancelQueries({ queryKey: coHostsKey(tripId) });
      show(queryClient, tripId, change);
    },
    mutationFn: (change) => {
      const params = { path: { tripId, userId: change.userId } };
      const body = { ...rightsOf(queryClient, tripId, change.userId), [change.right]: change.isGiven };
      return dataOf<CoHost[]>(client.PUT('/api/host/trips/{tripId}/hosts/{userId}', { params, body }));
    },
    onSuccess: (hosts) => {
      // The answer does not know yet of ticks that wait for it.
      if (isLast()) queryClient.setQueryData(coHostsKey(tripId), hosts);
    },
    onError: (error, change) => {
      show(queryClient, tripId, { ...change, isGiven: !change.isGiven });
      onRefused(change, error);
      // An answer that was lost on its way may have been a yes.
      if (isLast()) void queryClient.invalidateQueries({ queryKey: coHostsKey(tripId) });
    },
  });
}

function show(queryClient: QueryClient, tripId: number, { userId, right, isGiven }: RightChange): void {
  queryClient.setQueryData<CoHost[]>(coHostsKey(tripId), (hosts) =>
    hosts?.map((host) => (host.userId === userId ? { ...host, [right]: isGiven } : host)),
  );
}

function rightsOf(queryClient: QueryClient, tripId: number, userId: number): Rights {
  const hosts = queryClient.getQueryData<CoHost[]>(coHostsKey(tripId));
  const {
    money = false,
    documents = false,
    messages = false,
  } = hosts?.find((host) => host.userId === userId) ?? {};
  return { money, documents, messages };
}
