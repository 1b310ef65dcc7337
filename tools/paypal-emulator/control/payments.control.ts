import { Router } from 'express';
import { z } from 'zod';
import { commit } from '../commit.js';
import { OUTCOMES, type Dispute } from '../disputes/dispute.js';
import { openDispute, resolveDispute, reviewDispute } from '../disputes/dispute-moves.js';
import { disputeView } from '../disputes/dispute.view.js';
import type { Emulator } from '../emulator.js';
import { jsonBody } from '../http/body.js';
import { parseBody } from '../http/schema-fault.js';
import { completeCapture, denyCapture } from '../payments/capture-moves.js';
import { captureView } from '../payments/capture.view.js';
import { listCaptures } from '../payments/captures.store.js';
import { getKnownCapture } from '../payments/get-payment.js';
import { refundFromDashboard } from '../payments/make-refund.js';
import { completeRefund, failRefund } from '../payments/refund-moves.js';
import type { Refund } from '../payments/refund.js';
import { refundView } from '../payments/refund.view.js';
import { listRefunds } from '../payments/refunds.store.js';
import { cancelReversal, reverseCapture } from '../payments/reversal.js';
import type { Queryable } from '../storage/database.js';

const paymentsQuery = z.object({
  custom_id: z.string().optional(),
  order: z.string().optional(),
  capture: z.string().optional(),
});
const refundBody = z.object({ value: z.string().optional() });
const disputeBody = z.object({ value: z.string().optional() });
const outcomeBody = z.object({ outcome: z.enum(OUTCOMES) });

/** What PayPal, a bank or a merchant at PayPal's dashboard does to money that was taken. */
export function paymentsControl(emulator: Emulator): Router {
  const { settings, pool } = emulator;
  const router = Router();
  const act = <T>(move: (tx: Queryable) => Promise<T>): Promise<T> => commit(emulator, move);
  const showRefund = async (refund: Refund) => ({
    ...refundView(refund, await getKnownCapture(pool, refund.captureId), settings.publicUrl),
    kind: refund.kind,
    capture_id: refund.captureId,
  });
  const showDispute = async (dispute: Dispute) =>
    disputeView(dispute, await getKnownCapture(pool, dispute.captureId), settings.publicUrl);

  router.get('/captures', async (req, res) => {
    const { custom_id: customId, order: orderId } = parseBody(paymentsQuery, req.query);
    const captures = await listCaptures(pool, { customId, orderId });
    res.json({ captures: captures.map((capture) => captureView(capture, settings.publicUrl)) });
  });
  router.get('/refunds', async (req, res) => {
    const { order: orderId, capture: captureId } = parseBody(paymentsQuery, req.query);
    const refunds = await listRefunds(pool, { orderId, captureId });
    res.json({ refunds: await Promise.all(refunds.map(showRefund)) });
  });

  for (const [name, move] of Object.entries({ complete: completeCapture, deny: denyCapture })) {
    router.post(`/captures/:id/${name}`, async (req, res) => {
      const capture = await act((tx) => move(tx, emulator, req.params.id));
      res.json(captureView(capture, settings.publicUrl));
    });
  }
  router.post('/captures/:id/refund', async (req, res) => {
    const { value } = parseBody(refundBody, jsonBody(req));
    res.json(await showRefund(await act((tx) => refundFromDashboard(tx, emulator, req.params.id, value))));
  });
  for (const [name, move] of Object.entries({ reverse: reverseCapture, 'cancel-reversal': cancelReversal })) {
    router.post(`/captures/:id/${name}`, async (req, res) => {
      res.json(await showRefund(await act((tx) => move(tx, emulator, req.params.id))));
    });
  }
  for (const [name, move] of Object.entries({ complete: completeRefund, fail: failRefund })) {
    router.post(`/refunds/:id/${name}`, async (req, res) => {
      res.json(await showRefund(await act((tx) => move(tx, emulator, req.params.id))));
    });
  }

  router.post('/captures/:id/dispute', async (req, res) => {
    const { value } = parseBody(disputeBody, jsonBody(req));
    const dispute = await act((tx) => openDispute(tx, emulator, req.params.id, value));
    res.json({ id: dispute.id, ...(await showDispute(dispute)) });
  });
  router.post('/disputes/:id/review', async (req, res) => {
    res.json(await showDispute(await act((tx) => reviewDispute(tx, emulator, req.params.id))));
  });
  router.post('/disputes/:id/resolve', async (req, res) => {
    const { outcome } = parseBody(outcomeBody, jsonBody(req));
    res.json(await showDispute(await act((tx) => resolveDispute(tx, emulator, req.params.id, outcome))));
  });
  return router;
}
