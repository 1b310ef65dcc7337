import type { Queryable } from '../storage/database.js';
import type { Dispute } from './dispute.js';

const COLUMNS = `id, capture_id AS "captureId", status, outcome, amount_cents AS "amountCents",
  created_at AS "createdAt", updated_at AS "updatedAt"`;

export async function insertDispute(tx: Queryable, dispute: Dispute): Promise<void> {
  const { id, captureId, status, outcome, amountCents, createdAt, updatedAt } = dispute;
  await tx.query(
    `INSERT INTO disputes (id, capture_id, status, outcome, amount_cents, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [id, captureId, status, outcome, amountCents, createdAt, updatedAt],
  );
}

export async function findDispute(db: Queryable, id: string): Promise<Dispute | null> {
  const { rows } = await db.query<Dispute>(`SELECT ${COLUMNS} FROM disputes WHERE id = $1`, [id]);
  return rows[0] ?? null;
}

export async function hasOpenDispute(db: Queryable, captureId: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `SELECT 1 FROM disputes WHERE capture_id = $1 AND status <> 'RESOLVED' LIMIT 1`,
    [captureId],
  );
  return rowCount === 1;
}

export async function saveDispute(
  tx: Queryable,
  { id, status, outcome, updatedAt }: Pick<Dispute, 'id' | 'status' | 'outcome' | 'updatedAt'>,
): Promise<void> {
  await tx.query('UPDATE disputes SET status = $2, outcome = $3, updated_at = $4 WHERE id = $1', [
    id,
    status,
    outcome,
    updatedAt,
  ]);
}
