import type { Request, RequestHandler } from 'express';
import type { Operation } from '../control/operations.js';
import { recordViolation } from '../control/violations.store.js';
import type { Emulator } from '../emulator.js';
import { findMockAnswer } from '../http/mock-response.js';
import { operation, type Decision, type Work } from '../http/operation.js';
import { issueAnswer, namedRefusal } from '../http/refusal.js';
import type { Queryable } from '../storage/database.js';
import { oauthError } from './token.route.js';
import { verifyToken } from './tokens.js';

/** An operation that wants a bearer token of the server kind, and obeys the PayPal-Mock-Response header. */
export function restOperation(emulator: Emulator, name: Operation, work: Work): RequestHandler {
  return operation(emulator, name, async (tx, req, _emulator, fault) => {
    const refused = await refuseBearer(tx, req, emulator, name);
    return refused ?? findMockAnswer(req) ?? work(tx, req, emulator, fault);
  });
}

async function refuseBearer(
  tx: Queryable,
  req: Request,
  { settings, now }: Emulator,
  name: Operation,
): Promise<Decision | null> {
  const header = req.get('authorization');
  if (header === undefined) throw namedRefusal('AUTHENTICATION_FAILURE');
  const kind = verifyToken(header.replace(/^Bearer /i, ''), settings.clientSecret, now());
  if (kind === null) return oauthError(401, 'invalid_token', 'Token signature verification failed');
  if (kind === 'server') return null;
  await recordViolation(tx, {
    kind: 'client-token-on-server-call',
    operation: name,
    at: now(),
    requestId: req.get('paypal-request-id') ?? null,
    detail: `The browser's token was used for ${req.method} ${req.path}`,
  });
  return issueAnswer('PERMISSION_DENIED');
}
