import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client, dataOf, type Schemas } from '../client';
import { useFormKey } from '../formKey';
import { onceHeader } from '../onceHeader';

/** Everything a host sees of one booking. Instants are ISO, days are of the trip's zone, amounts cents. */
export type HostBooking = Schemas['HostBookingDto'];
export type HostTraveller = Schemas['HostTravellerDto'];
export type HostAddOn = Schemas['HostAddOnDto'];
export type BookingEdit = Schemas['EditBookingDto'];
export type TravellerEdit = Schemas['EditTravellerDto'];
export type BookingActivity = Schemas['BookingActivityDto'];
export type HostCancellationTerms = Schemas['CancellationTermsDto'];
export type CabinChange = Schemas['CabinChangeDto'];
export type PrivateFact = NonNullable<Schemas['RevealFactDto']['what']>;
export type Revealed = Schemas['RevealedDto'];

const keyOf = (id: string) => ['host', 'booking', id];
const booking = (id: string) =>
  queryOptions({
    queryKey: keyOf(id),
    queryFn: ({ signal }) =>
      dataOf<HostBooking>(client.GET('/api/host/bookings/{id}', { params: { path: { id } }, signal })),
  });

export function useHostBooking(id: string) {
  return useQuery(booking(id));
}

/** The booking as it stands on the server now. */
export function readHostBooking(queryClient: QueryClient, id: string): Promise<HostBooking> {
  return queryClient.fetchQuery({ ...booking(id), staleTime: 0 });
}

/**
 * Every act answers the booking as it stands then; what else shows it is read again. After a failure the booking is read,
 * too: the act may be done, and only its answer be lost. The same act sent again is the same one.
 */
function useBookingAct<Body>(
  id: string,
  act: (body: Body, header: ReturnType<typeof onceHeader>) => Promise<HostBooking>,
) {
  const queryClient = useQueryClient();
  const form = useFormKey();
  return useMutation({
    mutationFn: (body: Body) => act(body, onceHeader(form.keyOf(body))),
    onSuccess: (answer) => {
      form.renew();
      queryClient.setQueryData(keyOf(id), answer);
      void queryClient.invalidateQueries({
        queryKey: ['host'],
        predicate: ({ queryKey }) => queryKey[1] !== 'booking',
      });
    },
    onError: () => queryClient.invalidateQueries({ queryKey: ['host'] }),
  });
}

/** Refuses with `details.changed` when somebody else saved first, and with fields that need another look. */
export function useEditBooking(id: string) {
  return useBookingAct(id, (body: BookingEdit, header) => {
    const params = { path: { id }, header };
    return dataOf<HostBooking>(client.PATCH('/api/host/bookings/{id}', { params, body }));
  });
}

/** Keeps the places until they are paid. */
export function useApprove(id: string) {
  return useBookingAct<void>(id, (_, header) =>
    dataOf<HostBooking>(
      client.POST('/api/host/bookings/{id}/approval', { params: { path: { id }, header } }),
    ),
  );
}

export function useToWaitlist(id: string) {
  return useBookingAct<void>(id, (_, header) =>
    dataOf<HostBooking>(
      client.POST('/api/host/bookings/{id}/waitlist', { params: { path: { id }, header } }),
    ),
  );
}

/** Holds places for so many hours for somebody who waits. */
export function useOfferPlaces(id: string) {
  return useBookingAct(id, (hours: number, header) => {
    const params = { path: { id }, header };
    return dataOf<HostBooking>(client.POST('/api/host/bookings/{id}/offer', { params, body: { hours } }));
  });
}

export function useAddAddOn(id: string) {
  return useBookingAct(id, (body: Schemas['AddAddOnDto'], header) => {
    const params = { path: { id }, header };
    return dataOf<HostBooking>(client.POST('/api/host/bookings/{id}/add-ons', { params, body }));
  });
}

