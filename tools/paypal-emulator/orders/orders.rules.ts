import type { Issue } from '../http/issues.table.js';
import type { Order, OrderStatus } from './order.js';

/** What happens to an order: the buyer approves or turns back, the merchant captures, the funding source refuses. */
export type OrderEvent = 'approve' | 'cancel' | 'capture' | 'decline';

/**
 * The whole life of an order. A missing cell is refused. Cancelling changes nothing: at PayPal the buyer may come
 * back to the same order until it lapses. A declined capture asks the buyer to choose again.
 */
export const LIFE_CYCLE: Record<OrderStatus, Partial<Record<OrderEvent, OrderStatus>>> = {
  CREATED: { approve: 'APPROVED', cancel: 'CREATED' },
  PAYER_ACTION_REQUIRED: { approve: 'APPROVED', cancel: 'PAYER_ACTION_REQUIRED' },
  APPROVED: {
    approve: 'APPROVED',
    cancel: 'APPROVED',
    capture: 'COMPLETED',
    decline: 'PAYER_ACTION_REQUIRED',
  },
  COMPLETED: {},
  VOIDED: {},
};

const NOT_CAPTURABLE: Partial<Record<OrderStatus, Issue>> = {
  CREATED: 'ORDER_NOT_APPROVED',
  PAYER_ACTION_REQUIRED: 'ORDER_NOT_APPROVED',
  COMPLETED: 'ORDER_ALREADY_CAPTURED',
};

export function nextStatus(status: OrderStatus, event: OrderEvent): OrderStatus | null {
  return LIFE_CYCLE[status][event] ?? null;
}

/** Why this order cannot be captured, or null when it can; a bad funding source is found out later. */
export function captureIssue(order: Order): Issue | null {
  if (order.intent !== 'CAPTURE') return 'ACTION_DOES_NOT_MATCH_INTENT';
  return NOT_CAPTURABLE[order.status] ?? null;
}

/** An order that was never completed lapses; from then on PayPal answers as if it had never been. */
export function hasLapsed(order: Order, now: Date): boolean {
  return order.status !== 'COMPLETED' && order.expiresAt <= now;
}
