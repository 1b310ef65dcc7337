import { Router } from 'express';
import { z } from 'zod';
import type { Channel } from '../delivery/delivery.js';
import { delayChannel, holdChannel } from '../delivery/gates.store.js';
import { ORDERS, release } from '../delivery/release.js';
import type { Emulator } from '../emulator.js';
import { jsonBody } from '../http/body.js';
import { parseBody } from '../http/schema-fault.js';

const releaseBody = z.object({
  order: z.enum(ORDERS).default('as made'),
  copies: z.number().int().min(1).max(100).default(1),
});
const delayBody = z.object({ ms: z.number().int().min(0).max(86_400_000) });

/** Holding back, delaying, repeating and turning round what is sent on a channel. */
export function deliveryControl(emulator: Emulator, channel: Channel): Router {
  const { pool } = emulator;
  const router = Router();
  router.post('/hold', async (_req, res) => {
    await holdChannel(pool, channel, true);
    res.status(204).end();
  });
  router.post('/release', async (req, res) => {
    res.json({ posted: await release(emulator, channel, parseBody(releaseBody, jsonBody(req))) });
  });
  router.post('/delay', async (req, res) => {
    await delayChannel(pool, channel, parseBody(delayBody, jsonBody(req)).ms);
    res.status(204).end();
  });
  return router;
}
