import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { scopeQuery, type TripScope } from '../../lib/tripScope';
import { client, dataOf, type Schemas } from '../client';
import { onceHeader } from '../onceHeader';

export type Segment = Schemas['SegmentDto'];
export type HostMail = Schemas['HostMessageDto'];
export type HostMailDetails = Schemas['HostMessageDetailsDto'];
export type Delivery = Schemas['DeliveryDto'];
export type MailDraft = Schemas['PreviewMessageDto'];
export type MailPreview = Schemas['MessagePreviewDto'];
export type SentMail = Schemas['SendMessageDto'];
export type PickedGuest = Schemas['PickedGuestDto'];

const KEY = ['host', 'communications'] as const;

/** A mail that is on its way is looked at again: no news tells of each that has gone. */
const GOING_OUT_MS = 2_000;
const isGoingOut = ({ status, queued }: HostMail) => status === 'sent' && queued > 0;

/** What waits first, then the newest. Read again by itself while one of them is on its way. */
export function useHostMails(scope: TripScope) {
  return useQuery({
    queryKey: [...KEY, 'mails', scope],
    queryFn: ({ signal }) =>
      dataOf<HostMail[]>(client.GET('/api/host/messages', { params: { query: scopeQuery(scope) }, signal })),
    placeholderData: (before) => before,
    refetchInterval: ({ state: { data } }) => (data?.some(isGoingOut) ? GOING_OUT_MS : false),
  });
}

/** One mail with every person it goes to. Read again by itself while some of it is still on its way. */
export function useHostMail(id: string) {
  return useQuery({
    queryKey: [...KEY, 'mail', id],
    queryFn: ({ signal }) =>
      dataOf<HostMailDetails>(client.GET('/api/host/messages/{id}', { params: { path: { id } }, signal })),
    refetchInterval: ({ state: { data } }) => (data && isGoingOut(data) ? GOING_OUT_MS : false),
  });
}

/** Who would get a draft, and how one of them would read it. Until an answer is here, the one before it stands. */
export function useMailPreview(tripId: number | null, draft: MailDraft) {
  return useQuery({
    queryKey: [...KEY, 'preview', tripId, draft],
    queryFn: async ({ signal }) => {
      const preview = await dataOf<MailPreview>(
        client.POST('/api/host/trips/{tripId}/messages/preview', {
          params: { path: { tripId: tripId ?? 0 } },
          body: draft,
          signal,
        }),
      );
      return { ...preview, segment: draft.segment };
    },
    enabled: tripId !== null,
    placeholderData: (before) => before,
  });
}

/** Those of these guests who are on the host's trips. */
export function usePickedGuests(ids: string) {
  return useQuery({
    queryKey: [...KEY, 'picked', ids],
    queryFn: ({ signal }) =>
      dataOf<PickedGuest[]>(
        client.GET('/api/host/communications/guests', { params: { query: { ids } }, signal }),
      ),
    enabled: ids !== '',
  });
}

/** @param onDone also told where what asked is gone by then, as the form of a trip that is not chosen any more. */
function useMailChange<V, T>(change: (values: V) => Promise<T>, onDone?: (done: T, values: V) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (done, values) => onDone?.(done, values),
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}

/** The same key is the same message. Refuses with `mail.list_changed` and fields that need another look. */
export function useSendMail(onSent: (sent: HostMail, mail: SentMail) => void) {
  return useMailChange(
    ({ tripId, key, mail }: { tripId: number; key: string; mail: SentMail }) =>
      dataOf<HostMail>(
        client.POST('/api/host/trips/{tripId}/messages', {
          params: { path: { tripId }, header: onceHeader(key) },
          body: mail,
        }),
      ),
    (sent, { mail }) => onSent(sent, mail),
  );
}

/** Sends a draft to the host alone, filled as the preview shows it. */
export function useTestMail(tripId: number) {
  return useMutation({
    mutationFn: (draft: MailDraft) =>
      dataOf<Schemas['TestSentDto']>(
        client.POST('/api/host/trips/{tripId}/messages/test', { params: { path: { tripId } }, body: draft }),
      ),
  });
}

export function useCancelMail(onBack: () => void) {
  return useMailChange(
    (id: string) =>
      dataOf<HostMail>(client.POST('/api/host/messages/{id}/cancel', { params: { path: { id } } })),
    onBack,
  );
}

export function useResendMail() {
  return useMailChange(({ id, key }: { id: string; key: string }) =>
    dataOf<Schemas['ResentDto']>(
      client.POST('/api/host/messages/{id}/resend', { params: { path: { id }, header: onceHeader(key) } }),
    ),
  );
}
