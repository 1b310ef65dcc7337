import { Router } from 'express';
import type { Emulator } from '../emulator.js';
import { restOperation } from '../oauth/bearer.js';
import { serveCertificate } from './cert.route.js';
import { getWebhookEvent, listWebhookEvents } from './list-events.js';
import { createWebhook, deleteWebhook, getWebhook, listWebhooks, updateWebhook } from './manage-webhooks.js';
import { resendEvent } from './resend-event.js';
import { simulateEvent } from './simulate-event.js';
import { verifySignature } from './verify-signature.js';

/** `/v1/notifications`: PayPal's Webhooks v1. */
export function webhooksRoutes(emulator: Emulator): Router {
  const router = Router();
  router.post('/webhooks', restOperation(emulator, 'manage-webhooks', createWebhook));
  router.get('/webhooks', restOperation(emulator, 'manage-webhooks', listWebhooks));
  router.get('/webhooks/:id', restOperation(emulator, 'manage-webhooks', getWebhook));
  router.patch('/webhooks/:id', restOperation(emulator, 'manage-webhooks', updateWebhook));
  router.delete('/webhooks/:id', restOperation(emulator, 'manage-webhooks', deleteWebhook));
  router.get('/webhooks-events', restOperation(emulator, 'webhook-events', listWebhookEvents));
  router.get('/webhooks-events/:id', restOperation(emulator, 'webhook-events', getWebhookEvent));
  router.post('/webhooks-events/:id/resend', restOperation(emulator, 'webhook-events', resendEvent));
  router.post('/simulate-event', restOperation(emulator, 'webhook-events', simulateEvent));
  router.post('/verify-webhook-signature', restOperation(emulator, 'verify-webhook', verifySignature));
  router.get('/certs/:id', serveCertificate(emulator));
  return router;
}
