import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { scopeQuery, type TripScope } from '../../lib/tripScope';
import { client, dataOf, type Schemas } from '../client';
import { fileOf } from '../fileOf';
import { onceHeader } from '../onceHeader';

export type HostGuests = Schemas['HostGuestsDto'];
export type HostGuest = Schemas['HostGuestDto'];
export type GuestExport = Schemas['ExportGuestsDto'];
/** What the server is asked for; nothing narrows the list down to nothing. */
export type GuestFilter = Pick<GuestExport, 'q' | 'status'>;

/** Guests of the host's trips, newest first. `isWanted: false` asks for nothing. */
export function useHostGuests(scope: TripScope, filter: GuestFilter = {}, isWanted = true) {
  return useQuery({
    queryKey: ['host', 'guests', scope, filter],
    queryFn: ({ signal }) => {
      const query = { ...filter, ...scopeQuery(scope) };
      return dataOf<HostGuests>(client.GET('/api/host/guests', { params: { query }, signal }));
    },
    placeholderData: keepPreviousData,
    enabled: isWanted,
  });
}

export interface GuestFile {
  content: Blob;
  name: string;
  rows: number;
}

/** A CSV file of guests, as the server has written it. */
export async function exportGuests(body: GuestExport): Promise<GuestFile> {
  const answer = await client.POST('/api/host/guests/export', { body, parseAs: 'blob' });
  const { headers } = answer.response;
  const [, name = 'guests.csv'] = /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '') ?? [];
  return { content: fileOf(answer), name, rows: Number(headers.get('x-row-count')) };
}

export type GuestImport = Schemas['ImportGuestsDto'];
export type ImportCheck = Schemas['ImportCheckDto'];

/** What would come of a file; nothing is written. */
export function checkImport(body: GuestImport): Promise<ImportCheck> {
  return dataOf<ImportCheck>(client.POST('/api/host/guests/import/check', { body }));
}

/** Writes all of the file or nothing. `key` names this file with these choices: sent again, it is written once. */
export function importGuests(body: GuestImport, key: string): Promise<Schemas['ImportedGuestsDto']> {
  const params = { header: onceHeader(key) };
  return dataOf<Schemas['ImportedGuestsDto']>(client.POST('/api/host/guests/import', { body, params }));
}
