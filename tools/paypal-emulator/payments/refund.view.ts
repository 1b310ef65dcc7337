import { writeCents } from './money.rules.js';
import type { Capture } from './capture.js';
import type { Refund } from './refund.js';

/** A refund as `Prefer: return=minimal` shows it. */
export function minimalRefundView({ id, status, captureId }: Refund, publicUrl: string) {
  const payments = `${publicUrl}/v2/payments`;
  return {
    id,
    status,
    links: [
      { href: `${payments}/refunds/${id}`, rel: 'self', method: 'GET' },
      { href: `${payments}/captures/${captureId}`, rel: 'up', method: 'GET' },
    ],
  };
}

/** A refund or a reversal in full. The fee of the payment is not given back, so gross and net are one. */
export function refundView(refund: Refund, { currency }: Pick<Capture, 'currency'>, publicUrl: string) {
  const money = (cents: number) => ({ currency_code: currency, value: writeCents(cents, currency) });
  const { links, ...minimal } = minimalRefundView(refund, publicUrl);
  return {
    ...minimal,
    status_details: refund.status === 'PENDING' ? { reason: refund.pendingReason } : undefined,
    amount: money(refund.amountCents),
    custom_id: refund.customId ?? undefined,
    invoice_id: refund.invoiceId ?? undefined,
    note_to_payer: refund.noteToPayer ?? undefined,
    seller_payable_breakdown: {
      gross_amount: money(refund.amountCents),
      paypal_fee: money(0),
      net_amount: money(refund.amountCents),
      total_refunded_amount: money(refund.totalRefundedCents),
    },
    create_time: refund.createdAt.toISOString(),
    update_time: refund.updatedAt.toISOString(),
    links,
  };
}
