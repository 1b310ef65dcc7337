import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client, dataOf, type Schemas } from '../client';
import { onceHeader } from '../onceHeader';
import { useTripsChanged } from './hostTrips';

/** Whether a trip takes place, and what calling it off ends; amounts in cents. */
export type CallOff = Schemas['CallOffDto'];

/** What a host says: `paidCents` is what would go back, as they were shown it. The same key is done once. */
export type CallOffWord = { key: string } & (
  | { say: 'call off'; reason: string; paidCents: number }
  | { say: 'confirm'; paidCents: number }
  | { say: 'refuse'; reason: string }
);

const keyOf = (tripId: number) => ['host', 'trips', 'call-off', tripId];

export function useCallOff(tripId: number) {
  return useQuery({
    queryKey: keyOf(tripId),
    queryFn: ({ signal }) =>
      dataOf<CallOff>(
        client.GET('/api/host/trips/{tripId}/call-off', { params: { path: { tripId } }, signal }),
      ),
  });
}

/** Answers how it stands afterwards: called off, or waiting for a second host. */
export function useSayCallOff(tripId: number) {
  const queryClient = useQueryClient();
  const changed = useTripsChanged();
  return useMutation({
    mutationFn: (word: CallOffWord) => dataOf<CallOff>(send(tripId, word)),
    onSuccess: async (standing) => {
      queryClient.setQueryData(keyOf(tripId), standing);
      await changed();
    },
    // Another sum than the one shown: the one of now is shown next.
    onError: changed,
  });
}

function send(tripId: number, { key, ...word }: CallOffWord) {
  const params = { path: { tripId }, header: onceHeader(key) };
  if (word.say === 'refuse') {
    const { reason } = word;
    return client.POST('/api/host/trips/{tripId}/call-off/refuse', { params, body: { reason } });
  }
  const { paidCents } = word;
  return word.say === 'confirm'
    ? client.POST('/api/host/trips/{tripId}/call-off/confirm', { params, body: { paidCents } })
    : client.PUT('/api/host/trips/{tripId}/call-off', { params, body: { reason: word.reason, paidCents } });
}
