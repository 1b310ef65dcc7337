import { Router, type Request, type Response } from 'express';
import { commit } from '../commit.js';
import type { Emulator } from '../emulator.js';
import { formBody } from '../http/body.js';
import { Refusal } from '../http/refusal.js';
import { addressAfter, decideAsBuyer, DECISIONS, type BuyerDecision } from '../orders/buyer-decision.js';
import type { Order } from '../orders/order.js';
import { hasLapsed } from '../orders/orders.rules.js';
import { findOrder } from '../orders/orders.store.js';
import { BUYER } from '../orders/test-accounts.js';
import { approvalBody, CLOSE_SCRIPT, merchantName } from './approval.page.js';
import { handBackScript, waitingScript } from './hand-back.js';
import { messageBody, WAITING } from './message.page.js';
import { sendPage } from './page.js';
import { sendCompleted, sendLapsed, sendStranger, sendUnknown } from './refused.pages.js';

/** `/checkoutnow`: where the buyer looks at an order and decides. With `merchant` it runs in that page's popup. */
export function checkoutRoutes(emulator: Emulator): Router {
  const router = Router();
  router.get('/loading', (req, res) => {
    const query = new URL(req.originalUrl, emulator.settings.publicUrl).searchParams;
    const merchant = query.get('merchant');
    if (!knowsMerchant(emulator, merchant)) return sendStranger(res);
    const script = merchant === null ? undefined : waitingScript(merchant);
    return sendPage(res, 200, { title: 'One moment', body: WAITING, script });
  });
  router.get('/', (req, res) => {
    const query = new URL(req.originalUrl, emulator.settings.publicUrl).searchParams;
    return showOrder(emulator, res, query);
  });
  router.post('/', (req, res) => takeDecision(emulator, req, res));
  return router;
}

async function showOrder(emulator: Emulator, res: Response, query: URLSearchParams): Promise<void> {
  const merchant = query.get('merchant');
  if (!knowsMerchant(emulator, merchant)) return sendStranger(res);
  const order = await findOrder(emulator.pool, query.get('token') ?? '');
  if (!order) return sendUnknown(res);
  if (hasLapsed(order, emulator.now())) return sendLapsed(res, order, merchant);
  if (order.status === 'COMPLETED') return sendCompleted(res, order, merchant);
  return sendPage(res, 200, {
    title: `Pay ${merchantName(order)}`,
    body: approvalBody(order, merchant),
    script: merchant === null ? undefined : CLOSE_SCRIPT,
    formTargets: DECISIONS.flatMap((decision) => originOf(addressAfter(order, decision))),
  });
}

async function takeDecision(emulator: Emulator, req: Request, res: Response): Promise<void> {
  const form = formBody(req);
  const merchant = form.get('merchant');
  // Only the emulator's own page may decide for the buyer; another site's form carries that site's origin.
  const own = req.get('origin') === emulator.settings.publicUrl;
  const decision = DECISIONS.find((name) => name === form.get('decision'));
  if (!own || !decision || !knowsMerchant(emulator, merchant)) return sendStranger(res);
  let order: Order;
  try {
    order = await commit(emulator, (tx) => decideAsBuyer(tx, emulator, form.get('token') ?? '', decision));
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown;
    return showOrder(emulator, res, form);
  }
  return handBack(res, order, decision, merchant);
}

function handBack(res: Response, order: Order, decision: BuyerDecision, merchant: string | null): void {
  const canceled = decision === 'cancel';
  const address = addressAfter(order, decision);
  if (merchant === null && address !== null) return res.redirect(303, address);
  const body = messageBody({
    heading: canceled ? 'Payment canceled' : 'Payment approved',
    text: `You can close this window and go back to ${merchantName(order)}.`,
  });
  const result = {
    source: 'paypal-emulator',
    orderId: order.id,
    outcome: canceled ? 'canceled' : 'approved',
    payerId: canceled ? undefined : BUYER.payer_id,
  } as const;
  const script = merchant === null ? undefined : handBackScript(result, merchant);
  return sendPage(res, 200, { title: 'Back to the shop', body, script });
}

function knowsMerchant({ settings }: Emulator, merchant: string | null): boolean {
  return merchant === null || settings.merchantOrigins.includes(merchant);
}

function originOf(address: string | null): string[] {
  return address === null ? [] : [new URL(address).origin];
}
