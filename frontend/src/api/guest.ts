import { queryOptions, useQuery } from '@tanstack/react-query';
import { client, dataOf, type Schemas } from './client';
import { isRefusal } from './errors';
import { guestKey } from './guestKey';
import { onceHeader } from './onceHeader';
import { JUST_READ_MS } from './own';

/** A booking, for whoever holds its link. Amounts are dollars, as the specification has them; days are `YYYY-MM-DD`. */
export type GuestRecord = Schemas['GuestRecordDto'];

/** The booking form as it is sent. Totals are dollars; the server refuses others than its own. */
export type Registration = Schemas['CreateGuestDto'];

/** As an answer has it: a node of the release before this one does not know what trips add to the terms. */
interface Answered extends Omit<GuestRecord, 'trip'> {
  trip: Omit<GuestRecord['trip'], 'ownTerms'> & Partial<Pick<GuestRecord['trip'], 'ownTerms'>>;
}

/** The whole record of an answer. */
async function wholeRecord(answer: Promise<Answered>): Promise<GuestRecord> {
  const { trip, ...rest } = await answer;
  return { ...rest, trip: { ...trip, ownTerms: trip.ownTerms ?? [] } };
}

const FIRST_LOOK_MS = 3000;
const LAST_LOOK_MS = 60_000;

async function findGuest(id: string, signal: AbortSignal): Promise<GuestRecord | null> {
  try {
    return await wholeRecord(dataOf(client.GET('/api/guests/{id}', { params: { path: { id } }, signal })));
  } catch (error) {
    if (isRefusal(error, 'guest.not_found')) return null;
    throw error;
  }
}

/** A booking by its public id as a query: for `useGuest`, and for the server that draws its page. */
export const guestOptions = (id: string) =>
  queryOptions({
    queryKey: guestKey(id),
    queryFn: ({ signal }) => (id ? findGuest(id, signal) : null),
  });

/**
 * A booking by its public id, null when nobody has that id; asked again at each visit of a page. Asks again, ever less
 * often, while its payment is on the way.
 */
export function useGuest(id: string, isAwaited: (guest: GuestRecord) => boolean = isOnTheWay) {
  return useQuery({
    ...guestOptions(id),
    staleTime: JUST_READ_MS,
    refetchInterval: ({ state }) =>
      state.data && isAwaited(state.data)
        ? Math.min(FIRST_LOOK_MS * 1.5 ** (state.dataUpdateCount - 1), LAST_LOOK_MS)
        : false,
  });
}

const isOnTheWay = ({ status }: GuestRecord) => status === 'pending_payment';

/**
 * Holds a place; answers the new guest's id. The same form under the same key is one booking, however often it is sent.
 * Refuses with `fields`, `quote.price_changed` and `trip.sold_out`.
 */
export async function registerGuest(form: Registration, key: string): Promise<string> {
  const params = { header: onceHeader(key) };
  return (await dataOf(client.POST('/api/guests', { params, body: form }))).id;
}

/** Has the server ask the provider again; answers the booking as it really stands. */
export function recheckPayment(id: string): Promise<GuestRecord> {
  return wholeRecord(dataOf(client.PUT('/api/guests/{id}/payment', { params: { path: { id } } })));
}

/** Takes a booking off the waiting list; answers it as it stands then. Refuses with `booking.act_not_possible`. */
export function leaveWaitingList(id: string): Promise<GuestRecord> {
  return wholeRecord(dataOf(client.POST('/api/guests/{id}/leave-waitlist', { params: { path: { id } } })));
}

/** Has the mail with the way to log in sent once more, to the booking's address; a few times an hour, then `request.too_many`. */
export async function sendLoginMail(id: string): Promise<void> {
  await dataOf(client.POST('/api/guests/{id}/login-mail', { params: { path: { id } } }));
}
