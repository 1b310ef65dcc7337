import { randomUUID } from 'node:crypto';
import type { Queryable } from '../storage/database.js';
import type { Channel, Delivery } from './delivery.js';

const COLUMNS = `seq, channel, message_id AS "messageId", webhook_id AS "webhookId", url,
  transmission_id AS "transmissionId", state, attempts, last_status AS "lastStatus", created_at AS "createdAt",
  due_at AS "dueAt"`;

/**
 * While a message is being posted it is nobody else's: for a minute of the database's own time, whatever the emulator's
 * clock is moved to meanwhile. A receiver is given up on long before (20 s).
 */
const HELD = `held_until = now() + interval '1 minute'`;
const FREE = '(held_until IS NULL OR held_until < now())';

type NewDelivery = Pick<Delivery, 'channel' | 'messageId' | 'webhookId' | 'url' | 'createdAt'>;

/** Puts a message on its way, in the transaction that caused it; the channel's delay applies. */
export async function addDelivery(tx: Queryable, delivery: NewDelivery): Promise<void> {
  const { channel, messageId, webhookId, url, createdAt } = delivery;
  await tx.query(
    `INSERT INTO deliveries (channel, message_id, webhook_id, url, transmission_id, created_at, due_at)
     VALUES ($1, $2, $3, $4, $5, $6,
             $6::timestamptz + coalesce((SELECT delay_ms FROM gates WHERE channel = $1), 0) * interval '1 ms')`,
    [channel, messageId, webhookId, url, randomUUID(), createdAt],
  );
}

/** The oldest messages that are due, each from now on held by the caller. */
export async function claimDue(db: Queryable, now: Date, atMost: number): Promise<Delivery[]> {
  const { rows } = await db.query<Delivery>(
    `UPDATE deliveries SET ${HELD}
      WHERE seq IN (SELECT seq FROM deliveries AS waiting
                     WHERE state = 'waiting' AND due_at <= $1 AND ${FREE}
                       AND NOT EXISTS (SELECT 1 FROM gates WHERE gates.channel = waiting.channel AND is_held)
                     ORDER BY seq LIMIT $2 FOR UPDATE SKIP LOCKED)
      RETURNING ${COLUMNS}`,
    [now, atMost],
  );
  return rows.toSorted((one, other) => one.seq - other.seq);
}

/** One message, held by the caller whether it is due or not. */
export async function claimOne(db: Queryable, seq: number): Promise<Delivery | null> {
  const { rows } = await db.query<Delivery>(
    `UPDATE deliveries SET ${HELD} WHERE seq = $1 RETURNING ${COLUMNS}`,
    [seq],
  );
  return rows[0] ?? null;
}

/** One attempt more, and how it ended: `dueAt` is when it is tried again, null when it is not. */
export async function closeAttempt(
  db: Queryable,
  seq: number,
  { status, state, dueAt }: { status: number | null; state: Delivery['state']; dueAt: Date | null },
): Promise<void> {
  await db.query(
    `UPDATE deliveries SET attempts = attempts + 1, last_status = $2, state = $3, due_at = coalesce($4, due_at),
            held_until = NULL
      WHERE seq = $1`,
    [seq, status, state, dueAt],
  );
}

/** Deliveries of a channel in the order they were made: of one message, or in one state, or all. */
export async function listDeliveries(
  db: Queryable,
  channel: Channel,
  filter: { messageId?: string; state?: Delivery['state'] } = {},
): Promise<Delivery[]> {
  const { rows } = await db.query<Delivery>(
    `SELECT ${COLUMNS} FROM deliveries
      WHERE channel = $1 AND ($2::text IS NULL OR message_id = $2) AND ($3::text IS NULL OR state = $3)
      ORDER BY seq`,
    [channel, filter.messageId ?? null, filter.state ?? null],
  );
  return rows;
}

/** When the next message is due that is neither held back nor being posted; null when there is none. */
export async function findNextDue(db: Queryable): Promise<Date | null> {
  const { rows } = await db.query<{ dueAt: Date | null }>(
    `SELECT min(due_at) AS "dueAt" FROM deliveries AS waiting
      WHERE state = 'waiting' AND ${FREE}
        AND NOT EXISTS (SELECT 1 FROM gates WHERE gates.channel = waiting.channel AND is_held)`,
  );
  return rows[0]?.dueAt ?? null;
}
