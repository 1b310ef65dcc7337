import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Payment } from '../payment/payment.entity.js';
import { PayPal } from '../paypal/paypal-provider.service.js';
import { goneIsNull } from '../paypal/client/paypal-error.js';
import type { PayPalOrder } from '../paypal/client/paypal.schemas.js';
import { Settlement } from '../settlement/settlement.service.js';

/** Finds which of our payments something at PayPal belongs to, and books PayPal's newest picture of it. */
@Injectable()
export class PaymentFinder {
  constructor(
    private readonly db: DataSource,
    private readonly paypal: PayPal,
    private readonly settlement: Settlement,
  ) {}

  /** Null for an order that is none of ours. */
  async ofOrder(order: PayPalOrder): Promise<Payment | null> {
    const { manager } = this.db;
    const known = await manager.findOneBy(Payment, { providerOrderId: order.id });
    const invoiceId = order.purchase_units[0]?.invoice_id;
    if (known || !invoiceId) return known;
    // PayPal made the order, and its answer never reached us: the invoice's number tells whose it is.
    const orphan = await manager.findOneBy(Payment, { invoiceId, method: 'paypal_orders' });
    if (!orphan || orphan.providerOrderId) return null;
    await manager.update(Payment, { id: orphan.id }, { providerOrderId: order.id });
    return manager.findOneByOrFail(Payment, { id: orphan.id });
  }

  /** Reads an order again and books it. Null when it is none of ours; nothing is made of it then (PAY-11). */
  async settleOrder(orderId: string): Promise<{ payment: Payment; order: PayPalOrder } | null> {
    const order = await this.paypal.getOrder(orderId);
    const payment = await this.ofOrder(order);
    if (!payment) return null;
    await this.settlement.settle(payment.id, order);
    return { payment, order };
  }

  /** Reads a capture again, with its order where it has one, and books it. Null when it is none of ours. */
  async settleCapture(captureId: string): Promise<Payment | null> {
    const known = await this.db.manager.findOneBy(Payment, { providerCaptureId: captureId });
    if (known?.providerOrderId) return (await this.settleOrder(known.providerOrderId))?.payment ?? null;
    const capture = known
      ? await this.paypal.getCapture(captureId).catch(goneIsNull)
      : await this.paypal.getCapture(captureId);
    // Money of the form may be of a kind that can only be told of.
    if (!capture) return known;
    const orderId = capture.supplementary_data?.related_ids?.order_id;
    if (!known && orderId) return (await this.settleOrder(orderId))?.payment ?? null;
    if (known) await this.settlement.apply(known.id, { capture, refunds: [] });
    return known;
  }
}
