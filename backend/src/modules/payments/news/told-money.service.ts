import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Booking } from '../../bookings/booking.entity.js';
import { LedgerEntry } from '../../bookings/ledger/ledger-entry.entity.js';
import { Payment } from '../payment/payment.entity.js';
import { RECEIVED } from '../payment/payment.rules.js';
import { goneIsNull } from '../paypal/client/paypal-error.js';
import { PayPal } from '../paypal/paypal-provider.service.js';
import { RefundBooks } from '../refunds/refund-books.service.js';
import { seenRefund } from '../refunds/seen-refund.js';
import { Reversals } from '../reversals/reversals.service.js';
import { Settlement } from '../settlement/settlement.service.js';
import type { IpnFacts, IpnKind } from '../paypal/ipn/ipn.rules.js';
import { PaymentFinder } from './payment-finder.service.js';

const CAPTURE_STATUS: Partial<Record<IpnKind, string>> = {
  completed: 'COMPLETED',
  pending: 'PENDING',
  failed: 'DECLINED',
};

/** Books what a notification says, once it is known to be PayPal's and about money of ours. */
@Injectable()
export class IpnActions {
  constructor(
    private readonly db: DataSource,
    private readonly paypal: PayPal,
    private readonly finder: PaymentFinder,
    private readonly settlement: Settlement,
    private readonly refundBooks: RefundBooks,
    private readonly reversals: Reversals,
  ) {}

  /** The payment itself: it has come, is on its way, or will not come. */
  async settle(payment: Payment, kind: IpnKind, facts: IpnFacts): Promise<void> {
    const money = (value: string) => ({ currency_code: facts.currency, value });
    const capture = {
      id: facts.txnId,
      status: CAPTURE_STATUS[kind] ?? 'FAILED',
      amount: money(facts.gross),
      ...(facts.pendingReason ? { status_details: { reason: facts.pendingReason } } : {}),
      ...(facts.fee ? { seller_receivable_breakdown: { paypal_fee: money(facts.fee) } } : {}),
    };
    await this.settlement.apply(payment.id, { capture, refunds: [] });
  }

  /** For a payment made another way than by the form, of which PayPal tells here as well: read there, booked as it is. */
  settleByAsking(captureId: string): Promise<Payment | null> {
    return this.finder.settleCapture(captureId).catch(goneIsNull);
  }

  /** Whether it names a booking of ours as our orders do: then PayPal may only be ahead of what it shows. */
  isOfBooking({ custom: publicId }: IpnFacts): Promise<boolean> {
    return this.db.manager.existsBy(Booking, { publicId });
  }

  /** What went back of an earlier payment, or came back again. Throws while that payment is not in the books yet. */
  async followUp(
    payment: Payment,
    kind: IpnKind,
    { txnId: id }: IpnFacts,
    amountCents: number,
  ): Promise<void> {
    if (!RECEIVED.includes(payment.status)) {
      throw new Error(
        `Payment ${payment.id} is ${payment.status}: it is told of before what went back of it.`,
      );
    }
    if (kind === 'refunded') {
      // Only there it says whether it is one of ours, whose call's answer may never have come.
      const shown = await this.paypal.findRefund(id);
      const told = { id, amountCents, status: 'COMPLETED' };
      return this.refundBooks.record(payment.id, shown ? seenRefund(shown) : told);
    }
    if (kind === 'reversed') return this.reversals.record(payment.id, { id, amountCents, isCanceled: false });
    const open = await this.reversals.openOf(payment.id);
    if (open.length === 0) {
      // Another report may have told of both already.
      const isBack = await this.db.manager.existsBy(LedgerEntry, { paymentId: payment.id, kind: 'reversal' });
      if (isBack) return;
      throw new Error(`Nothing of payment ${payment.id} is reversed yet.`);
    }
    for (const { id: reversalId } of open) {
      await this.reversals.record(payment.id, { id: reversalId, amountCents, isCanceled: true });
    }
  }

  /** The payment a follow-up belongs to: named by its own transaction, or by that of its reversal. */
  async parentOf(txnId: string): Promise<Payment | null> {
    const known = await this.db.manager.findOneBy(Payment, { providerCaptureId: txnId });
    if (known) return known;
    const line = await this.db.manager.findOneBy(LedgerEntry, { externalRef: `paypal:reversal:${txnId}` });
    if (line?.paymentId) return this.db.manager.findOneBy(Payment, { id: line.paymentId });
    return this.settleByAsking(txnId);
  }
}
