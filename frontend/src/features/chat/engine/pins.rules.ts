import type { ChatMessage } from '../../../../../backend/contracts/chat-events';
import type { ChatState } from './chat.model';
import { indexOfSeq } from './log.rules';
import { isDeleted, withChange } from './message.rules';

type Known = Pick<ChatState, 'log' | 'pinned' | 'quoted'>;

/** A message as it is now, from wherever this browser has it; undefined when it is nowhere. */
export function findMessage({ log, pinned, quoted }: Known, seq: number): ChatMessage | undefined {
  return (
    log.messages[indexOfSeq(log, seq)] ?? pinned.find((message) => message.seq === seq) ?? quoted.get(seq)
  );
}

const isPinned = (message: ChatMessage) => message.change?.pinnedAt !== undefined && !isDeleted(message);
const pinnedAt = ({ change }: ChatMessage) => change?.pinnedAt ?? '';

/** The pinned ones of some messages, the last pinned first, each once. */
export function pinnedOf(messages: readonly ChatMessage[]): readonly ChatMessage[] {
  const bySeq = new Map<number, ChatMessage>();
  for (const message of messages) {
    const known = bySeq.get(message.seq);
    bySeq.set(message.seq, known ? withChange(known, message.change) : message);
  }
  return [...bySeq.values()].filter(isPinned).toSorted((a, b) => pinnedAt(b).localeCompare(pinnedAt(a)));
}
