import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { scopeQuery, type TripScope } from '../../lib/tripScope';
import { client, dataOf, type Schemas } from '../client';

export type Communications = Schemas['CommunicationsDto'];
export type ChatLine = Schemas['ChatLineDto'];
export type MessageReport = Schemas['MessageReportDto'];
export type MuteHours = Schemas['MuteDto']['hours'];

const KEY = ['host', 'communications'] as const;

/** What is said on the host's trips. */
export function useCommunications(scope: TripScope) {
  return useQuery({
    queryKey: [...KEY, 'talk', scope],
    queryFn: ({ signal }) =>
      dataOf<Communications>(
        client.GET('/api/host/communications', { params: { query: scopeQuery(scope) }, signal }),
      ),
    placeholderData: (before) => before,
  });
}

/** Reported messages that wait for a host, the longest first. */
export function useReports(scope: TripScope) {
  return useQuery({
    queryKey: [...KEY, 'reports', scope],
    queryFn: ({ signal }) =>
      dataOf<MessageReport[]>(
        client.GET('/api/host/reports', { params: { query: scopeQuery(scope) }, signal }),
      ),
    placeholderData: (before) => before,
  });
}

/** @param onDone also told where what asked is gone by then, as a report that is closed. */
function useTalkChange<V, T>(change: (values: V) => Promise<T>, onDone?: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => onDone?.(),
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}

export function useCloseReport(id: number, onDone: () => void) {
  return useTalkChange(
    (note: string) =>
      dataOf(client.POST('/api/host/reports/{id}/close', { params: { path: { id } }, body: { note } })),
    onDone,
  );
}

/** Takes a close back. */
export function useReopenReport(id: number) {
  return useTalkChange(() =>
    dataOf(client.POST('/api/host/reports/{id}/reopen', { params: { path: { id } } })),
  );
}

/** Deletes the message for everybody and closes what was reported about it. */
export function useDeleteReported(id: number, onDone: () => void) {
  return useTalkChange(
    () => dataOf(client.POST('/api/host/reports/{id}/delete', { params: { path: { id } } })),
    onDone,
  );
}

/** 0 hours take it back. */
export function useMuteAuthor(id: number) {
  return useTalkChange((hours: MuteHours) =>
    dataOf(client.POST('/api/host/reports/{id}/mute', { params: { path: { id } }, body: { hours } })),
  );
}

/** Lets somebody write again before their time is over. */
export function useUnmute() {
  return useTalkChange(({ tripId, userId }: { tripId: number; userId: number }) =>
    dataOf(
      client.DELETE('/api/host/trips/{tripId}/mutes/{userId}', { params: { path: { tripId, userId } } }),
    ),
  );
}

/** Says something in a trip's chat to everybody; the same client id says it once. */
export function useAnnounce() {
  return useTalkChange(({ tripId, ...body }: { tripId: number; clientId: string; content: string }) =>
    dataOf(client.POST('/api/host/trips/{tripId}/announcements', { params: { path: { tripId } }, body })),
  );
}
