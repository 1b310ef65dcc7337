import type { Capture } from '../payments/capture.js';
import { writeCents } from '../payments/money.rules.js';
import type { Dispute } from './dispute.js';

const OUTCOME_CODE = {
  BUYER: 'RESOLVED_BUYER_FAVOUR',
  SELLER: 'RESOLVED_SELLER_FAVOUR',
  ACCEPTED: 'ACCEPTED',
} as const satisfies Record<NonNullable<Dispute['outcome']>, string>;

/** A dispute in the shape of PayPal's Customer Disputes v1. */
export function disputeView(dispute: Dispute, capture: Capture, publicUrl: string) {
  const money = (cents: number) => ({
    currency_code: capture.currency,
    value: writeCents(cents, capture.currency),
  });
  const amount = money(dispute.amountCents);
  return {
    dispute_id: dispute.id,
    create_time: dispute.createdAt.toISOString(),
    update_time: dispute.updatedAt.toISOString(),
    disputed_transactions: [
      {
        seller_transaction_id: capture.id,
        gross_amount: money(capture.amountCents),
        transaction_status: 'COMPLETED',
        custom: capture.customId ?? undefined,
        invoice_number: capture.invoiceId ?? undefined,
      },
    ],
    reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
    status: dispute.status,
    dispute_amount: amount,
    dispute_outcome: dispute.outcome
      ? { outcome_code: OUTCOME_CODE[dispute.outcome], amount_refunded: refunded(dispute, amount) }
      : undefined,
    dispute_life_cycle_stage: 'CHARGEBACK',
    dispute_channel: 'INTERNAL',
    links: [{ href: `${publicUrl}/v1/customer/disputes/${dispute.id}`, rel: 'self', method: 'GET' }],
  };
}

function refunded({ outcome }: Dispute, amount: { currency_code: string; value: string }) {
  return outcome === 'SELLER' ? undefined : amount;
}
