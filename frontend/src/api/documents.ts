import { useMutation } from '@tanstack/react-query';
import { client, dataOf, type Schemas } from './client';
import { useOwn } from './own';
import { useKeepPart, useReadReplaced } from './ownTrip';
import type { NamedTraveller } from './records';
import { uploadFile } from './uploadFile';

export type Documents = Schemas['DocumentsDto'];
export type TravellerDocuments = Schemas['TravellerDocumentsDto'];
export type GuestDocument = Schemas['DocumentDto'];
export type DocumentKind = GuestDocument['kind'];

export function useDocuments() {
  return useOwn('documents', (signal) => dataOf<Documents>(client.GET('/api/guest/documents', { signal })));
}

/** Where a document of one's own is opened. */
export function documentFile(id: string): string {
  return `/api/guest/documents/${id}/file`;
}

interface Paper extends NamedTraveller {
  kind: DocumentKind;
  file: Blob;
}

/** Hands a paper in; one of the same kind takes the other's place. Refuses with a sentence what is no document. */
export function useHandIn() {
  const keep = useKeepPart();
  const readReplaced = useReadReplaced();
  return useMutation({
    mutationFn: async ({ tripId, position, guestId, kind, file }: Paper) => {
      const body = { position, guestId, kind, fileId: await uploadFile('document', file) };
      const params = { path: { tripId } };
      return dataOf<Documents>(client.POST('/api/guest/trips/{tripId}/documents', { params, body }));
    },
    onSuccess: (documents) => keep('documents', documents),
    onError: readReplaced,
  });
}

export function useRemoveDocument() {
  const keep = useKeepPart();
  return useMutation({
    mutationFn: (id: string) =>
      dataOf<Documents>(client.DELETE('/api/guest/documents/{id}', { params: { path: { id } } })),
    onSuccess: (documents) => keep('documents', documents),
  });
}
