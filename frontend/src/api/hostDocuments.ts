import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { dataAddress } from '../lib/dataAddress';
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

/** A paper that was opened: a picture's address, or any other file's content. */
export type OpenedPaper = { picture: string; file?: never } | { picture?: never; file: Blob };

/** Fetches a traveller's paper for a reason, which goes into the log. Nothing of it is kept once the caller is gone. */
export function useOpenDocument(bookingId: string, documentId: string) {
  const params = { path: { id: bookingId, documentId } };
  return useMutation({
    mutationFn: async (reason: string): Promise<OpenedPaper> => {
      const file = await dataOf<Blob>(
        client.POST('/api/host/bookings/{id}/documents/{documentId}/file', {
          params,
          body: { reason },
          parseAs: 'blob',
        }),
      );
      return file.type.startsWith('image/') ? { picture: await dataAddress(file) } : { file };
    },
    gcTime: 0,
  });
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
