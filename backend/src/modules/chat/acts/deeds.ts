import { z } from 'zod';
import type { ChatActs } from '../../../../contracts/chat-events.js';
import { POLL } from '../log/chat-rows.js';
import type { ActName } from './chat-act.rules.js';

/** A message to which something is done, its row locked. */
export const TARGET = z.object({
  tripId: z.int(),
  seq: z.int(),
  senderId: z.int(),
  content: z.string(),
  isDeleted: z.boolean(),
  isPinned: z.boolean(),
  hasPhoto: z.boolean(),
  poll: POLL.nullable(),
  isPollEnded: z.boolean(),
});

/** One act: what is done to which message, and by whom. */
export interface Deed<Name extends ActName> {
  target: z.infer<typeof TARGET>;
  act: ChatActs[Name];
  actorId: number;
}
