import type { Request } from 'express';
import { z } from 'zod';
import { addDelivery } from '../delivery/deliveries.store.js';
import type { Emulator } from '../emulator.js';
import { jsonBody } from '../http/body.js';
import type { Decision } from '../http/operation.js';
import { refusal } from '../http/refusal.js';
import { parseBody } from '../http/schema-fault.js';
import { known } from '../payments/get-payment.js';
import type { Queryable } from '../storage/database.js';
import { writeEvent } from './announce.js';
import { EVENT_NAMES, EVENT_TYPES } from './event-types.table.js';
import { insertEvent } from './events.store.js';
import { sampleResource } from './sample-resource.js';
import { findSubscription } from './subscriptions.store.js';

/** Simulated events are signed for this literal id, so that the postback never verifies them. */
const SIMULATED_WEBHOOK_ID = 'WEBHOOK_ID';

const simulateSchema = z.object({
  webhook_id: z.string().optional(),
  url: z.url({ protocol: /^https?$/ }).optional(),
  event_type: z.enum(EVENT_NAMES),
});

/** `POST /v1/notifications/simulate-event`: a made-up event about things that never were. */
export async function simulateEvent(tx: Queryable, req: Request, emulator: Emulator): Promise<Decision> {
  const { webhook_id: webhookId, url: given, event_type: type } = parseBody(simulateSchema, jsonBody(req));
  const url = given ?? (await addressOf(tx, webhookId));
  const at = emulator.now();
  const { publicUrl } = emulator.settings;
  const resource = sampleResource(EVENT_TYPES[type][0], emulator.settings);
  const event = {
    ...writeEvent({ type, transactionId: 'SAMPLE', resource }, publicUrl, at),
    isSimulated: true,
  };
  await insertEvent(tx, event);
  await addDelivery(tx, {
    channel: 'webhook',
    messageId: event.id,
    webhookId: SIMULATED_WEBHOOK_ID,
    url,
    createdAt: at,
  });
  return { status: 202, body: JSON.parse(event.body) as object, tookEffect: true };
}

async function addressOf(tx: Queryable, webhookId: string | undefined): Promise<string> {
  if (webhookId === undefined)
    throw refusal('MISSING_REQUIRED_PARAMETER', { field: '/webhook_id', location: 'body' });
  return known(await findSubscription(tx, webhookId), 'webhook_id', webhookId).url;
}
