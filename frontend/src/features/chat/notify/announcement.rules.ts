import type { ChatMessage } from '../../../../../backend/contracts/chat-events';
import { lineOf } from '../engine/message.rules';

/** What a screen reader hears of messages that have just come in; empty for none. */
export function announcementOf(messages: readonly ChatMessage[]): string {
  const [only, ...more] = messages;
  if (!only) return '';
  return more.length === 0 ? `${only.sender.name}: ${lineOf(only)}` : `${messages.length} new messages`;
}

const FROM_THE_RIGHT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** A name that is written from the right keeps to itself, and turns nothing round it. */
const isolated = (name: string) => (FROM_THE_RIGHT.test(name) ? `\u2068${name}\u2069` : name);

/** "Maya is typing", "Maya and Tess are typing", "Maya and 2 others are typing"; empty for nobody. */
export function typingLine(names: readonly string[]): string {
  const [first, second, ...more] = names.map(isolated);
  if (!first) return '';
  if (!second) return `${first} is typing`;
  return more.length === 0
    ? `${first} and ${second} are typing`
    : `${first} and ${more.length + 1} others are typing`;
}
