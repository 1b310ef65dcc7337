import type { ChatMessage, ChatWelcome } from '../../../../../backend/contracts/chat-events';
import type { ChatState } from './chat.model';
import { isDeleted } from './message.rules';

interface Reader {
  me: { id: number } | null;
  mutedUserIds: readonly number[];
}

/** Whether a message is news to somebody: not their own, not deleted, and not by whom they muted. */
export function isNews(message: ChatMessage, { me, mutedUserIds }: Reader): boolean {
  const { id } = message.sender;
  return id !== me?.id && !isDeleted(message) && !mutedUserIds.includes(id);
}

/** Where the unread begin, and how many they are. */
export function unreadAt(welcome: ChatWelcome): ChatState['unread'] {
  const { head, readSeq, missed } = welcome;
  // Who has never read here has no "new since": everything is new, and nothing is the first of it.
  if (readSeq === 0 || head <= readSeq) return null;
  const oldest = missed[0]?.seq ?? head;
  if (oldest > readSeq + 1) return { after: readSeq, count: head - readSeq };

  const news = missed.filter((message) => message.seq > readSeq && isNews(message, welcome));
  const [first] = news;
  return first ? { after: first.seq - 1, count: news.length } : null;
}

/** The number on the badge; null while a message after the read mark is not here, and only the server can count. */
export function unreadCount(state: ChatState): number | null {
  const { me, head, readSeq, log } = state;
  if (!me) return null;
  let expected = head;
  let count = 0;
  for (let index = log.messages.length - 1; index >= 0 && expected > readSeq; index -= 1) {
    const message = log.messages[index];
    if (message?.seq !== expected) return null;
    if (isNews(message, state)) count += 1;
    expected -= 1;
  }
  return expected > readSeq ? null : count;
}
