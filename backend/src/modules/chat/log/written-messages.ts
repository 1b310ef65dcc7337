import { z } from 'zod';
import type { ChatMessage, ChatPhoto, ChatSender } from '../../../../contracts/chat-events.js';
import type { ChatPoll } from '../../../../contracts/chat-polls.js';

export interface NewMessage {
  clientId: string;
  /** Cleaned, at most 2,000 characters; empty with a photo only. */
  content: string;
  replyTo?: number;
  isAnnouncement?: true;
  /** An upload of the sender's. */
  photo?: { id: string; alt?: string };
  /** Then the content is its question. */
  poll?: ChatPoll;
  sender: ChatSender;
}

export interface Written {
  /** For each message of the batch what it is in the log; null when it answers a message that does not exist. */
  answers: (ChatMessage | null)[];
  /** Those that were not in the log before, in order. */
  fresh: ChatMessage[];
}

/** A message with the photo that was claimed for it. */
export type ReadyMessage = NewMessage & { shared?: ChatPhoto };

/** Somebody holds the counter's row longer than this: the senders try again instead of waiting. */
export const LOCK_TIMEOUT_MS = 2_000;

/** A message as the log has just stored it. */
export const STORED = z.object({ id: z.string(), seq: z.int() });

/** The stored row and what was sent, as one message; none when either is missing. */
export function toMessages(
  tripId: number,
  at: Date,
  row: z.infer<typeof STORED> | undefined,
  sent: ReadyMessage | undefined,
): ChatMessage[] {
  if (!row || !sent) return [];
  const { clientId, sender, content, replyTo, isAnnouncement, shared, poll } = sent;
  const more = {
    ...(replyTo ? { replyTo } : {}),
    ...(shared ? { photo: shared } : {}),
    ...(poll ? { poll } : {}),
    ...(isAnnouncement ? { isAnnouncement } : {}),
  };
  return [{ seq: row.seq, id: row.id, clientId, tripId, sender, content, ...more, at: at.toISOString() }];
}
