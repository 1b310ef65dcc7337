import type { Request } from 'express';
import { z } from 'zod';
import type { Emulator } from '../emulator.js';
import { jsonBody } from '../http/body.js';
import type { Decision } from '../http/operation.js';
import { parseBody } from '../http/schema-fault.js';
import type { Queryable } from '../storage/database.js';
import { findMemberText } from './member-text.js';
import { AUTH_ALGO, isSigned } from './signature.js';
import { findSubscription } from './subscriptions.store.js';
import { certUrl } from './webhook-message.js';

const verifySchema = z.object({
  auth_algo: z.string(),
  cert_url: z.string(),
  transmission_id: z.string(),
  transmission_sig: z.string(),
  transmission_time: z.string(),
  webhook_id: z.string(),
  webhook_event: z.looseObject({}),
});

/**
 * `POST /v1/notifications/verify-webhook-signature`: SUCCESS only for a message of ours to a webhook of ours, whose
 * event comes back byte for byte.
 */
export async function verifySignature(tx: Queryable, req: Request, emulator: Emulator): Promise<Decision> {
  const given = parseBody(verifySchema, jsonBody(req));
  const { certId, leafCert } = await emulator.signingKeys();
  const transmission = {
    transmissionId: given.transmission_id,
    transmissionTime: given.transmission_time,
    webhookId: given.webhook_id,
    body: findMemberText(String(req.body), 'webhook_event') ?? '',
  };
  const isOurs =
    given.auth_algo === AUTH_ALGO &&
    given.cert_url === certUrl(emulator.settings, certId) &&
    (await findSubscription(tx, given.webhook_id)) !== null &&
    isSigned(transmission, given.transmission_sig, leafCert);
  return { status: 200, body: { verification_status: isOurs ? 'SUCCESS' : 'FAILURE' } };
}
