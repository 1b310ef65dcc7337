import type { Request } from 'express';
import { checkoutUrl } from '../checkout/checkout-url.js';
import { readSwitches } from '../control/switches.store.js';
import type { Fault } from '../control/faults.store.js';
import type { Emulator } from '../emulator.js';
import { jsonBody } from '../http/body.js';
import type { Decision } from '../http/operation.js';
import { issueAnswer, refusal } from '../http/refusal.js';
import type { Queryable } from '../storage/database.js';
import { answerWithOrder, repeatable } from './answer-with-order.js';
import { insertCapture } from '../payments/captures.store.js';
import { getLiveOrderForUpdate } from './live-order.js';
import { feeCents } from '../payments/money.rules.js';
import { onceForRequestId } from '../http/once.js';
import type { Capture } from '../payments/capture.js';
import { tellCapture } from '../payments/tell-payment.js';
import { tellOrder } from './tell-order.js';
import type { Order } from './order.js';
import { captureIssue } from './orders.rules.js';
import { moveOrder } from './move-order.js';
import { newId } from '../storage/new-id.js';

/** `POST /v2/checkout/orders/{id}/capture`: 201 when this call took the money, 200 for its repetition. */
export async function captureOrder(
  tx: Queryable,
  req: Request,
  emulator: Emulator,
  fault: Fault | null,
): Promise<Decision> {
  const body = jsonBody(req);
  return onceForRequestId(
    tx,
    req,
    emulator,
    { ...repeatable(tx, req, emulator), operation: 'capture', body },
    async () => {
      const at = emulator.now();
      const order = await getLiveOrderForUpdate(tx, String(req.params.id), at);
      const issue = captureIssue(order);
      if (issue) throw refusal(issue);
      if (order.funding === 'declined') return decline(tx, order, emulator);
      const captures = await takeMoney(
        tx,
        order,
        at,
        fault?.kind === 'pending' ? (fault.reason ?? 'ECHECK') : null,
      );
      const completed = await moveOrder(tx, order, 'capture', at);
      for (const capture of captures) await tellCapture(tx, emulator, capture);
      await tellOrder(tx, emulator, 'CHECKOUT.ORDER.COMPLETED', completed);
      return answerWithOrder(tx, req, emulator, completed, 201);
    },
  );
}

/** Answered, not thrown: that the buyer must choose again has to be committed. */
async function decline(tx: Queryable, order: Order, { settings, now }: Emulator): Promise<Decision> {
  const { declinedStaysApproved } = await readSwitches(tx);
  if (!declinedStaysApproved) await moveOrder(tx, order, 'decline', now());
  const answer = issueAnswer('INSTRUMENT_DECLINED');
  answer.body.links.push({ href: checkoutUrl(settings.publicUrl, order.id), rel: 'redirect', method: 'GET' });
  return { ...answer, orderId: order.id };
}

async function takeMoney(
  tx: Queryable,
  order: Order,
  at: Date,
  pendingReason: string | null,
): Promise<Capture[]> {
  const captures: Capture[] = [];
  const { hidesFees } = await readSwitches(tx);
  for (const [index, unit] of order.purchaseUnits.entries()) {
    const capture: Capture = {
      id: newId(),
      orderId: order.id,
      unit: index,
      formId: null,
      status: pendingReason === null ? 'COMPLETED' : 'PENDING',
      pendingReason,
      currency: unit.currency,
      amountCents: unit.amountCents,
      feeCents: hidesFees ? null : feeCents(unit.amountCents, unit.currency),
      customId: unit.customId ?? null,
      invoiceId: unit.invoiceId ?? null,
      createdAt: at,
      updatedAt: at,
    };
    if (!(await insertCapture(tx, capture))) throw refusal('DUPLICATE_INVOICE_ID');
    captures.push(capture);
  }
  return captures;
}
