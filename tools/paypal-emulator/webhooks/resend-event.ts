import type { Request } from 'express';
import { z } from 'zod';
import { addDelivery } from '../delivery/deliveries.store.js';
import type { Emulator } from '../emulator.js';
import { jsonBody } from '../http/body.js';
import type { Decision } from '../http/operation.js';
import { parseBody } from '../http/schema-fault.js';
import { known } from '../payments/get-payment.js';
import type { Queryable } from '../storage/database.js';
import { findEvent } from './events.store.js';
import { listSubscriptions } from './subscriptions.store.js';

const resendSchema = z.object({ webhook_ids: z.array(z.string()).optional() });

/** `POST /v1/notifications/webhooks-events/{id}/resend`: to the webhooks named, else to all; a new transmission each. */
export async function resendEvent(tx: Queryable, req: Request, { now }: Emulator): Promise<Decision> {
  const id = String(req.params.id);
  const event = known(await findEvent(tx, id), 'event_id', id);
  const { webhook_ids: wanted } = parseBody(resendSchema, jsonBody(req));
  for (const { id: webhookId, url } of await listSubscriptions(tx)) {
    if (wanted && !wanted.includes(webhookId)) continue;
    await addDelivery(tx, { channel: 'webhook', messageId: id, webhookId, url, createdAt: now() });
  }
  return { status: 202, body: JSON.parse(event.body) as object, tookEffect: true };
}
