import type { Request } from 'express';
import { z } from 'zod';
import type { Emulator } from '../emulator.js';
import { jsonBody } from '../http/body.js';
import type { Decision } from '../http/operation.js';
import { namedRefusal } from '../http/refusal.js';
import { parseBody } from '../http/schema-fault.js';
import { known } from '../payments/get-payment.js';
import type { Queryable } from '../storage/database.js';
import { newId } from '../storage/new-id.js';
import { isEventType } from './event-types.table.js';
import { subscriptionView } from './subscription.view.js';
import {
  deleteSubscription,
  findSubscription,
  insertSubscription,
  listSubscriptions,
  saveSubscription,
  type Subscription,
} from './subscriptions.store.js';

/** PayPal takes ten addresses an app. */
const MOST = 10;

const urlSchema = z.url({ protocol: /^https?$/ }).max(2048);
const eventTypesSchema = z
  .array(z.object({ name: z.string().refine((name) => name === '*' || isEventType(name)) }))
  .min(1);
const subscriptionSchema = z.object({ url: urlSchema, event_types: eventTypesSchema });
const patchSchema = z
  .array(
    z.discriminatedUnion('path', [
      z.object({ op: z.literal('replace'), path: z.literal('/url'), value: urlSchema }),
      z.object({ op: z.literal('replace'), path: z.literal('/event_types'), value: eventTypesSchema }),
    ]),
  )
  .min(1);

/** `POST /v1/notifications/webhooks`; PayPal wants https, the emulator takes http as well. */
export async function createWebhook(tx: Queryable, req: Request, emulator: Emulator): Promise<Decision> {
  const { url, event_types: types } = parseBody(subscriptionSchema, jsonBody(req));
  if ((await listSubscriptions(tx)).length >= MOST) throw namedRefusal('WEBHOOK_NUMBER_LIMIT_EXCEEDED');
  const subscription = { id: newId(), url, eventTypes: types.map(({ name }) => name) };
  const isNew = await insertSubscription(tx, subscription, emulator.now());
  if (!isNew) throw namedRefusal('WEBHOOK_URL_ALREADY_EXISTS');
  return { status: 201, body: view(emulator, subscription), tookEffect: true };
}

/** `GET /v1/notifications/webhooks` */
export async function listWebhooks(tx: Queryable, _req: Request, emulator: Emulator): Promise<Decision> {
  const subscriptions = await listSubscriptions(tx);
  return { status: 200, body: { webhooks: subscriptions.map((one) => view(emulator, one)) } };
}

/** `GET /v1/notifications/webhooks/{id}` */
export async function getWebhook(tx: Queryable, req: Request, emulator: Emulator): Promise<Decision> {
  return { status: 200, body: view(emulator, await getSubscription(tx, req)) };
}

/** `PATCH /v1/notifications/webhooks/{id}`: its address or its events. */
export async function updateWebhook(tx: Queryable, req: Request, emulator: Emulator): Promise<Decision> {
  let subscription = await getSubscription(tx, req);
  for (const patch of parseBody(patchSchema, jsonBody(req))) {
    subscription =
      patch.path === '/url'
        ? { ...subscription, url: patch.value }
        : { ...subscription, eventTypes: patch.value.map(({ name }) => name) };
  }
  await saveSubscription(tx, subscription);
  return { status: 200, body: view(emulator, subscription), tookEffect: true };
}

/** `DELETE /v1/notifications/webhooks/{id}` */
export async function deleteWebhook(tx: Queryable, req: Request): Promise<Decision> {
  const { id } = await getSubscription(tx, req);
  await deleteSubscription(tx, id);
  return { status: 204, body: {}, tookEffect: true };
}

async function getSubscription(tx: Queryable, req: Request): Promise<Subscription> {
  const id = String(req.params.id);
  return known(await findSubscription(tx, id), 'webhook_id', id);
}

function view({ settings }: Emulator, subscription: Subscription) {
  return subscriptionView(subscription, settings.publicUrl);
}
