import { createHash } from 'node:crypto';
import type { Operation } from '../control/operations.js';
import { recordViolation } from '../control/violations.store.js';
import { refusal } from './refusal.js';
import type { Queryable } from '../storage/database.js';

interface RepeatableRequest {
  operation: Operation;
  requestId: string;
  /** What the id stands for: anything else sent under the same id is the client's mistake. */
  fingerprint: string;
  now: Date;
}

export function fingerprintOf(path: string, body: unknown): string {
  return createHash('sha256').update(path).update('\n').update(JSON.stringify(body)).digest('hex');
}

/**
 * What an earlier request with this id made: an order's id, or a refund's; null when the id is new, and then it is ours
 * until the transaction ends. The same id with another body gets the earlier answer too (PayPal does not say what it
 * does there) and is recorded as a violation.
 * @throws Refusal PREVIOUS_REQUEST_IN_PROGRESS while another transaction holds the id
 */
export async function findEarlierResourceId(
  tx: Queryable,
  request: RepeatableRequest,
  rememberedMs: number,
): Promise<string | null> {
  const { operation, requestId, fingerprint, now } = request;
  const { rows: locks } = await tx.query<{ mine: boolean }>(
    'SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AS mine',
    [`${operation}:${requestId}`],
  );
  if (!locks[0]?.mine) throw refusal('PREVIOUS_REQUEST_IN_PROGRESS');
  const { rows } = await tx.query<{ resourceId: string; fingerprint: string }>(
    `SELECT resource_id AS "resourceId", fingerprint FROM request_ids
      WHERE operation = $1 AND request_id = $2 AND used_at > $3`,
    [operation, requestId, new Date(now.getTime() - rememberedMs)],
  );
  const [earlier] = rows;
  if (earlier && earlier.fingerprint !== fingerprint) {
    const detail = `The request id of ${earlier.resourceId} came again with another body or path`;
    await recordViolation(tx, { kind: 'request-id-reused', operation, at: now, requestId, detail });
  }
  return earlier?.resourceId ?? null;
}

/**
 * Only successes are remembered: after a decline the buyer approves anew and the client captures again under the
 * id it stored, which must then reach the new funding source.
 */
export async function rememberRequest(
  tx: Queryable,
  request: RepeatableRequest,
  resourceId: string,
): Promise<void> {
  await tx.query(
    `INSERT INTO request_ids (operation, request_id, fingerprint, resource_id, used_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (operation, request_id)
     DO UPDATE SET fingerprint = excluded.fingerprint, resource_id = excluded.resource_id, used_at = excluded.used_at`,
    [request.operation, request.requestId, request.fingerprint, resourceId, request.now],
  );
}
