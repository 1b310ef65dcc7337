import type { ChatMessage, ChatSender } from '../../../../backend/contracts/chat-events';

const made = new WeakMap<readonly ChatMessage[], ReadonlyMap<number, ChatSender>>();

/** Who wrote in a part of the log, by id, as they were called last. Made once for the same messages. */
export function sendersIn(messages: readonly ChatMessage[]): ReadonlyMap<number, ChatSender> {
  const known = made.get(messages);
  if (known) return known;
  const senders = new Map(messages.map(({ sender }) => [sender.id, sender]));
  made.set(messages, senders);
  return senders;
}
