import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client, dataOf, type Schemas } from './client';

export type NewGuest = Schemas['AddGuestDto'];
type AddedGuest = Schemas['AddedGuestDto'];

/** Adds a guest to a trip at the server's price. The same key with the same guest is the same request. */
export function useAddGuest() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ key, guest }: { key: string; guest: NewGuest }) => {
      const params = { header: { 'idempotency-key': key } };
      return dataOf<AddedGuest>(client.POST('/api/host/bookings', { params, body: guest }));
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['host'] }),
  });
}
