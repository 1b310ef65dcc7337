import type { Request } from 'express';
import type { Emulator } from '../emulator.js';
import type { Decision } from '../http/operation.js';
import { refusal } from '../http/refusal.js';
import type { Queryable } from '../storage/database.js';
import { captureView } from './capture.view.js';
import { findCapture, listCaptures } from './captures.store.js';
import { getLiveOrder } from './live-order.js';
import { orderView } from './order.view.js';

/** `GET /v2/checkout/orders/{id}`: always the full order. */
export async function getOrder(tx: Queryable, req: Request, { settings, now }: Emulator): Promise<Decision> {
  const order = await getLiveOrder(tx, String(req.params.id), now());
  const captures = await listCaptures(tx, { orderId: order.id });
  return { status: 200, body: orderView(order, captures, settings.publicUrl), orderId: order.id };
}

/** `GET /v2/payments/captures/{id}` */
export async function getCapture(tx: Queryable, req: Request, { settings }: Emulator): Promise<Decision> {
  const id = String(req.params.id);
  const capture = await findCapture(tx, id);
  if (!capture) throw refusal('INVALID_RESOURCE_ID', { field: 'capture_id', value: id, location: 'path' });
  return { status: 200, body: captureView(capture, settings.publicUrl), orderId: capture.orderId };
}
