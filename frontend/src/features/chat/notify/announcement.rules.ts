import type { ChatMessage } from '../../../../../backend/contracts/chat-events';
import { isolated } from '../../../lib/isolated';
import { lineOf } from '../engine/message.rules';

/** What a screen reader hears of messages that have just come in; empty for none. */
export function announcementOf(messages: readonly ChatMessage[]): string {
  const [only, ...more] = messages;
  if (!only) return '';
  return more.length === 0 ? `${only.sender.name}: ${lineOf(only)}` : `${messages.length} new messages`;
}

/** "Maya is typing", "Maya and Tess are typing", "Maya and 2 others are typing"; empty for nobody. */
export function typingLine(names: readonly string[]): string {
  const [first, second, ...more] = names.map(isolated);
  if (!first) return '';
  if (!second) return `${first} is typing`;
  return more.length === 0
    ? `${first} and ${second} are typing`
    : `${first} and ${more.length + 1} others are typing`;
}
