import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { client, dataOf } from './client';

/** The number of messages this person has not read: others' messages, neither deleted nor by somebody they muted. */
export const UNREAD_KEY = ['chat', 'unread'] as const;

const CHANNEL = 'gangway-unread';
const LOOK_EVERY_MS = 60_000;

const openChannel = () => (typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL));

let told: BroadcastChannel | null = null;

/** Shows the number that the chat has counted, in this tab and in every other one of this browser. */
export function tellUnread(queryClient: QueryClient, unread: number): void {
  queryClient.setQueryData(UNREAD_KEY, unread);
  told ??= openChannel();
  // Unlike a window's messages, those of a channel never leave the site.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  told?.postMessage(unread);
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
      if (typeof data === 'number') queryClient.setQueryData(UNREAD_KEY, data);
    });
    return () => channel?.close();
  }, [queryClient, hasAccess]);

  return query.data ?? 0;
}
