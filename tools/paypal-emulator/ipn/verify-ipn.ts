import type { Request } from 'express';
import type { Decision } from '../http/operation.js';
import { namedRefusal } from '../http/refusal.js';
import type { Queryable } from '../storage/database.js';
import { isOurIpn } from './ipn.store.js';

const PREFIX = 'cmd=_notify-validate&';

/** `cmd=_notify-validate`: VERIFIED for a message of ours that comes back byte for byte, INVALID for anything else. */
export async function verifyIpn(tx: Queryable, req: Request): Promise<Decision> {
  // PayPal turns away who does not say what it is.
  if (!req.get('user-agent')) throw namedRefusal('NOT_AUTHORIZED');
  const body = String(req.body);
  const isOurs = body.startsWith(PREFIX) && (await isOurIpn(tx, body.slice(PREFIX.length)));
  return { status: 200, body: isOurs ? 'VERIFIED' : 'INVALID' };
}
