import type { Queryable } from '../storage/database.js';

/** A mistake of the client that PayPal might let pass; a test that finds one here has found a bug. */
export interface Violation {
  kind: 'request-id-reused' | 'client-token-on-server-call';
  operation: string;
  at: Date;
  requestId: string | null;
  detail: string;
}

export async function recordViolation(db: Queryable, violation: Violation): Promise<void> {
  const { kind, operation, at, requestId, detail } = violation;
  await db.query(
    'INSERT INTO violations (kind, operation, at, request_id, detail) VALUES ($1, $2, $3, $4, $5)',
    [kind, operation, at, requestId, detail],
  );
}

export async function listViolations(db: Queryable): Promise<Violation[]> {
  const { rows } = await db.query<Violation>(
    'SELECT kind, operation, at, request_id AS "requestId", detail FROM violations ORDER BY id',
  );
  return rows;
}
