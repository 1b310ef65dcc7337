import type { Queryable } from '../storage/database.js';
import type { Capture } from './capture.js';

const COLUMNS = `id, order_id AS "orderId", unit, form_id AS "formId", status, pending_reason AS "pendingReason", currency,
  amount_cents AS "amountCents", fee_cents AS "feeCents", custom_id AS "customId", invoice_id AS "invoiceId",
  created_at AS "createdAt", updated_at AS "updatedAt"`;

/** False, and nothing written, when the invoice was already paid by another capture. */
export async function insertCapture(tx: Queryable, capture: Capture): Promise<boolean> {
  const { rowCount } = await tx.query(
    `INSERT INTO captures (id, order_id, unit, form_id, status, pending_reason, currency, amount_cents, fee_cents,
                           custom_id, invoice_id, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
     ON CONFLICT (invoice_id) WHERE invoice_id IS NOT NULL AND status <> 'DECLINED' DO NOTHING`,
    [
      capture.id,
      capture.orderId,
      capture.unit,
      capture.formId,
      capture.status,
      capture.pendingReason,
      capture.currency,
      capture.amountCents,
      capture.feeCents,
      capture.customId,
      capture.invoiceId,
      capture.createdAt,
      capture.updatedAt,
    ],
  );
  return rowCount === 1;
}

export async function findCapture(db: Queryable, id: string): Promise<Capture | null> {
  const { rows } = await db.query<Capture>(`SELECT ${COLUMNS} FROM captures WHERE id = $1`, [id]);
  return rows[0] ?? null;
}

/** As findCapture, locked until the transaction ends: whoever refunds it next sees what this one did. */
export async function findCaptureForUpdate(tx: Queryable, id: string): Promise<Capture | null> {
  const { rows } = await tx.query<Capture>(`SELECT ${COLUMNS} FROM captures WHERE id = $1 FOR UPDATE`, [id]);
  return rows[0] ?? null;
}

/** Captures that match every part of the filter that is given, in the order of their purchase units. */
export async function listCaptures(
  db: Queryable,
  filter: { orderId?: string; customId?: string; formId?: string },
): Promise<Capture[]> {
  const { rows } = await db.query<Capture>(
    `SELECT ${COLUMNS} FROM captures
      WHERE ($1::text IS NULL OR order_id = $1) AND ($2::text IS NULL OR custom_id = $2)
        AND ($3::text IS NULL OR form_id = $3)
      ORDER BY created_at, unit`,
    [filter.orderId ?? null, filter.customId ?? null, filter.formId ?? null],
  );
  return rows;
}

export async function saveCaptureStatus(
  tx: Queryable,
  { id, status, updatedAt }: Pick<Capture, 'id' | 'status' | 'updatedAt'>,
): Promise<void> {
  await tx.query('UPDATE captures SET status = $2, updated_at = $3 WHERE id = $1', [id, status, updatedAt]);
}
