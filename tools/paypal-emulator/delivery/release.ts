import type { Emulator } from '../emulator.js';
import { attempt } from './attempt.js';
import { claimOne, listDeliveries } from './deliveries.store.js';
import type { Channel } from './delivery.js';
import { holdChannel } from './gates.store.js';

export const ORDERS = ['as made', 'reversed'] as const;

interface Release {
  order: (typeof ORDERS)[number];
  /** How often each message is posted, one after the other. */
  copies: number;
}

/** Posts what was held back, one message after the other in the order asked for, then opens the channel again. */
export async function release(
  emulator: Emulator,
  channel: Channel,
  { order, copies }: Release,
): Promise<{ messageId: string; status: number | null }[]> {
  const { pool } = emulator;
  const waiting = await listDeliveries(pool, channel, { state: 'waiting' });
  const posted: { messageId: string; status: number | null }[] = [];
  for (const { seq } of order === 'as made' ? waiting : waiting.toReversed()) {
    for (let copy = 0; copy < copies; copy += 1) {
      const delivery = await claimOne(pool, seq);
      if (!delivery) continue;
      const status = await attempt(emulator, delivery, new AbortController().signal);
      posted.push({ messageId: delivery.messageId, status });
    }
  }
  await holdChannel(pool, channel, false);
  emulator.wake();
  return posted;
}
