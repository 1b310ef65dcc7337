import { Router, type Response } from 'express';
import { z } from 'zod';
import type { Emulator } from '../emulator.js';
import { jsonBody } from '../http/body.js';
import { parseBody } from '../http/schema-fault.js';
import { ALL_TABLES } from '../storage/schema.js';
import { keepStandingSubscription } from '../webhooks/prepare.js';
import { clearCalls, listCalls } from './calls.store.js';
import { controlGuard } from './control-guard.js';
import { clearFaults, faultSchema, queueFault } from './faults.store.js';
import { ipnControl } from './ipn.control.js';
import { OPERATIONS } from './operations.js';
import { ordersControl } from './orders.control.js';
import { paymentsControl } from './payments.control.js';
import { switchesSchema, throwSwitches } from './switches.store.js';
import { listViolations } from './violations.store.js';
import { webhooksControl } from './webhooks.control.js';

const callsQuery = z.object({ operation: z.enum(OPERATIONS).optional(), since: z.iso.datetime().optional() });
const clockBody = z.object({ advanceMs: z.number().int().min(0) });

/** `/__emulator/*`: how tests and operators make things go wrong, stand in for the buyer, and see what was asked. */
export function controlRoutes(emulator: Emulator): Router {
  const { settings, pool, clock } = emulator;
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

  router.post('/switches', async (req, res) => {
    await throwSwitches(pool, parseBody(switchesSchema, jsonBody(req)));
    done(res);
  });

  router.use(ordersControl(emulator));
  router.use(paymentsControl(emulator));
  router.use('/webhooks', webhooksControl(emulator));
  router.use('/ipn', ipnControl(emulator));

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
  router.post('/clock', async (req, res) => {
    await clock.advance(parseBody(clockBody, jsonBody(req)).advanceMs);
    emulator.wake();
    res.json({ now: clock.now().toISOString() });
  });
  router.post('/reset', async (_req, res) => {
    await pool.query(`TRUNCATE ${ALL_TABLES.join(', ')}`);
    // What was made before is told to nobody afterwards.
    await emulator.cutPosts();
    await clock.read();
    await keepStandingSubscription(emulator);
    done(res);
  });
  return router;
}

function done(res: Response): void {
  res.status(204).end();
}
