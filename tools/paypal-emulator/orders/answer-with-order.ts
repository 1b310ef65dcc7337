import type { Request } from 'express';
import type { Emulator } from '../emulator.js';
import type { Decision } from '../http/operation.js';
import { wantsRepresentation } from '../http/prefer.js';
import { listCaptures } from '../payments/captures.store.js';
import { listRefunds } from '../payments/refunds.store.js';
import type { Queryable } from '../storage/database.js';
import { getLiveOrder } from './live-order.js';
import type { Order } from './order.js';
import { minimalOrderView, orderView } from './order.view.js';

/** How long Orders v2 remembers a PayPal-Request-Id. */
const REMEMBERED_MS = 6 * 60 * 60 * 1000;

/** How a repeated call about an order is answered: with the order as it is now. */
export function repeatable(tx: Queryable, req: Request, emulator: Emulator) {
  return {
    rememberedMs: REMEMBERED_MS,
    repeat: async (orderId: string) =>
      answerWithOrder(tx, req, emulator, await getLiveOrder(tx, orderId, emulator.now()), 200),
  };
}

/** An order in the form the client prefers; a 201 is what took effect, a 200 repeats what is known. */
export async function answerWithOrder(
  tx: Queryable,
  req: Request,
  emulator: Emulator,
  order: Order,
  status: 200 | 201,
): Promise<Decision> {
  const body = wantsRepresentation(req)
    ? await wholeOrder(tx, emulator, order)
    : minimalOrderView(order, emulator.settings.publicUrl);
  return { status, body, tookEffect: status === 201, orderId: order.id, resourceId: order.id };
}

/** An order with its payments, as a get shows it. */
export async function wholeOrder(db: Queryable, { settings }: Emulator, order: Order) {
  const captures = await listCaptures(db, { orderId: order.id });
  const refunds = await listRefunds(db, { orderId: order.id });
  return orderView(order, { captures, refunds }, settings);
}
