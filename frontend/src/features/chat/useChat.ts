import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { SESSION_KEY } from '../../api/session';
import { ChatClient } from './engine/chatClient';
import type { ChatState } from './engine/chat.model';
import { useNotifications } from './notify/useNotifications';

/**
 * The chat while this page is open: its state, and the client that people's actions go to.
 * @param startTrip and `onOther` are those of `ChatClient.open`.
 */
export function useChat(
  startTrip: number | null,
  onOther: () => void,
): { client: ChatClient; state: ChatState } {
  const [client] = useState(() => new ChatClient());
  const state = useSyncExternalStore(client.subscribe, client.getState);
  const queryClient = useQueryClient();

  useEffect(() => {
    client.open(startTrip, () => {
      // The socket may hear of it before the session does.
      void queryClient.invalidateQueries({ queryKey: SESSION_KEY });
      onOther();
    });
    return () => client.close();
  }, [client, queryClient, startTrip, onOther]);

  // Refused means that access has changed since the page was drawn: the session knows, and the gate follows it.
  const isRefused = state.connection.state === 'refused';
  useEffect(() => {
    if (isRefused) void queryClient.invalidateQueries({ queryKey: SESSION_KEY });
  }, [queryClient, isRefused]);

  useNotifications(state);
  return { client, state };
}
