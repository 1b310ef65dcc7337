import type { Queryable } from '../storage/database.js';

/** A webhook event, kept as the text that is sent: its bytes are what is signed. */
export interface StoredEvent {
  id: string;
  type: string;
  /** What it is about: an order, a transaction or a dispute. */
  transactionId: string;
  body: string;
  isSimulated: boolean;
  createdAt: Date;
}

const COLUMNS = `id, event_type AS type, transaction_id AS "transactionId", body, is_simulated AS "isSimulated",
  created_at AS "createdAt"`;

export async function insertEvent(tx: Queryable, event: StoredEvent): Promise<void> {
  const { id, type, transactionId, body, isSimulated, createdAt } = event;
  await tx.query(
    `INSERT INTO webhook_events (id, event_type, transaction_id, body, is_simulated, created_at)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [id, type, transactionId, body, isSimulated, createdAt],
  );
}

/** Null for an unknown id and for a simulated event, which PayPal does not keep either. */
export async function findEvent(db: Queryable, id: string): Promise<StoredEvent | null> {
  const { rows } = await db.query<StoredEvent>(
    `SELECT ${COLUMNS} FROM webhook_events WHERE id = $1 AND NOT is_simulated`,
    [id],
  );
  return rows[0] ?? null;
}

/** The text of any event, simulated ones included. @throws Error when there is none */
export async function getEventText(db: Queryable, id: string): Promise<string> {
  const { rows } = await db.query<{ body: string }>('SELECT body FROM webhook_events WHERE id = $1', [id]);
  if (!rows[0]) throw new Error(`There is no webhook event ${id}`);
  return rows[0].body;
}

export interface EventFilter {
  from: Date | null;
  to: Date | null;
  type: string | null;
  transactionId: string | null;
}

/** Real events, the newest first. */
export async function listEvents(
  db: Queryable,
  { from, to, type, transactionId }: EventFilter,
  page: { limit: number | null; offset: number },
): Promise<StoredEvent[]> {
  const { rows } = await db.query<StoredEvent>(
    `SELECT ${COLUMNS} FROM webhook_events
      WHERE NOT is_simulated
        AND ($1::timestamptz IS NULL OR created_at >= $1) AND ($2::timestamptz IS NULL OR created_at <= $2)
        AND ($3::text IS NULL OR event_type = $3) AND ($4::text IS NULL OR transaction_id = $4)
      ORDER BY seq DESC LIMIT $5 OFFSET $6`,
    [from, to, type, transactionId, page.limit, page.offset],
  );
  return rows;
}
