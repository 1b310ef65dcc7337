import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client, dataOf, type Schemas } from './client';
import { HttpError } from './http';

export type HostGuests = Schemas['HostGuestsDto'];
export type HostGuest = Schemas['HostGuestDto'];
export type GuestExport = Schemas['ExportGuestsDto'];
export type ExportColumn = GuestExport['columns'][number];
/** What the server is asked for; nothing narrows the list down to nothing. */
export type GuestFilter = Pick<GuestExport, 'q' | 'status'>;

/** Guests of a trip, or of all trips this host hosts, newest first. `isWanted: false` asks for nothing. */
export function useHostGuests(trip: number | null, filter: GuestFilter = {}, isWanted = true) {
  return useQuery({
    queryKey: ['host', 'guests', trip, filter],
    queryFn: ({ signal }) => {
      const query = { ...filter, ...(trip === null ? {} : { trip }) };
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
  const { data, response } = await client.POST('/api/host/guests/export', { body, parseAs: 'blob' });
  const [, name = 'guests.csv'] =
    /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  return { content: data as unknown as Blob, name, rows: Number(response.headers.get('x-row-count')) };
}

interface Reminded {
  sent: number;
  /** Sentences of the server, each once, with how many it was said of. */
  refused: Map<string, number>;
}

/** Reminds the buyers of these bookings, one after the other; those who were reminded today already are told. */
async function remind(bookingIds: readonly string[]): Promise<Reminded> {
  const done: Reminded = { sent: 0, refused: new Map() };
  for (const id of bookingIds) {
    const params = { path: { id }, header: { 'idempotency-key': crypto.randomUUID() } };
    try {
      // One after the other: the server locks a booking at a time, and a pause between mails does no harm.
      // oxlint-disable-next-line no-await-in-loop
      await client.POST('/api/host/bookings/{id}/reminders', { params });
      done.sent += 1;
    } catch (error) {
      if (!(error instanceof HttpError) || error.status === 0 || error.status >= 500) throw error;
      done.refused.set(error.sentence, (done.refused.get(error.sentence) ?? 0) + 1);
    }
  }
  return done;
}

export function useRemind() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: remind,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['host', 'payments'] }),
  });
}

export type GuestImport = Schemas['ImportGuestsDto'];
export type ImportCheck = Schemas['ImportCheckDto'];

/** What would come of a file; nothing is written. */
export function checkImport(body: GuestImport): Promise<ImportCheck> {
  return dataOf<ImportCheck>(client.POST('/api/host/guests/import/check', { body }));
}

/** Writes all of the file or nothing. `key` names this file with these choices: sent again, it is written once. */
export function importGuests(body: GuestImport, key: string): Promise<Schemas['ImportedGuestsDto']> {
  const params = { header: { 'idempotency-key': key } };
  return dataOf<Schemas['ImportedGuestsDto']>(client.POST('/api/host/guests/import', { body, params }));
}
