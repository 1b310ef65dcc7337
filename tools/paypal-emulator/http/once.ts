import type { Request } from 'express';
import type { Operation } from '../control/operations.js';
import type { Emulator } from '../emulator.js';
import type { Decision } from './operation.js';
import { refusal } from './refusal.js';
import type { Queryable } from '../storage/database.js';
import { findEarlierResourceId, fingerprintOf, rememberRequest } from './request-ids.store.js';

/** Orders v2 allows 108 characters. */
const REQUEST_ID_MAX = 108;

interface RepeatableCall {
  operation: Operation;
  body: unknown;
  rememberedMs: number;
  /** The answer to a repetition, from what the first call made. */
  repeat: (resourceId: string) => Promise<Decision>;
}

/**
 * Does `work` once for a PayPal-Request-Id. A repetition is answered with what was made then, as it is now ("the latest
 * status of the previous request"). Without the header nothing is remembered and every call works.
 * @throws Refusal INVALID_STRING_LENGTH, PREVIOUS_REQUEST_IN_PROGRESS
 */
export async function onceForRequestId(
  tx: Queryable,
  req: Request,
  emulator: Emulator,
  { operation, body, rememberedMs, repeat }: RepeatableCall,
  work: () => Promise<Decision>,
): Promise<Decision> {
  const requestId = req.get('paypal-request-id');
  if (!requestId) return work();
  if (requestId.length > REQUEST_ID_MAX) {
    throw refusal('INVALID_STRING_LENGTH', { field: 'PayPal-Request-Id', location: 'header' });
  }
  const request = { operation, requestId, fingerprint: fingerprintOf(req.path, body), now: emulator.now() };
  const earlier = await findEarlierResourceId(tx, request, rememberedMs);
  if (earlier !== null) return repeat(earlier);
  const decision = await work();
  if (decision.tookEffect && decision.resourceId) await rememberRequest(tx, request, decision.resourceId);
  return decision;
}
