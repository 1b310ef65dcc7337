import { useEffect, useRef, useState } from 'react';
import type { ChatMessage } from '../../../../../backend/contracts/chat-events';
import { Said } from '../../../ui/Said';
import { announcementOf } from './announcement.rules';
import type { ChatState } from '../engine/chat.model';
import { lastSeq } from '../engine/log.rules';
import { isNews } from '../engine/unread.rules';

const EVERY_MS = 2_000;

/**
 * Tells screen readers what others say from now on: at most once in two seconds, several as a number. The list itself
 * is no live region, because it redraws while scrolling; history and own messages are not told.
 */
export function Announcer({ state }: { state: ChatState }) {
  const { isReady, log } = state;
  const [said, setSaid] = useState({ text: '', turn: 0 });
  const told = useRef<number | null>(null);
  const waiting = useRef<ChatMessage[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (!isReady) return;
    const from = told.current;
    told.current = lastSeq(log);
    if (from === null) return;

    waiting.current.push(...log.messages.filter((message) => message.seq > from && isNews(message, state)));
    if (waiting.current.length === 0 || timer.current !== undefined) return;
    timer.current = setTimeout(() => {
      timer.current = undefined;
      const text = announcementOf(waiting.current.splice(0));
      setSaid(({ turn }) => ({ text, turn: turn + 1 }));
    }, EVERY_MS);
  }, [isReady, log, state]);

  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <Said about={said.turn} className="visually-hidden">
      {said.text}
    </Said>
  );
}
