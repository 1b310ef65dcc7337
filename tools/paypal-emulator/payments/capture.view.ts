import { writeCents } from './money.rules.js';
import type { Capture } from './capture.js';

/** A capture as PayPal shows it, inside an order and by itself. While it is pending nobody knows the fee. */
export function captureView(capture: Capture, publicUrl: string) {
  const money = (cents: number) => ({
    currency_code: capture.currency,
    value: writeCents(cents, capture.currency),
  });
  const self = `${publicUrl}/v2/payments/captures/${capture.id}`;
  const isSettled = capture.status !== 'PENDING' && capture.status !== 'DECLINED';
  return {
    id: capture.id,
    status: capture.status,
    status_details: capture.status === 'PENDING' ? { reason: capture.pendingReason } : undefined,
    amount: money(capture.amountCents),
    final_capture: true,
    seller_protection: { status: 'NOT_ELIGIBLE' },
    seller_receivable_breakdown: isSettled
      ? {
          gross_amount: money(capture.amountCents),
          paypal_fee: capture.feeCents === null ? undefined : money(capture.feeCents),
          net_amount: money(capture.amountCents - (capture.feeCents ?? 0)),
        }
      : undefined,
    custom_id: capture.customId ?? undefined,
    invoice_id: capture.invoiceId ?? undefined,
    supplementary_data: capture.orderId ? { related_ids: { order_id: capture.orderId } } : undefined,
    create_time: capture.createdAt.toISOString(),
    update_time: capture.updatedAt.toISOString(),
    links: [
      { href: self, rel: 'self', method: 'GET' },
      { href: `${self}/refund`, rel: 'refund', method: 'POST' },
      ...(capture.orderId === null ? [] : [orderLink(publicUrl, capture.orderId)]),
    ],
  };
}

function orderLink(publicUrl: string, orderId: string) {
  return { href: `${publicUrl}/v2/checkout/orders/${orderId}`, rel: 'up', method: 'GET' };
}
