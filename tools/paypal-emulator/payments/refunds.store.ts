import type { Queryable } from '../storage/database.js';
import type { Refund } from './refund.js';

const COLUMNS = `id, capture_id AS "captureId", kind, status, pending_reason AS "pendingReason",
  amount_cents AS "amountCents", total_refunded_cents AS "totalRefundedCents", custom_id AS "customId",
  invoice_id AS "invoiceId", note_to_payer AS "noteToPayer", canceled_by AS "canceledBy",
  created_at AS "createdAt", updated_at AS "updatedAt"`;

/** False, and nothing written, when another refund carries the same invoice id. */
export async function insertRefund(tx: Queryable, refund: Refund): Promise<boolean> {
  const { rowCount } = await tx.query(
    `INSERT INTO refunds (id, capture_id, kind, status, pending_reason, amount_cents, total_refunded_cents, custom_id,
                          invoice_id, note_to_payer, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
     ON CONFLICT (invoice_id) WHERE invoice_id IS NOT NULL AND status <> 'FAILED' DO NOTHING`,
    [
      refund.id,
      refund.captureId,
      refund.kind,
      refund.status,
      refund.pendingReason,
      refund.amountCents,
      refund.totalRefundedCents,
      refund.customId,
      refund.invoiceId,
      refund.noteToPayer,
      refund.createdAt,
      refund.updatedAt,
    ],
  );
  return rowCount === 1;
}

export async function findRefund(db: Queryable, id: string): Promise<Refund | null> {
  const { rows } = await db.query<Refund>(`SELECT ${COLUMNS} FROM refunds WHERE id = $1`, [id]);
  return rows[0] ?? null;
}

/** Refunds and reversals, of one capture or of one order's captures or all, in the order they were made. */
export async function listRefunds(
  db: Queryable,
  filter: { captureId?: string; orderId?: string },
): Promise<Refund[]> {
  const { rows } = await db.query<Refund>(
    `SELECT ${COLUMNS} FROM refunds
      WHERE ($1::text IS NULL OR capture_id = $1)
        AND ($2::text IS NULL OR capture_id IN (SELECT id FROM captures WHERE order_id = $2))
      ORDER BY seq`,
    [filter.captureId ?? null, filter.orderId ?? null],
  );
  return rows;
}

export async function saveRefundStatus(
  tx: Queryable,
  { id, status, canceledBy, updatedAt }: Pick<Refund, 'id' | 'status' | 'canceledBy' | 'updatedAt'>,
): Promise<void> {
  await tx.query('UPDATE refunds SET status = $2, canceled_by = $3, updated_at = $4 WHERE id = $1', [
    id,
    status,
    canceledBy,
    updatedAt,
  ]);
}
