import type { Queryable } from '../storage/database.js';
import type { Order } from './order.js';

const COLUMNS = `id, intent, status, purchase_units AS "purchaseUnits", experience, funding,
  created_at AS "createdAt", updated_at AS "updatedAt", expires_at AS "expiresAt"`;

export async function insertOrder(tx: Queryable, order: Order): Promise<void> {
  await tx.query(
    `INSERT INTO orders (id, intent, status, purchase_units, experience, funding, created_at, updated_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      order.id,
      order.intent,
      order.status,
      JSON.stringify(order.purchaseUnits),
      order.experience,
      order.funding,
      order.createdAt,
      order.updatedAt,
      order.expiresAt,
    ],
  );
}

/** The order whether lapsed or not; null when there never was one. */
export async function findOrder(db: Queryable, id: string): Promise<Order | null> {
  const { rows } = await db.query<Order>(`SELECT ${COLUMNS} FROM orders WHERE id = $1`, [id]);
  return rows[0] ?? null;
}

/** As findOrder, and until the transaction ends nobody else may change it, not even through another emulator. */
export async function findOrderForUpdate(tx: Queryable, id: string): Promise<Order | null> {
  const { rows } = await tx.query<Order>(`SELECT ${COLUMNS} FROM orders WHERE id = $1 FOR UPDATE`, [id]);
  return rows[0] ?? null;
}

/** Approved orders whose time is over, VOIDED from now on and locked until the transaction ends. */
export async function takeLapsedApprovals(tx: Queryable, now: Date): Promise<Order[]> {
  const { rows } = await tx.query<Order>(
    `UPDATE orders SET status = 'VOIDED', updated_at = $1 WHERE status = 'APPROVED' AND expires_at <= $1
     RETURNING ${COLUMNS}`,
    [now],
  );
  return rows;
}

export async function savePurchaseUnits(
  tx: Queryable,
  { id, purchaseUnits, updatedAt }: Pick<Order, 'id' | 'purchaseUnits' | 'updatedAt'>,
): Promise<void> {
  await tx.query('UPDATE orders SET purchase_units = $2, updated_at = $3 WHERE id = $1', [
    id,
    JSON.stringify(purchaseUnits),
    updatedAt,
  ]);
}

export async function saveStatus(
  tx: Queryable,
  { id, status, funding, updatedAt }: Pick<Order, 'id' | 'status' | 'funding' | 'updatedAt'>,
): Promise<void> {
  await tx.query('UPDATE orders SET status = $2, funding = $3, updated_at = $4 WHERE id = $1', [
    id,
    status,
    funding,
    updatedAt,
  ]);
}
