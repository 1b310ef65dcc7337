import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { client, dataOf } from '../client';
import { type CoHost, coHostsKey, type Rights } from './hostTeam';

export interface RightChange {
  userId: number;
  right: keyof Rights;
  isGiven: boolean;
}

const rightsKey = (tripId: number) => ['host', 'rights', tripId];

/**
 * Gives a co-host a right or takes it; {@link useShownRights} shows it at once. What the server refuses is shown no more,
 * and `onRefused` hears why. Ticks are sent one after another, each with what is known by then: none undoes the one before.
 */
export function useChangeRight(tripId: number, onRefused: (change: RightChange, error: unknown) => void) {
  const queryClient = useQueryClient();
  const mutationKey = rightsKey(tripId);
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: (change: RightChange) => {
      const params = { path: { tripId, userId: change.userId } };
      const hosts = queryClient.getQueryData<CoHost[]>(coHostsKey(tripId));
      const body = { ...rightsOf(hosts, change.userId), [change.right]: change.isGiven };
      return dataOf<CoHost[]>(client.PUT('/api/host/trips/{tripId}/hosts/{userId}', { params, body }));
    },
    onSuccess: async (hosts) => {
      // A list that was asked for before may come after, and knows less.
      await queryClient.cancelQueries({ queryKey: coHostsKey(tripId) });
      queryClient.setQueryData(coHostsKey(tripId), hosts);
    },
    onError: (error, change) => {
      onRefused(change, error);
      // An answer that was lost on its way may have been a yes.
      void queryClient.invalidateQueries({ queryKey: coHostsKey(tripId) });
    },
  });
}

/** The hosts with the rights that were ticked and are not saved yet, whatever list comes in between. */
export function useShownRights(tripId: number, hosts: CoHost[] | undefined): CoHost[] | undefined {
  const underWay = useMutationState({
    filters: { mutationKey: rightsKey(tripId), status: 'pending' },
    select: ({ state }) => state.variables as RightChange,
  });
  return hosts?.map((host) =>
    underWay
      .filter(({ userId }) => userId === host.userId)
      .reduce((shown, { right, isGiven }) => Object.assign({}, shown, { [right]: isGiven }), host),
  );
}

function rightsOf(hosts: CoHost[] | undefined, userId: number): Rights {
  const {
    money = false,
    documents = false,
    messages = false,
  } = hosts?.find((host) => host.userId === userId) ?? {};
  return { money, documents, messages };
}
