import { useQuery } from '@tanstack/react-query';
import { client, dataOf, type Schemas } from './client';

/** A mail of the demo's outbox. `body` is plain text; `sentAt` an instant. */
export type DemoMail = Schemas['DemoMailDto'];

const REFRESH_MS = 3000;

/** The demo's outbox, newest first, looked up every three seconds: mail comes without anybody asking. */
export function useDemoMails() {
  return useQuery({
    queryKey: ['/api/demo/mails'],
    queryFn: ({ signal }) => dataOf(client.GET('/api/demo/mails', { signal })),
    refetchInterval: REFRESH_MS,
  });
}
