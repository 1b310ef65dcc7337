import type { Queryable } from '../storage/database.js';
import type { Channel } from './delivery.js';

/** Holds back every message of a channel, or lets them go again. */
export async function holdChannel(db: Queryable, channel: Channel, isHeld: boolean): Promise<void> {
  await db.query(
    `INSERT INTO gates (channel, is_held, delay_ms) VALUES ($1, $2, 0)
     ON CONFLICT (channel) DO UPDATE SET is_held = excluded.is_held`,
    [channel, isHeld],
  );
}

/** Every message made from now on waits this long before its first attempt. */
export async function delayChannel(db: Queryable, channel: Channel, delayMs: number): Promise<void> {
  await db.query(
    `INSERT INTO gates (channel, is_held, delay_ms) VALUES ($1, false, $2)
     ON CONFLICT (channel) DO UPDATE SET delay_ms = excluded.delay_ms`,
    [channel, delayMs],
  );
}
