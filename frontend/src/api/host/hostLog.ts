import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { client, dataOf, type Schemas } from '../client';
import { fileOf } from '../fileOf';

export type HostLog = Schemas['HostLogDto'];
export type LogEntry = Schemas['LogEntryDto'];

/** What of the log is asked for; days are `YYYY-MM-DD`, `person` 0 is the server. */
export interface LogFilter {
  trip?: number;
  person?: number;
  area?: string;
  booking?: string;
  from?: string;
  to?: string;
}

export function useHostLog(filter: LogFilter, page: number) {
  return useQuery({
    queryKey: ['host', 'log', filter, page],
    queryFn: ({ signal }) =>
      dataOf<HostLog>(client.GET('/api/host/log', { params: { query: { ...filter, page } }, signal })),
    placeholderData: keepPreviousData,
  });
}

/** The lines that the filter leaves as a CSV file, and how many they are. */
export async function fetchLogFile(filter: LogFilter): Promise<{ file: Blob; rows: number }> {
  const answer = await client.GET('/api/host/log/file', { params: { query: filter }, parseAs: 'blob' });
  return { file: fileOf(answer), rows: Number(answer.response.headers.get('X-Row-Count')) };
}
