import type { Request } from 'express';
import type { Emulator } from '../emulator.js';
import { jsonBody } from '../http/body.js';
import type { Decision } from '../http/operation.js';
import { refusal } from '../http/refusal.js';
import type { Queryable } from '../storage/database.js';
import type { Order } from './order.js';
import { answerWithOrder, repeatable } from './answer-with-order.js';
import { insertOrder } from './orders.store.js';
import { newId } from '../storage/new-id.js';
import { onceForRequestId } from '../http/once.js';
import { readOrderRequest } from './read-order-request.js';

/** `POST /v2/checkout/orders`: 201 for a new order, 200 when the request id has made one already. */
export async function createOrder(tx: Queryable, req: Request, emulator: Emulator): Promise<Decision> {
  const { settings, now } = emulator;
  const body = jsonBody(req);
  const wanted = readOrderRequest(body);
  if (wanted.experience && !req.get('paypal-request-id')) {
    throw refusal('PAYPAL_REQUEST_ID_REQUIRED', { field: 'PayPal-Request-Id', location: 'header' });
  }
  return onceForRequestId(
    tx,
    req,
    emulator,
    { ...repeatable(tx, req, emulator), operation: 'create', body },
    async () => {
      const at = now();
      const order: Order = {
        ...wanted,
        id: newId(),
        status: wanted.experience ? 'PAYER_ACTION_REQUIRED' : 'CREATED',
        funding: null,
        createdAt: at,
        updatedAt: at,
        expiresAt: new Date(at.getTime() + settings.orderTtlMinutes * 60_000),
      };
      await insertOrder(tx, order);
      return answerWithOrder(tx, req, emulator, order, 201);
    },
  );
}
