import { amountCents } from '../../bookings/quote/money-text.js';
import type { Dispute, ProviderMoney, ProviderOrder, Returned, Taking } from '../provider/provider.types.js';
import type {
  PayPalCapture,
  PayPalDispute,
  PayPalMoney,
  PayPalOrder,
  PayPalRefund,
} from './client/paypal.schemas.js';

/** Captures that are money, whatever happened to it later. */
const MONEY: ReadonlySet<string> = new Set(['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED']);
/** A declined capture is final: its order cannot be approved again. */
const TAKINGS: Partial<Record<string, Taking['state']>> = {
  PENDING: 'pending',
  DENIED: 'failed',
  DECLINED: 'failed',
  FAILED: 'failed',
  REFUNDED: 'gone',
};
const RETURNS: Partial<Record<string, Returned['state']>> = {
  COMPLETED: 'completed',
  PENDING: 'pending',
  FAILED: 'failed',
  CANCELLED: 'cancelled',
};
const ORDERS: Partial<Record<string, ProviderOrder['state']>> = {
  APPROVED: 'approved',
  COMPLETED: 'completed',
};
/** Whatever ends a dispute without money for the buyer: won, withdrawn by them, refused by PayPal. */
const KEPT: ReadonlySet<string> = new Set([
  'RESOLVED_SELLER_FAVOUR',
  'CANCELED_BY_BUYER',
  'DENIED',
  'RESOLVED_WITH_PAYOUT',
]);

/** PayPal's picture of an order, with the first of its purchase units: we ask for one. */
export function orderOf({ id, status, purchase_units: [unit] }: PayPalOrder): ProviderOrder {
  const captures = unit?.payments?.captures ?? [];
  const capture = captures.find((one) => MONEY.has(one.status)) ?? captures[0];
  return {
    id,
    state: ORDERS[status] ?? 'open',
    money: unit?.amount ? moneyOf(unit.amount) : null,
    ownId: unit?.custom_id ?? null,
    invoiceId: unit?.invoice_id ?? null,
    taking: capture ? takingOf(capture) : null,
    returned: (unit?.payments?.refunds ?? []).map(returnedOf),
  };
}

export function takingOf(capture: PayPalCapture): Taking {
  const fee = capture.seller_receivable_breakdown?.paypal_fee;
  return {
    id: capture.id,
    state: TAKINGS[capture.status] ?? 'here',
    word: capture.status,
    reason: capture.status_details?.reason ?? null,
    money: moneyOf(capture.amount),
    feeCents: fee ? amountCents(fee.value) : null,
    orderId: capture.supplementary_data?.related_ids?.order_id ?? null,
  };
}

export function returnedOf(refund: PayPalRefund): Returned {
  return {
    id: refund.id,
    state: RETURNS[refund.status] ?? null,
    word: refund.status,
    money: moneyOf(refund.amount),
    ownId: refund.custom_id ?? null,
    takingId: captureOfLinks(refund.links),
  };
}

export function disputeOf(dispute: PayPalDispute): Dispute {
  const outcome = dispute.dispute_outcome?.outcome_code ?? '';
  const decided = KEPT.has(outcome) ? 'kept' : 'lost';
  return {
    id: dispute.dispute_id,
    state: dispute.status === 'RESOLVED' ? decided : 'open',
    money: dispute.dispute_amount ? moneyOf(dispute.dispute_amount) : null,
    takingId: dispute.disputed_transactions[0]?.seller_transaction_id ?? null,
  };
}

interface Link {
  rel?: string | undefined;
  href?: string | undefined;
}

/** The capture that the link `up` of a refund leads to. */
export function captureOfLinks(links: readonly (Link | undefined)[] | undefined): string | null {
  const up = links?.find((link) => link?.rel === 'up' && link.href?.includes('/payments/captures/'));
  return up?.href?.split('/').at(-1) ?? null;
}

const moneyOf = ({ value, currency_code: currency }: PayPalMoney): ProviderMoney => ({
  amount: value,
  currency,
});
