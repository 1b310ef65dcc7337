import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { tellUnread, UNREAD_KEY } from '../../../api/chat/unread';
import type { ChatState } from '../engine/chat.model';
import { unreadCount } from '../engine/unread.rules';

// A message that overtook others, or a page that is on its way, is here in a moment; only a lasting gap needs the server.
const COUNT_PATIENCE_MS = 1_000;
// What comes while one is looking is read a second later: the number need not rise and fall again with every message.
const RISE_AFTER_MS = 1_200;

interface Props {
  state: ChatState;
  /** Whether the person's pages are about this group: the badge counts that one alone. */
  isMeant: boolean;
}

/** Tells the rest of the page how many messages are unread. It draws nothing, so that the chat need not follow the badge. */
export function UnreadTeller({ state, isMeant }: Props) {
  const queryClient = useQueryClient();
  const unread = unreadCount(state);
  const shown = useQuery<number>({ queryKey: UNREAD_KEY, enabled: false }).data;
  const untold = useRef<number | null>(null);
  const userId = state.me?.id;

  const tell = useEffectEvent(() => {
    const news = untold.current;
    if (news !== null && userId !== undefined) tellUnread(queryClient, { userId, unread: news });
  });

  useEffect(() => {
    // Also when an answer that was read before the last message came in after it.
    untold.current = !isMeant || unread === shown ? null : unread;
    if (untold.current !== null && untold.current < (shown ?? Infinity)) tell();
  }, [unread, shown, isMeant]);

  const hasRisen = isMeant && unread !== null && unread > (shown ?? Infinity);
  useEffect(() => {
    if (!hasRisen) return undefined;
    const timer = setTimeout(() => tell(), RISE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [hasRisen]);

  // Who leaves the chat sees the number elsewhere, as it is now.
  useEffect(() => () => tell(), []);

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
