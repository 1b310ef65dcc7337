import type { Request } from 'express';
import type { Emulator } from '../emulator.js';
import type { Decision } from '../http/operation.js';
import type { Queryable } from '../storage/database.js';
import { wholeOrder } from './answer-with-order.js';
import { getLiveOrder } from './live-order.js';

/** `GET /v2/checkout/orders/{id}`: always the full order. */
export async function getOrder(tx: Queryable, req: Request, emulator: Emulator): Promise<Decision> {
  const order = await getLiveOrder(tx, String(req.params.id), emulator.now());
  return { status: 200, body: await wholeOrder(tx, emulator, order), orderId: order.id };
}
