import type { Queryable } from '../storage/database.js';

/** Who is told. */
export interface Subscription {
  /** The webhook id, which goes into every signature. */
  id: string;
  url: string;
  /** Names of events, or `*` alone for all of them. */
  eventTypes: string[];
}

const COLUMNS = 'id, url, event_types AS "eventTypes"';

/** False, and nothing written, when the address is subscribed already. */
export async function insertSubscription(
  tx: Queryable,
  subscription: Subscription,
  at: Date,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `INSERT INTO subscriptions (id, url, event_types, created_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (url) DO NOTHING`,
    [subscription.id, subscription.url, subscription.eventTypes, at],
  );
  return rowCount === 1;
}

/** The standing subscription of the settings, whatever was subscribed under its id or its address before. */
export async function keepSubscription(
  tx: Queryable,
  { id, url }: Omit<Subscription, 'eventTypes'>,
  at: Date,
): Promise<void> {
  await tx.query('DELETE FROM subscriptions WHERE id = $1 OR url = $2', [id, url]);
  await insertSubscription(tx, { id, url, eventTypes: ['*'] }, at);
}

export async function findSubscription(db: Queryable, id: string): Promise<Subscription | null> {
  const { rows } = await db.query<Subscription>(`SELECT ${COLUMNS} FROM subscriptions WHERE id = $1`, [id]);
  return rows[0] ?? null;
}

export async function listSubscriptions(db: Queryable): Promise<Subscription[]> {
  const { rows } = await db.query<Subscription>(
    `SELECT ${COLUMNS} FROM subscriptions ORDER BY created_at, id`,
  );
  return rows;
}

export async function saveSubscription(tx: Queryable, { id, url, eventTypes }: Subscription): Promise<void> {
  await tx.query('UPDATE subscriptions SET url = $2, event_types = $3 WHERE id = $1', [id, url, eventTypes]);
}

/** Whether there was one. */
export async function deleteSubscription(tx: Queryable, id: string): Promise<boolean> {
  return (await tx.query('DELETE FROM subscriptions WHERE id = $1', [id])).rowCount === 1;
}
