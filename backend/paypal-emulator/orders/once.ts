import type { Request } from 'express';
import type { Operation } from '../control/operations.js';
import type { Emulator } from '../emulator.js';
import type { Decision } from '../http/operation.js';
import { refusal } from '../http/refusal.js';
import type { Queryable } from '../storage/database.js';
import { answerWithOrder } from './answer-with-order.js';
import { getLiveOrder } from './live-order.js';
import { findEarlierOrderId, fingerprintOf, rememberRequest } from './request-ids.store.js';

/** Orders v2 allows 108 characters. */
const REQUEST_ID_MAX = 108;

/**
 * Does `work` once for a PayPal-Request-Id. A repetition is answered 200 with the order as it is now ("the latest
 * status of the previous request"). Without the header nothing is remembered and every call works.
 * @throws Refusal INVALID_STRING_LENGTH, PREVIOUS_REQUEST_IN_PROGRESS
 */
export async function onceForRequestId(
  tx: Queryable,
  req: Request,
  emulator: Emulator,
  { operation, body }: { operation: Operation; body: unknown },
  work: () => Promise<Decision>,
): Promise<Decision> {
  const requestId = req.get('paypal-request-id');
  if (!requestId) return work();
  if (requestId.length > REQUEST_ID_MAX) {
    throw refusal('INVALID_STRING_LENGTH', { field: 'PayPal-Request-Id', location: 'header' });
  }
  const request = { operation, requestId, fingerprint: fingerprintOf(req.path, body), now: emulator.now() };
  const earlier = await findEarlierOrderId(tx, request);
  if (earlier !== null) {
    return answerWithOrder(tx, req, emulator, await getLiveOrder(tx, earlier, emulator.now()), 200);
  }
  const decision = await work();
  if (decision.tookEffect && decision.orderId) await rememberRequest(tx, request, decision.orderId);
  return decision;
}
