import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { client, dataOf } from '../client';
import { ownerOf, type Session, SESSION_KEY } from '../session';

/** The number of messages this person has not read: others' messages, neither deleted nor by somebody they muted. */
export const UNREAD_KEY = ['chat', 'unread'] as const;

const CHANNEL = 'gangway-unread';
const LOOK_EVERY_MS = 60_000;

/** Null where the browser has none, or shuts it off with the site's storage. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return null;
  }
}

let told: BroadcastChannel | null = null;

/** Whose number it is goes with it: tabs may hear one after the other that somebody else has signed in. */
interface Told {
  userId: number;
  unread: number;
}

const isTold = (data: unknown): data is Told =>
  typeof data === 'object' && data !== null && 'userId' in data && 'unread' in data;

function take(queryClient: QueryClient, { userId, unread }: Told): void {
  const owner = ownerOf(queryClient.getQueryData<Session>(SESSION_KEY));
  if (owner === null || owner === userId) queryClient.setQueryData(UNREAD_KEY, unread);
}

/** Shows the number that somebody's chat has counted, in this tab and in every other one of this browser. */
export function tellUnread(queryClient: QueryClient, news: Told): void {
  take(queryClient, news);
  told ??= openChannel();
  // Unlike a window's messages, those of a channel never leave the site.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  told?.postMessage(news);
}

/**
 * Unread messages; 0 until the server has answered, and for people without access to a chat. A tab with the chat in it
 * tells the others at once. Where there is none no socket is held open: the server is asked when one comes back to the
 * window, and every minute while it is looked at.
 */
export function useUnread(hasAccess: boolean): number {
  const queryClient = useQueryClient();
  const query = useQuery({
    queryKey: UNREAD_KEY,
    queryFn: async ({ signal }) => (await dataOf(client.GET('/api/chat/unread', { signal }))).unread,
    enabled: hasAccess,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    refetchInterval: LOOK_EVERY_MS,
  });

  useEffect(() => {
    const channel = hasAccess ? openChannel() : null;
    channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (isTold(data)) take(queryClient, data);
    });
    return () => channel?.close();
  }, [queryClient, hasAccess]);

  return query.data ?? 0;
}
