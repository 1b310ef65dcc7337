import { Router, type Response } from 'express';
import { z } from 'zod';
import type { Emulator } from '../emulator.js';
import { jsonBody } from '../http/body.js';
import { parseBody } from '../http/schema-fault.js';
import { addressAfter, decideAsBuyer, DECISIONS } from '../orders/buyer-decision.js';
import { captureView } from '../orders/capture.view.js';
import { listCaptures } from '../orders/captures.store.js';
import { getLiveOrder } from '../orders/live-order.js';
import { orderView } from '../orders/order.view.js';
import { transaction } from '../storage/database.js';
import { ALL_TABLES } from '../storage/schema.js';
import { clearCalls, listCalls } from './calls.store.js';
import { controlGuard } from './control-guard.js';
import { clearFaults, faultSchema, queueFault } from './faults.store.js';
import { OPERATIONS } from './operations.js';
import { listViolations } from './violations.store.js';

const callsQuery = z.object({ operation: z.enum(OPERATIONS).optional(), since: z.iso.datetime().optional() });
const capturesQuery = z.object({ custom_id: z.string().optional(), order: z.string().optional() });

/** `/__emulator/*`: how tests and operators make things go wrong, stand in for the buyer, and see what was asked. */
export function controlRoutes({ settings, pool, now }: Emulator): Router {
  const router = Router();
  router.use(controlGuard(settings.controlKey));

  router.post('/faults', async (req, res) => {
    await queueFault(pool, parseBody(faultSchema, jsonBody(req)));
    done(res);
  });
  router.delete('/faults', async (_req, res) => {
    await clearFaults(pool);
    done(res);
  });

  for (const decision of DECISIONS) {
    router.post(`/orders/:id/${decision}`, async (req, res) => {
      const order = await transaction(pool, (tx) => decideAsBuyer(tx, req.params.id, decision, now()));
      res.json({ id: order.id, status: order.status, redirectUrl: addressAfter(order, decision) });
    });
  }
  router.get('/orders/:id', async (req, res) => {
    const order = await getLiveOrder(pool, req.params.id, now());
    const captures = await listCaptures(pool, { orderId: order.id });
    res.json({
      order: orderView(order, captures, settings.publicUrl),
      funding: order.funding,
      expiresAt: order.expiresAt,
    });
  });
  router.get('/captures', async (req, res) => {
    const { custom_id: customId, order: orderId } = parseBody(capturesQuery, req.query);
    const captures = await listCaptures(pool, { customId, orderId });
    res.json({ captures: captures.map((capture) => captureView(capture, settings.publicUrl)) });
  });

  router.get('/calls', async (req, res) => {
    res.json({ calls: await listCalls(pool, parseBody(callsQuery, req.query)) });
  });
  router.delete('/calls', async (_req, res) => {
    await clearCalls(pool);
    done(res);
  });
  router.get('/violations', async (_req, res) => {
    res.json({ violations: await listViolations(pool) });
  });
  router.post('/reset', async (_req, res) => {
    await pool.query(`TRUNCATE ${ALL_TABLES.join(', ')}`);
    done(res);
  });
  return router;
}

function done(res: Response): void {
  res.status(204).end();
}