export function useRemoveAddOn(id: string) {
  return useBookingAct(id, (addOnId: number, header) => {
    const params = { path: { id, addOnId }, header };
    return dataOf<HostBooking>(client.DELETE('/api/host/bookings/{id}/add-ons/{addOnId}', { params }));
  });
}

/** What cancelling now would return, by the policy. */
export function useHostCancellationTerms(id: string) {
  return useQuery({
    queryKey: [...keyOf(id), 'cancellation'],
    queryFn: ({ signal }) =>
      dataOf<HostCancellationTerms>(
        client.GET('/api/host/bookings/{id}/cancellation', { params: { path: { id } }, signal }),
      ),
    gcTime: 0,
    retry: false,
  });
}

/** Refuses with `cancellation.changed` when the figure shown is not the one of now. */
export function useHostCancels(id: string) {
  const queryClient = useQueryClient();
  const form = useFormKey();
  return useMutation({
    mutationFn: (body: Schemas['HostCancelsDto']) => {
      const params = { path: { id }, header: onceHeader(form.keyOf(body)) };
      return dataOf<Schemas['HostCancelledDto']>(
        client.POST('/api/host/bookings/{id}/cancellation', { params, body }),
      );
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['host'] }),
  });
}

/** What another cabin would come to today; asked anew each time it is looked at. */
export function useCabinQuote(id: string, choice: Schemas['CabinChoiceDto']) {
  return useQuery({
    queryKey: [...keyOf(id), 'cabin', choice],
    queryFn: ({ signal }) =>
      dataOf<CabinChange>(
        client.POST('/api/host/bookings/{id}/cabin/quote', {
          params: { path: { id } },
          body: choice,
          signal,
        }),
      ),
    gcTime: 0,
    retry: false,
  });
}

/** Refuses with `cabin.price_changed` when the figure shown is not the one of now. */
export function useChangeCabin(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ key, ...body }: Schemas['ChangeCabinDto'] & { key: string }) => {
      const params = { path: { id }, header: onceHeader(key) };
      return dataOf(client.PUT('/api/host/bookings/{id}/cabin', { params, body }));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['host'] }),
  });
}

/** What a companion more or less would come to today; asked anew each time it is looked at. */
export function usePartyQuote(id: string, travellers: number) {
  return useQuery({
    queryKey: [...keyOf(id), 'party', travellers],
    queryFn: ({ signal }) =>
      dataOf<CabinChange>(
        client.POST('/api/host/bookings/{id}/party/quote', {
          params: { path: { id } },
          body: { travellers },
          signal,
        }),
      ),
    gcTime: 0,
    retry: false,
  });
}

/** Refuses with `cabin.price_changed` when the figure shown is not the one of now, and with fields that need another look. */
export function useChangeParty(id: string) {
  const queryClient = useQueryClient();
  const form = useFormKey();
  return useMutation({
    mutationFn: (body: Schemas['ChangePartyDto']) => {
      const params = { path: { id }, header: onceHeader(form.keyOf(body)) };
      return dataOf(client.PUT('/api/host/bookings/{id}/party', { params, body }));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['host'] }),
  });
}

/** Sends a traveller the login once more, to the address that the booking has. */
export function useSendLogin(id: string, position: number) {
  return useBookingAct(id, (reason: string, header) => {
    const params = { path: { id, position }, header };
    return dataOf<HostBooking>(
      client.POST('/api/host/bookings/{id}/travellers/{position}/login', { params, body: { reason } }),
    );
  });
}

/** Shows what is masked otherwise; the server keeps the reason. Nothing of it stays in the cache. */
export function useReveal(id: string, position: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { what: PrivateFact; reason: string }) => {
      const params = { path: { id, position } };
      return dataOf<Revealed>(
        client.POST('/api/host/bookings/{id}/travellers/{position}/reveal', { params, body }),
      );
    },
    gcTime: 0,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keyOf(id) }),
  });
}
