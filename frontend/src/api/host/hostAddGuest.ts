import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client, dataOf, type Schemas } from '../client';
import { onceHeader } from '../onceHeader';

export type NewGuest = Schemas['AddGuestDto'];
export type GuestToPrice = Schemas['GuestQuoteDto'];
type AddedGuest = Schemas['AddedGuestDto'];

/** Adds a guest to a trip at the server's price. The same key with the same guest is the same request. */
export function useAddGuest() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ key, guest }: { key: string; guest: NewGuest }) => {
      const params = { header: onceHeader(key) };
      return dataOf<AddedGuest>(client.POST('/api/host/bookings', { params, body: guest }));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['host'] }),
  });
}

/** The mail that a guest would get who is not added yet. Refuses as adding does, with fields that need another look. */
export function useGuestLetter() {
  return useMutation({
    mutationFn: (guest: NewGuest) => dataOf(client.POST('/api/host/bookings/letter', { body: guest })),
  });
}

/** The server's price of a guest who is not added yet; the last one stays on screen while the next is asked for. */
export function useGuestPrice(guest: GuestToPrice) {
  return useQuery({
    queryKey: ['host', 'quote', guest],
    queryFn: ({ signal }) => dataOf(client.POST('/api/host/bookings/quote', { body: guest, signal })),
    placeholderData: keepPreviousData,
  });
}
