import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { tellUnread, UNREAD_KEY } from '../../api/unread';
import type { ChatState } from './chat.model';
import { unreadCount } from './unread.rules';

// A message that overtook others, or a page that is on its way, is here in a moment; only a lasting gap needs the server.
const COUNT_PATIENCE_MS = 1_000;

/** Tells the rest of the page how many messages are unread. It draws nothing, so that the chat need not follow the badge. */
export function UnreadTeller({ state }: { state: ChatState }) {
  const queryClient = useQueryClient();
  const unread = unreadCount(state);
  const shown = useQuery<number>({ queryKey: UNREAD_KEY, enabled: false }).data;
  useEffect(() => {
    // Also when an answer that was read before the last message came in after it.
    if (unread !== null && unread !== shown) tellUnread(queryClient, unread);
  }, [queryClient, unread, shown]);

  const { head, readSeq, isReady } = state;
  const uncounted = unread === null && isReady ? `${readSeq} to ${head}` : null;
  useEffect(() => {
    if (uncounted === null) return undefined;
    const ask = () => void queryClient.invalidateQueries({ queryKey: UNREAD_KEY });
    const timer = setTimeout(ask, COUNT_PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [queryClient, uncounted]);

  return null;
}
