import type { Request } from 'express';
import type { Emulator } from '../emulator.js';
import type { Decision } from '../http/operation.js';
import type { Queryable } from '../storage/database.js';
import { listCaptures } from './captures.store.js';
import type { Order } from './order.js';
import { minimalOrderView, orderView } from './order.view.js';

/** An order in the form the client prefers; a 201 is what took effect, a 200 repeats what is known. */
export async function answerWithOrder(
  tx: Queryable,
  req: Request,
  { settings }: Emulator,
  order: Order,
  status: 200 | 201,
): Promise<Decision> {
  const wantsAll = /\breturn=representation\b/.test(req.get('prefer') ?? '');
  const body = wantsAll
    ? orderView(order, await listCaptures(tx, { orderId: order.id }), settings.publicUrl)
    : minimalOrderView(order, settings.publicUrl);
  return { status, body, tookEffect: status === 201, orderId: order.id };
}
