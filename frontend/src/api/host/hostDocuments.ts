import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { dataAddress } from '../../lib/dataAddress';
import { scopeQuery, type TripScope } from '../../lib/tripScope';
import { client, dataOf, type Schemas } from '../client';
import { fileOf } from '../fileOf';

/** How the papers of everybody who travels stand. */
export type DocumentBoard = Schemas['DocumentBoardDto'];
export type BoardTraveller = Schemas['BoardTravellerDto'];
export type HostDocument = Schemas['DocumentDto'];

/** Of the trips on which this host may see papers. */
export function useDocumentBoard(scope: TripScope) {
  return useQuery({
    queryKey: ['host', 'documents', scope],
    queryFn: ({ signal }) =>
      dataOf<DocumentBoard>(
        client.GET('/api/host/documents', { params: { query: scopeQuery(scope) }, signal }),
      ),
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

/** The list of a trip's travellers for its ship as a CSV file, passport numbers and all, and how many travellers it holds. */
export async function fetchShipList(tripId: number): Promise<{ file: Blob; rows: number }> {
  const params = { path: { tripId } };
  const answer = await client.GET('/api/host/trips/{tripId}/ship-list.csv', { params, parseAs: 'blob' });
  return { file: fileOf(answer), rows: Number(answer.response.headers.get('X-Row-Count')) };
}

/** What a host makes of a paper: accepted, rejected for a reason that the guest reads, or waiting again. */
export type Decision = { to: 'verified' | 'pending' } | { to: 'rejected'; reason: string };

/** Refuses with `document.decided`. */
export function useReviewDocument(bookingId: string, documentId: string) {
  const queryClient = useQueryClient();
  const params = { path: { id: bookingId, documentId } };
  return useMutation({
    mutationFn: (decision: Decision) => {
      switch (decision.to) {
        case 'verified':
          return dataOf(client.POST('/api/host/bookings/{id}/documents/{documentId}/verify', { params }));
        case 'pending':
          return dataOf(client.POST('/api/host/bookings/{id}/documents/{documentId}/reopen', { params }));
        case 'rejected':
          return dataOf(
            client.POST('/api/host/bookings/{id}/documents/{documentId}/reject', {
              params,
              body: { reason: decision.reason },
            }),
          );
      }
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['host'] }),
  });
}

/** Where the browser gets the waiver that a traveller of a booking has signed, also once another is in force. */
export const signedWaiverOf = (bookingId: string, position: number): string =>
  `/api/host/bookings/${bookingId}/travellers/${position}/waiver`;
