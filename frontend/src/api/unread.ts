import { useQuery } from '@tanstack/react-query';
import { client, dataOf } from './client';

/** The number of messages this person has not read. The chat's socket keeps it current: `setQueryData(UNREAD_KEY, 3)`. */
export const UNREAD_KEY = ['chat', 'unread'] as const;

/** Unread messages as the server counts them; 0 until it has answered, and for people without access to a chat. */
export function useUnread(hasAccess: boolean): number {
  const query = useQuery({
    queryKey: UNREAD_KEY,
    queryFn: async ({ signal }) => (await dataOf(client.GET('/api/chat/unread', { signal }))).unread,
    enabled: hasAccess,
    // No socket is open outside the chat: who comes back to the window sees the present number.
    refetchOnWindowFocus: 'always',
  });
  return query.data ?? 0;
}
