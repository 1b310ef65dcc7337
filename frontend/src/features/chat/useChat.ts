import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { SESSION_KEY } from '../../api/session';
import { tellUnread, UNREAD_KEY } from '../../api/unread';
import { ChatClient } from './chatClient';
import type { ChatState } from './chat.model';
import { unreadCount } from './unread.rules';
import { useNotifications } from './useNotifications';

// A message that overtook others, or a page that is on its way, is here in a moment; only a lasting gap needs the server.
const COUNT_PATIENCE_MS = 1_000;

/** The chat while this page is open: its state, and the client that people's actions go to. */
export function useChat(): { client: ChatClient; state: ChatState } {
  const [client] = useState(() => new ChatClient());
  const state = useSyncExternalStore(client.subscribe, client.getState);
  const queryClient = useQueryClient();

  useEffect(() => {
    client.open();
    return () => client.close();
  }, [client]);

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

  // Refused means that access has changed since the page was drawn: the session knows, and the gate follows it.
  const isRefused = state.connection.state === 'refused';
  useEffect(() => {
    if (isRefused) void queryClient.invalidateQueries({ queryKey: SESSION_KEY });
  }, [queryClient, isRefused]);

  useNotifications(state);
  return { client, state };
}
