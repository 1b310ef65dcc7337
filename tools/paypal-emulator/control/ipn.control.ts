import type { Router } from 'express';
import { z } from 'zod';
import { commit } from '../commit.js';
import { listDeliveries } from '../delivery/deliveries.store.js';
import type { Emulator } from '../emulator.js';
import { readPaymentForm } from '../form/payment-form.js';
import { readForm } from '../form/charset.js';
import { jsonBody } from '../http/body.js';
import { refusal } from '../http/refusal.js';
import { parseBody } from '../http/schema-fault.js';
import { ipnOfCapture } from '../ipn/ipn-of-payment.js';
import { listIpn } from '../ipn/ipn.store.js';
import { sendIpn } from '../ipn/send-ipn.js';
import { newId } from '../storage/new-id.js';
import { deliveryControl } from './delivery.control.js';

/** Null leaves a field out that a payment would have. */
const sendBody = z.object({ fields: z.record(z.string(), z.string().nullable()), url: z.url().optional() });

/** What was told by IPN, and messages of any content that PayPal will say are its own. */
export function ipnControl(emulator: Emulator): Router {
  const { pool, settings } = emulator;
  const router = deliveryControl(emulator, 'ipn');
  router.get('/', async (_req, res) => {
    const deliveries = await listDeliveries(pool, 'ipn');
    const messages = (await listIpn(pool)).map(({ id, txnId, paymentStatus, charset, body, createdAt }) => ({
      id,
      txnId,
      paymentStatus,
      createdAt,
      body,
      fields: readForm(`${body}&charset=${charset}`),
      deliveries: deliveries
        .filter(({ messageId }) => messageId === id)
        .map(({ url, state, attempts, lastStatus, dueAt }) => ({ url, state, attempts, lastStatus, dueAt })),
    }));
    res.json({ messages });
  });
  router.post('/send', async (req, res) => {
    const { fields, url } = parseBody(sendBody, jsonBody(req));
    const wanted = { ...aCompletedPayment(emulator), ...fields };
    const given = Object.entries(wanted).filter((entry): entry is [string, string] => entry[1] !== null);
    if (!url && !settings.ipnUrl)
      throw refusal('MISSING_REQUIRED_PARAMETER', { field: '/url', location: 'body' });
    const id = await commit(emulator, (tx) => sendIpn(tx, emulator, Object.fromEntries(given), url));
    const message = (await listIpn(pool)).find((one) => one.id === id);
    res.json({ id, body: message?.body });
  });
  return router;
}

/** The fields of a payment of one dollar to the merchant. */
function aCompletedPayment({ settings, now }: Emulator): Record<string, string> {
  const form = readPaymentForm({ cmd: '_xclick', business: settings.merchantEmail, amount: '1.00' });
  if (!form) throw new Error('The example of a form cannot be read');
  const at = now();
  return ipnOfCapture(settings, form, {
    id: newId(),
    orderId: null,
    unit: null,
    formId: null,
    status: 'COMPLETED',
    pendingReason: null,
    currency: 'USD',
    amountCents: 100,
    feeCents: 52,
    customId: null,
    invoiceId: null,
    createdAt: at,
    updatedAt: at,
  });
}
