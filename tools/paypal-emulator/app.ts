import express, { type Express } from 'express';
import { serveSdk } from './browser/sdk.route.js';
import { checkoutRoutes } from './checkout/checkout.routes.js';
import { controlRoutes } from './control/control.routes.js';
import type { Emulator } from './emulator.js';
import { answerFaults, noSuchRoute } from './http/answer.js';
import { formRoutes } from './form/form.routes.js';
import { operation } from './http/operation.js';
import { restOperation } from './oauth/bearer.js';
import { issueToken } from './oauth/token.route.js';
import { captureOrder } from './orders/capture-order.js';
import { createOrder } from './orders/create-order.js';
import { getOrder } from './orders/get-order.js';
import { patchOrder } from './orders/patch-order.js';
import { getDispute } from './disputes/get-dispute.js';
import { getCapture, getRefund } from './payments/get-payment.js';
import { refundCapture } from './payments/refund-capture.js';
import { searchTransactions } from './reporting/search-transactions.js';
import { webhooksRoutes } from './webhooks/webhooks.routes.js';

/** Every route of the emulator. Bodies are read as text: each route knows what it was promised. */
export function createApp(emulator: Emulator): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(express.text({ type: '*/*', limit: '256kb' }));

  app.post('/v1/oauth2/token', operation(emulator, 'token', issueToken));
  app.post('/v2/checkout/orders', restOperation(emulator, 'create', createOrder));
  app.get('/v2/checkout/orders/:id', restOperation(emulator, 'get', getOrder));
  app.patch('/v2/checkout/orders/:id', restOperation(emulator, 'patch', patchOrder));
  app.post('/v2/checkout/orders/:id/capture', restOperation(emulator, 'capture', captureOrder));
  app.get('/v2/payments/captures/:id', restOperation(emulator, 'get-capture', getCapture));
  app.post('/v2/payments/captures/:id/refund', restOperation(emulator, 'refund', refundCapture));
  app.get('/v2/payments/refunds/:id', restOperation(emulator, 'get-refund', getRefund));
  app.get('/v1/customer/disputes/:id', restOperation(emulator, 'get-dispute', getDispute));

  app.get('/v1/reporting/transactions', restOperation(emulator, 'transactions', searchTransactions));
  app.use('/v1/notifications', webhooksRoutes(emulator));

  app.get('/web-sdk/v6/core', serveSdk(emulator));
  app.use('/checkoutnow', checkoutRoutes(emulator));
  app.use('/cgi-bin/webscr', formRoutes(emulator));
  app.use('/__emulator', controlRoutes(emulator));
  app.get('/healthz', async (_req, res) => {
    await emulator.pool.query('SELECT 1');
    res.json({ status: 'ok' });
  });
  app.use(noSuchRoute);
  app.use(answerFaults);
  return app;
}
