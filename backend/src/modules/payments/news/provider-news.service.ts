import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock, MINUTE_MS } from '../../../platform/clock/clock.js';
import { SetAsideMoney } from '../alerts/set-aside-money.service.js';
import type { Payment } from '../payment/payment.entity.js';
import { lockPayment } from '../payment/payment-locks.js';
import { movePayment } from '../payment/payment-move.js';
import { PayPal } from '../paypal/paypal-provider.service.js';
import { PayPalNotices } from '../paypal/webhooks/paypal-notices.service.js';
import type { PayPalRefund } from '../paypal/client/paypal.schemas.js';
import { RefundBooks } from '../refunds/refund-books.service.js';
import { seenRefund } from '../refunds/seen-refund.js';
import { isKept } from '../reversals/dispute-end.rules.js';
import { Reversals } from '../reversals/reversals.service.js';
import { TakenMoney } from '../reversals/taken-money.service.js';
import { EndedApproval } from './ended-approval.service.js';
import { PaymentFinder } from './payment-finder.service.js';
import type { WebhookEvent } from '../paypal/webhooks/webhook-event.entity.js';
import { captureOfLinks, type EventKind } from '../paypal/webhooks/webhook-event.rules.js';

/** A buyer who approved and is still there captures by themselves; then we do it for them (PAY-06). */
const VANISHED_MS = MINUTE_MS;

type Facts = Pick<WebhookEvent, 'id' | 'resourceId' | 'orderId' | 'captureId'>;
/** Whether it was ours. Throws what PayPal's silence throws. */
type Action = (event: Facts) => Promise<boolean>;

/** What is done on each kind of event. The payment's own picture is always booked first, so that any order will do. */
@Injectable()
export class WebhookActions implements Record<EventKind, Action> {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly paypal: PayPal,
    private readonly told: PayPalNotices,
    private readonly finder: PaymentFinder,
    private readonly approvals: EndedApproval,
    private readonly refundBooks: RefundBooks,
    private readonly reversals: Reversals,
    private readonly taken: TakenMoney,
    private readonly setAside: SetAsideMoney,
  ) {}

  async order({ orderId }: Facts): Promise<boolean> {
    const found = orderId ? await this.finder.settleOrder(orderId) : null;
    if (found?.order.status === 'APPROVED') await this.noteApproved(found.payment);
    return found !== null;
  }

  async approval_reversed({ orderId }: Facts): Promise<boolean> {
    return orderId !== null && this.approvals.end(orderId);
  }

  async capture(event: Facts): Promise<boolean> {
    return (await this.settled(event)) !== null;
  }

  async refund(event: Facts): Promise<boolean> {
    if (!event.resourceId) return false;
    const refund = await this.paypal.getRefund(event.resourceId);
    const captureId = captureOfLinks(refund.links) ?? event.captureId;
    const payment = await this.settled({ ...event, captureId });
    if (!payment) return false;
    if (!(await this.isOfSetAside(captureId, refund)))
      await this.refundBooks.record(payment.id, seenRefund(refund));
    await this.taken.disputesOf(payment.bookingId);
    return true;
  }

  async reversal(event: Facts): Promise<boolean> {
    if (!event.resourceId) return false;
    const reversal = await this.readReversal(event.resourceId, event.id);
    const captureId = captureOfLinks(reversal.links) ?? event.captureId;
    const payment = await this.settled({ ...event, captureId });
    if (!payment) return false;
    if (await this.isOfSetAside(captureId, reversal)) return true;
    await this.recordReversal(payment.id, reversal);
    // A dispute that was lost is over with what it took, whichever of the two is told first.
    await this.taken.disputesOf(payment.bookingId);
    return true;
  }

  async dispute(event: Facts): Promise<boolean> {
    if (!event.resourceId) return false;
    const dispute = await this.paypal.getDispute(event.resourceId);
    const captureId = dispute.disputed_transactions[0]?.seller_transaction_id ?? event.captureId;
    const payment = await this.settled({ ...event, captureId });
    if (!payment) return false;
    // What the decision gave back to us is told by nothing else.
    await this.taken.reversalsOf(payment, { isKept: isKept(dispute) });
    await this.taken.dispute(payment, dispute);
    return true;
  }

  private async settled({ orderId, captureId }: Facts): Promise<Payment | null> {
    if (captureId) return this.finder.settleCapture(captureId);
    return orderId ? ((await this.finder.settleOrder(orderId))?.payment ?? null) : null;
  }

  /** What goes back of money that paid nothing is in no ledger; once all of it went, no host need look at it. */
  private async isOfSetAside(captureId: string | null, back: PayPalRefund): Promise<boolean> {
    if (!captureId) return false;
    const { amountCents, status } = seenRefund(back);
    return this.setAside.goesBack(captureId, status === 'COMPLETED' ? amountCents : null);
  }

  private async recordReversal(paymentId: number, reversal: PayPalRefund): Promise<void> {
    const { id, amountCents, status } = seenRefund(reversal);
    await this.reversals.record(paymentId, { id, amountCents, isCanceled: status !== 'COMPLETED' });
  }

  /** PayPal need not show a reversal as a refund; its own copy of the event has it. */
  private async readReversal(id: string, eventId: string): Promise<PayPalRefund> {
    return (await this.paypal.findRefund(id)) ?? this.told.getReversal(eventId);
  }

  private async noteApproved({ id }: Payment): Promise<void> {
    await this.db.transaction(async (manager) => {
      const { payment } = await lockPayment(manager, id);
      const nextCheckAt = this.clock.in(VANISHED_MS);
      await movePayment(manager, payment, 'approved', { lastIssue: null, nextCheckAt }, this.clock.now());
    });
  }
}
