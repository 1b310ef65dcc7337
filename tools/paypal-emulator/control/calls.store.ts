import type { Queryable } from '../storage/database.js';
import type { Operation } from './operations.js';

/** One call as the control API tells it: what was asked, what was answered, and whether it changed anything. */
export interface Call {
  id: number;
  operation: Operation;
  at: Date;
  orderId: string | null;
  requestId: string | null;
  /** True when this very call made the order or took the money; a replay, a read or a refusal is false. */
  tookEffect: boolean;
  /** The status decided on, even when a fault kept it from the client; null while the call is under way. */
  status: number | null;
  fault: string | null;
}

export interface CallOutcome {
  status: number;
  tookEffect: boolean;
  orderId: string | null;
}

export async function openCall(
  db: Queryable,
  call: Pick<Call, 'operation' | 'at' | 'orderId' | 'requestId'>,
): Promise<number> {
  const { rows } = await db.query<{ id: number }>(
    'INSERT INTO calls (operation, at, order_id, request_id) VALUES ($1, $2, $3, $4) RETURNING id',
    [call.operation, call.at, call.orderId, call.requestId],
  );
  return rows[0]?.id ?? 0;
}

export async function noteFault(db: Queryable, callId: number, fault: string): Promise<void> {
  await db.query('UPDATE calls SET fault = $2 WHERE id = $1', [callId, fault]);
}

/** Belongs in the transaction of the effect, so that a killed emulator never claims what did not happen. */
export async function closeCall(db: Queryable, callId: number, outcome: CallOutcome): Promise<void> {
  await db.query(
    'UPDATE calls SET status = $2, took_effect = $3, order_id = coalesce($4, order_id) WHERE id = $1',
    [callId, outcome.status, outcome.tookEffect, outcome.orderId],
  );
}

export async function listCalls(
  db: Queryable,
  filter: { operation?: string; since?: string },
): Promise<Call[]> {
  const { rows } = await db.query<Call>(
    `SELECT id, operation, at, order_id AS "orderId", request_id AS "requestId",
            took_effect AS "tookEffect", status, fault
       FROM calls
      WHERE ($1::text IS NULL OR operation = $1) AND ($2::timestamptz IS NULL OR at >= $2)
      ORDER BY id`,
    [filter.operation ?? null, filter.since ?? null],
  );
  return rows;
}

export async function clearCalls(db: Queryable): Promise<void> {
  await db.query('DELETE FROM calls');
}
