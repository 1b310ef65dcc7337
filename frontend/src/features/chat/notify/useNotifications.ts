import { useEffect, useRef } from 'react';
import type { ChatMessage } from '../../../../../backend/contracts/chat-events';
import { readWantsNotes, writeWantsNotes } from '../../../api/device/chatNotify';
import { mayNotify, notify } from '../../../lib/browser/notify';
import type { ChatState } from '../engine/chat.model';
import { lastSeq } from '../engine/log.rules';
import { notificationOf } from './notification.rules';
import { isNews } from '../engine/unread.rules';

/**
 * Tells of new messages by the system while this tab is hidden, for who asked for it on this device. Quietly, and in one
 * notification that each next one replaces: never of own, muted, deleted or read messages.
 */
export function useNotifications(state: ChatState): void {
  const { me, isReady, log } = state;
  const told = useRef<number | null>(null);
  const unseen = useRef<ChatMessage[]>([]);
  const shown = useRef<Notification | null>(null);

  useEffect(() => {
    if (!isReady || !me) return;
    const from = told.current;
    told.current = lastSeq(log);
    if (from === null || !document.hidden || !mayNotify() || !readWantsNotes(me.id)) return;
    const fresh = log.messages.filter((message) => message.seq > from);
    if (!fresh.some((message) => isNews(message, state))) return;

    const all = [...unseen.current, ...fresh];
    unseen.current = all.filter((message) => message.seq > state.readSeq && isNews(message, state));
    const note = notificationOf(unseen.current);
    if (!note) return;
    shown.current = notify(note.title, note.body);
    shown.current?.addEventListener('click', () => window.focus());
    // A device that cannot is not asked with every message.
    if (!shown.current) writeWantsNotes(me.id, false);
  }, [isReady, me, log, state]);

  useEffect(() => {
    const look = () => {
      if (document.hidden) return;
      unseen.current = [];
      shown.current?.close();
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      shown.current?.close();
    };
  }, []);
}
