import { Router } from 'express';
import { z } from 'zod';
import { commit } from '../commit.js';
import type { Emulator } from '../emulator.js';
import { jsonBody } from '../http/body.js';
import { parseBody } from '../http/schema-fault.js';
import { wholeOrder } from '../orders/answer-with-order.js';
import { addressAfter, decideAsBuyer, DECISIONS } from '../orders/buyer-decision.js';
import { changeAmount } from '../orders/change-amount.js';
import { getLiveOrder } from '../orders/live-order.js';
import { transaction } from '../storage/database.js';

const amountBody = z.object({ value: z.string() });

/** Standing in for the buyer, and for whoever changes an order at PayPal. */
export function ordersControl(emulator: Emulator): Router {
  const { pool, now } = emulator;
  const router = Router();
  for (const decision of DECISIONS) {
    router.post(`/orders/:id/${decision}`, async (req, res) => {
      const order = await commit(emulator, (tx) => decideAsBuyer(tx, emulator, req.params.id, decision));
      res.json({ id: order.id, status: order.status, redirectUrl: addressAfter(order, decision) });
    });
  }
  router.post('/orders/:id/amount', async (req, res) => {
    const { value } = parseBody(amountBody, jsonBody(req));
    const order = await transaction(pool, (tx) => changeAmount(tx, emulator, req.params.id, value));
    res.json({ order: await wholeOrder(pool, emulator, order) });
  });
  router.get('/orders/:id', async (req, res) => {
    const order = await getLiveOrder(pool, req.params.id, now());
    res.json({
      order: await wholeOrder(pool, emulator, order),
      funding: order.funding,
      expiresAt: order.expiresAt,
    });
  });
  return router;
}
