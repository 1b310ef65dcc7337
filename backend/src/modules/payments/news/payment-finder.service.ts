import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Payment } from '../payment/payment.entity.js';
import { PaymentProvider } from '../provider/payment-provider.js';
import { goneIsNull } from '../provider/provider-error.js';
import type { News } from './news.js';
import type { ProviderOrder } from '../provider/provider.types.js';
import { Settlement } from '../settlement/settlement.service.js';

/** Finds which of our payments something at PayPal belongs to, and books PayPal's newest picture of it. */
@Injectable()
export class PaymentFinder {
  constructor(
    private readonly db: DataSource,
    private readonly provider: PaymentProvider,
    private readonly settlement: Settlement,
  ) {}

  /** The payment whose order or taking these are. */
  find({ orderId, takingId }: Pick<News, 'orderId' | 'takingId'>): Promise<Payment | null> {
    const named = [{ providerOrderId: orderId ?? '' }, { providerCaptureId: takingId ?? '' }];
    return this.db.manager.findOneBy(Payment, named);
  }

  /** Null for an order that is none of ours. */
  async ofOrder(order: ProviderOrder): Promise<Payment | null> {
    const { manager } = this.db;
    const { id: providerOrderId, invoiceId } = order;
    const known = await manager.findOneBy(Payment, { providerOrderId });
    if (known || !invoiceId) return known;
    // PayPal made the order, and its answer never reached us: the invoice's number tells whose it is.
    const orphan = await manager.findOneBy(Payment, { invoiceId, method: 'paypal_orders' });
    if (!orphan || orphan.providerOrderId) return null;
    await manager.update(Payment, { id: orphan.id }, { providerOrderId });
    return manager.findOneByOrFail(Payment, { id: orphan.id });
  }

  /** Reads an order again and books it. Null when it is none of ours; nothing is made of it then (PAY-11). */
  async settleOrder(orderId: string): Promise<{ payment: Payment; order: ProviderOrder } | null> {
    const order = await this.provider.getOrder(orderId);
    const payment = await this.ofOrder(order);
    if (!payment) return null;
    await this.settlement.settle(payment.id, order);
    return { payment, order };
  }

  /** Reads a taking again, with its order where it has one, and books it. Null when it is none of ours. */
  async settleTaking(takingId: string): Promise<Payment | null> {
    const known = await this.db.manager.findOneBy(Payment, { providerCaptureId: takingId });
    if (known?.providerOrderId) return (await this.settleOrder(known.providerOrderId))?.payment ?? null;
    const taking = known
      ? await this.provider.getTaking(takingId).catch(goneIsNull)
      : await this.provider.getTaking(takingId);
    // Money of the form may be of a kind that can only be told of.
    if (!taking) return known;
    const { orderId } = taking;
    if (!known && orderId) return (await this.settleOrder(orderId))?.payment ?? null;
    if (known) await this.settlement.apply(known.id, { taking, refunds: [] });
    return known;
  }
}
