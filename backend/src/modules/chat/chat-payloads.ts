import { z } from 'zod';
import type { ChatHandshake, ChatHistory, ChatSend } from '../../../contracts/chat-events.js';

const MAX_INTEGER = 2_147_483_647;
const seq = z.int().min(0).max(MAX_INTEGER);

/** What clients may send, checked once, at the door. Fields that are not named here are dropped. */
export const handshakePayload = z.object({
  tripId: z.int().min(1).max(MAX_INTEGER).optional(),
  after: seq.optional(),
}) satisfies z.ZodType<ChatHandshake>;

export const sendPayload = z.object({
  clientId: z.uuid().toLowerCase(),
  content: z.string(),
  replyTo: seq.min(1).optional(),
}) satisfies z.ZodType<ChatSend>;

export const historyPayload = z.object({
  before: seq.optional(),
  after: seq.optional(),
  limit: z.int().min(1).max(100),
}) satisfies z.ZodType<ChatHistory>;

export const readPayload = z.object({ seq });
