import { queryOptions, useQuery } from '@tanstack/react-query';
import { client, dataOf, type Schemas } from './client';
import { isRefusal } from './errors';
import { useMoneyChange } from './money';
import { onceHeader } from './onceHeader';
import { JUST_READ_MS, useOwn } from './own';

/** What a buyer has asked others to pay of a booking, and what a new share may ask for. Amounts in cents. */
export type GuestShares = Schemas['GuestSharesDto'];
export type GuestShare = Schemas['GuestShareDto'];
/** A share, for whoever holds its link: what is asked, and nothing else of the booking. Days are `YYYY-MM-DD`. */
export type SharePage = Schemas['SharePageDto'];

export function useGuestShares(bookingId: string) {
  return useOwn(`shares ${bookingId}`, (signal) => {
    const params = { path: { id: bookingId } };
    return dataOf<GuestShares>(client.GET('/api/guest/bookings/{id}/shares', { params, signal }));
  });
}

/** Answers the share with its link. Refuses with `payment.amount_out_of_range` and others. The same key is the same wish. */
export function useMakeShare(bookingId: string) {
  return useMoneyChange(({ key, ...body }: Schemas['NewShareDto'] & { key: string }) => {
    const params = { path: { id: bookingId }, header: onceHeader(key) };
    return dataOf<GuestShare>(client.POST('/api/guest/bookings/{id}/shares', { params, body }));
  });
}

/** Its link pays nothing any more. Refuses with `share.paid`, and `payment.under_way` while it is being paid. */
export function useWithdrawShare(bookingId: string) {
  return useMoneyChange(({ shareId, key }: { shareId: string; key: string }) => {
    const params = { path: { id: bookingId, shareId }, header: onceHeader(key) };
    return dataOf(client.DELETE('/api/guest/bookings/{id}/shares/{shareId}', { params }));
  });
}

export const shareKey = (token: string) => ['/api/shares', token] as const;

const LOOK_MS = 3000;
/** These change when PayPal has said how a payment went. */
const ON_THE_WAY: readonly SharePage['state'][] = ['confirming', 'waits'];

/** A share by the secret of its link as a query: for `useShare`, and for the server that draws its page. */
export const shareOptions = (token: string) =>
  queryOptions({
    queryKey: shareKey(token),
    queryFn: ({ signal }) => findShare(token, signal),
  });

/** A share by the secret of its link, null when there is none; asked again while a payment is on the way. */
export function useShare(token: string) {
  return useQuery({
    ...shareOptions(token),
    staleTime: JUST_READ_MS,
    refetchInterval: ({ state: { data } }) => (data && ON_THE_WAY.includes(data.state) ? LOOK_MS : false),
  });
}

async function findShare(token: string, signal: AbortSignal): Promise<SharePage | null> {
  try {
    return await dataOf(client.GET('/api/shares/{token}', { params: { path: { token } }, signal }));
  } catch (error) {
    if (isRefusal(error, 'share.not_found')) return null;
    throw error;
  }
}
