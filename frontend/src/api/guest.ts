import { useQuery } from '@tanstack/react-query';
import { client, dataOf, type Schemas } from './client';
import { isRefusal } from './errors';

/** A booking, for whoever holds its link. Amounts are dollars, as the specification has them; days are `YYYY-MM-DD`. */
export type GuestRecord = Schemas['GuestRecordDto'];

const PAYMENT_POLL_MS = 3000;

async function findGuest(id: string, signal: AbortSignal): Promise<GuestRecord | null> {
  try {
    return await dataOf(client.GET('/api/guests/{id}', { params: { path: { id } }, signal }));
  } catch (error) {
    if (isRefusal(error, 'guest.not_found')) return null;
    throw error;
  }
}

/** A booking by its public id, null when nobody has that id. Asks again while its first payment is on the way. */
export function useGuest(id: string) {
  return useQuery({
    queryKey: ['/api/guests', id],
    queryFn: ({ signal }) => (id ? findGuest(id, signal) : null),
    refetchInterval: ({ state }) => (state.data?.status === 'pending_payment' ? PAYMENT_POLL_MS : false),
  });
}
