import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { scopeQuery, type TripScope } from '../../lib/tripScope';
import { client, dataOf, type Schemas } from '../client';

export type TripDates = Schemas['TripDatesDto'];
export type HostDate = Schemas['HostDateDto'];
/** What a host writes of a date. */
export type DateWords = Schemas['WriteDateDto'];

/** The dates of the host's trips. */
export function useHostDates(scope: TripScope) {
  return useQuery({
    queryKey: ['host', 'dates', scope],
    queryFn: ({ signal }) =>
      dataOf<TripDates[]>(client.GET('/api/host/dates', { params: { query: scopeQuery(scope) }, signal })),
    placeholderData: (before) => before,
  });
}

/** A change of dates: whatever comes of it, the dates are read again. */
function useDateChange<V, T>(change: (values: V) => Promise<T>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['host', 'dates'] }),
  });
}

interface Written {
  tripId: number;
  words: DateWords;
  /** The date that changes; null for a new one. */
  date: { id: string; version: number } | null;
}

/** Refuses with `date.changed` when another host was quicker, `date.task_taken`, and fields that need another look. */
export function useWriteDate() {
  return useDateChange(({ tripId, words, date }: Written) =>
    date
      ? dataOf<TripDates>(
          client.PUT('/api/host/dates/{id}', {
            params: { path: { id: date.id } },
            body: { ...words, version: date.version },
          }),
        )
      : dataOf<TripDates>(
          client.POST('/api/host/trips/{tripId}/dates', { params: { path: { tripId } }, body: words }),
        ),
  );
}

export function useRemoveDate() {
  return useDateChange(({ id, version }: { id: string; version: number }) =>
    dataOf<TripDates>(
      client.DELETE('/api/host/dates/{id}', { params: { path: { id }, query: { version } } }),
    ),
  );
}

export function useRestoreDate() {
  return useDateChange((id: string) =>
    dataOf<TripDates>(client.POST('/api/host/dates/{id}/restore', { params: { path: { id } } })),
  );
}
