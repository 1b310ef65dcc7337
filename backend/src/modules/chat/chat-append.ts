import type { ChatMessage, ChatSender } from '../../../contracts/chat-events.js';

export interface NewMessage {
  clientId: string;
  /** Cleaned, 1 to 2,000 characters. */
  content: string;
  replyTo?: number;
  sender: ChatSender;
}

export interface Written {
  /** For each message of the batch what it is in the log; null when it answers a message that does not exist. */
  answers: (ChatMessage | null)[];
  /** Those that were not in the log before, in order. */
  fresh: ChatMessage[];
}

/** Somebody holds the counter's row longer than this: the senders try again instead of waiting. */
export const LOCK_TIMEOUT_MS = 2_000;

/** The stored row and what was sent, as one message; none when either is missing. */
export function toMessages(
  tripId: number,
  at: Date,
  row: { id: string; seq: number } | undefined,
  sent: NewMessage | undefined,
): ChatMessage[] {
  if (!row || !sent) return [];
  const { clientId, sender, content, replyTo } = sent;
  const answer = replyTo ? { replyTo } : {};
  return [{ seq: row.seq, id: row.id, clientId, tripId, sender, content, ...answer, at: at.toISOString() }];
}
