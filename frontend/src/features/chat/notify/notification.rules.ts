import type { ChatMessage } from '../../../../../backend/contracts/chat-events';
import { lineOf } from '../engine/message.rules';

const MOST_CHARS = 140;

/** What a notification says of the messages that came while nobody looked; null for none. */
export function notificationOf(messages: readonly ChatMessage[]): { title: string; body: string } | null {
  const last = messages.at(-1);
  if (!last) return null;
  const line = lineOf(last).slice(0, MOST_CHARS);
  if (messages.length === 1) return { title: last.sender.name, body: line };
  return { title: `${messages.length} new messages`, body: `${last.sender.name}: ${line}` };
}
