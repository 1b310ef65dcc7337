import { z } from 'zod';
import type {
  ChatActs,
  ChatHandshake,
  ChatHistory,
  ChatSearch,
  ChatSend,
} from '../../../contracts/chat-events.js';
import { POLL_ANSWERS } from '../../../contracts/chat-polls.js';
import { CHAT_REACTIONS } from '../../../contracts/chat-reactions.js';
import { CHAT_SEARCH_MAX } from '../../../contracts/chat-words.js';

const MAX_INTEGER = 2_147_483_647;
const seq = z.int().min(0).max(MAX_INTEGER);

/** What clients may send, checked once, at the door. Fields that are not named here are dropped. */
export const handshakePayload = z.object({
  tripId: z.int().min(1).max(MAX_INTEGER).optional(),
  after: seq.optional(),
  afterRev: seq.optional(),
  hiddenSeconds: z.int().min(0).max(MAX_INTEGER).optional(),
}) satisfies z.ZodType<ChatHandshake>;

export const sendPayload = z.object({
  clientId: z.uuid().toLowerCase(),
  content: z.string(),
  replyTo: seq.min(1).optional(),
  photoId: z
    .string()
    .regex(/^[0-9A-Za-z]{22}$/)
    .optional(),
  photoAlt: z.string().max(300).optional(),
  poll: z
    .object({
      question: z.string(),
      answers: z.array(z.string()).max(POLL_ANSWERS.most),
      isMultiple: z.boolean(),
    })
    .optional(),
  isAnnouncement: z.literal(true).optional(),
}) satisfies z.ZodType<ChatSend>;

export const historyPayload = z.object({
  before: seq.optional(),
  after: seq.optional(),
  limit: z.int().min(1).max(100),
}) satisfies z.ZodType<ChatHistory>;

export const readPayload = z.object({ seq });

export const presencePayload = z.object({ isHidden: z.boolean() });

const act = z.object({ seq: seq.min(1) });

/** What each act needs to know. */
export const actPayloads = {
  'chat:edit': act.extend({ content: z.string() }),
  'chat:delete': act,
  'chat:react': act.extend({ emoji: z.enum(CHAT_REACTIONS), on: z.boolean() }),
  'chat:vote': act.extend({ answers: z.array(seq).max(POLL_ANSWERS.most) }),
  'chat:end-poll': act,
  'chat:pin': act.extend({ on: z.boolean() }),
} satisfies { [Act in keyof ChatActs]: z.ZodType<ChatActs[Act]> };

export const reportPayload = act.extend({ reason: z.string().max(500) });

export const searchPayload = z.object({
  text: z.string().max(CHAT_SEARCH_MAX),
  before: seq.optional(),
  limit: z.int().min(1).max(100),
}) satisfies z.ZodType<ChatSearch>;

export const mutePayload = z.object({ userId: z.int().min(1).max(MAX_INTEGER), on: z.boolean() });
