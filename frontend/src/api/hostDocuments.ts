import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client, dataOf, type Schemas } from './client';

/** How the papers of everybody who travels stand. */
export type DocumentBoard = Schemas['DocumentBoardDto'];
export type BoardTraveller = Schemas['BoardTravellerDto'];
export type HostDocument = Schemas['DocumentDto'];

/** Of one trip, or of all on which this host may see papers. */
export function useDocumentBoard(trip: number | null) {
  return useQuery({
    queryKey: ['host', 'documents', trip],
    queryFn: ({ signal }) => {
      const query = trip === null ? {} : { trip };
      return dataOf<DocumentBoard>(client.GET('/api/host/documents', { params: { query }, signal }));
    },
    placeholderData: keepPreviousData,
  });
}

/** Where a traveller's paper is opened; the reason goes into the log. */
export function hostDocumentFile(bookingId: string, documentId: string, reason: string): string {
  const address = `/api/host/bookings/${bookingId}/documents/${documentId}/file`;
  return `${address}?reason=${encodeURIComponent(reason)}`;
}

/** Accepts a paper, or rejects it for a reason that the guest reads. Refuses with `document.decided`. */
export function useReviewDocument(bookingId: string, documentId: string) {
  const queryClient = useQueryClient();
  const params = { path: { id: bookingId, documentId } };
  return useMutation({
    mutationFn: (rejection: string | null) =>
      rejection === null
        ? dataOf(client.POST('/api/host/bookings/{id}/documents/{documentId}/verify', { params }))
        : dataOf(
            client.POST('/api/host/bookings/{id}/documents/{documentId}/reject', {
              params,
              body: { reason: rejection },
            }),
          ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['host'] }),
  });
}
