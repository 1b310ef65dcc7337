import type { Emulator } from '../emulator.js';
import { refusal } from '../http/refusal.js';
import type { Queryable } from '../storage/database.js';
import { getLiveOrderForUpdate } from './live-order.js';
import { moveOrder } from './move-order.js';
import type { Order } from './order.js';
import { nextStatus, type OrderEvent } from './orders.rules.js';
import { tellOrder } from './tell-order.js';
import { BUYER } from './test-accounts.js';

/** What a buyer can do on the approval page; `decline` approves with a funding source that fails at capture. */
export const DECISIONS = ['approve', 'decline', 'cancel'] as const;

export type BuyerDecision = (typeof DECISIONS)[number];

interface Step {
  event: OrderEvent;
  funding?: 'good' | 'declined';
}

const STEP: Record<BuyerDecision, Step> = {
  approve: { event: 'approve', funding: 'good' },
  decline: { event: 'approve', funding: 'declined' },
  cancel: { event: 'cancel' },
};

/** @throws Refusal INVALID_RESOURCE_ID, or ORDER_ALREADY_CAPTURED when there is nothing left to decide */
export async function decideAsBuyer(
  tx: Queryable,
  emulator: Emulator,
  orderId: string,
  decision: BuyerDecision,
): Promise<Order> {
  const at = emulator.now();
  const order = await getLiveOrderForUpdate(tx, orderId, at);
  const { event, funding } = STEP[decision];
  if (nextStatus(order.status, event) === null) throw refusal('ORDER_ALREADY_CAPTURED');
  const moved = await moveOrder(tx, order, event, at, funding);
  if (event === 'approve') await tellOrder(tx, emulator, 'CHECKOUT.ORDER.APPROVED', moved);
  return moved;
}

/** Where redirect mode sends the buyer after the decision; null when the merchant gave no address for it. */
export function addressAfter(order: Order, decision: BuyerDecision): string | null {
  const given = decision === 'cancel' ? order.experience?.cancelUrl : order.experience?.returnUrl;
  if (given === undefined) return null;
  const address = new URL(given);
  address.searchParams.set('token', order.id);
  if (decision !== 'cancel') address.searchParams.set('PayerID', BUYER.payer_id);
  return address.href;
}
