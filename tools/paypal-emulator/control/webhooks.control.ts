import { Router } from 'express';
import { writeMessage } from '../delivery/attempt.js';
import { listDeliveries } from '../delivery/deliveries.store.js';
import type { Emulator } from '../emulator.js';
import { known } from '../payments/get-payment.js';
import { listEvents } from '../webhooks/events.store.js';
import { deliveryControl } from './delivery.control.js';

const EVERYTHING = { from: null, to: null, type: null, transactionId: null };

/** What was told to subscribers, how that went, and the very bytes, for a test to send again or to alter. */
export function webhooksControl(emulator: Emulator): Router {
  const { pool } = emulator;
  const router = deliveryControl(emulator, 'webhook');
  router.get('/events', async (_req, res) => {
    const events = await listEvents(pool, EVERYTHING, { limit: null, offset: 0 });
    const deliveries = await listDeliveries(pool, 'webhook');
    res.json({
      events: events.toReversed().map(({ id, type, transactionId, body, createdAt }) => ({
        id,
        type,
        transactionId,
        createdAt,
        event: JSON.parse(body) as object,
        deliveries: deliveries
          .filter(({ messageId }) => messageId === id)
          .map(({ url, state, attempts, lastStatus, dueAt }) => ({
            url,
            state,
            attempts,
            lastStatus,
            dueAt,
          })),
      })),
    });
  });
  router.get('/events/:id/message', async (req, res) => {
    const deliveries = await listDeliveries(pool, 'webhook', { messageId: req.params.id });
    const delivery = known(deliveries.at(-1) ?? null, 'event_id', req.params.id);
    res.json({ url: delivery.url, ...(await writeMessage(emulator, delivery)) });
  });
  return router;
}
