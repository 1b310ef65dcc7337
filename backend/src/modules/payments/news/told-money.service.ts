import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Booking } from '../../bookings/booking.entity.js';
import { LedgerEntry } from '../../bookings/ledger/ledger-entry.entity.js';
import { Payment } from '../payment/payment.entity.js';
import { RECEIVED } from '../payment/payment.rules.js';
import { PaymentProvider } from '../provider/payment-provider.js';
import { goneIsNull } from '../provider/provider-error.js';
import type { Taking } from '../provider/provider.types.js';
import { RefundBooks } from '../refunds/refund-books.service.js';
import { seenRefund } from '../refunds/seen-refund.js';
import { broughtBack } from '../reversals/reversal-end.rules.js';
import { Reversals } from '../reversals/reversals.service.js';
import { TakenMoney } from '../reversals/taken-money.service.js';
import { Settlement } from '../settlement/settlement.service.js';
import type { FollowUp } from './news.js';
import { PaymentFinder } from './payment-finder.service.js';
import { reversalRef } from '../payment/provider-refs.js';

/**
 * Books what a notice says itself, for money that the provider need not show: once the notice is known to be the provider's
 * and about money of ours.
 */
@Injectable()
export class ToldMoney {
  constructor(
    private readonly db: DataSource,
    private readonly provider: PaymentProvider,
    private readonly finder: PaymentFinder,
    private readonly settlement: Settlement,
    private readonly refundBooks: RefundBooks,
    private readonly reversals: Reversals,
    private readonly taken: TakenMoney,
  ) {}

  /** The payment itself: it has come, is on its way, or will not come. */
  async settle(payment: Payment, taking: Taking): Promise<void> {
    await this.settlement.apply(payment.id, { taking, refunds: [] });
  }

  /** For a payment made another way than by the form, of which PayPal tells here as well: read there, booked as it is. */
  settleByAsking(takingId: string): Promise<Payment | null> {
    return this.finder.settleTaking(takingId).catch(goneIsNull);
  }

  /** Whether it names a booking of ours as our orders do: then PayPal may only be ahead of what it shows. */
  isOfBooking(publicId: string): Promise<boolean> {
    return this.db.manager.existsBy(Booking, { publicId });
  }

  /** What went back of an earlier payment, or came back again. Throws while that payment is not in the books yet. */
  async followUp(
    payment: Payment,
    kind: FollowUp,
    { id, amountCents }: { id: string; amountCents: number },
  ): Promise<void> {
    if (!RECEIVED.includes(payment.status)) {
      throw new Error(
        `Payment ${payment.id} is ${payment.status}: it is told of before what went back of it.`,
      );
    }
    if (kind === 'refunded') {
      // Only there it says whether it is one of ours, whose call's answer may never have come.
      const shown = await this.provider.findReturned(id);
      const told = { id, amountCents, state: 'completed' as const, word: kind, ownId: null };
      return this.refundBooks.record(payment.id, shown ? seenRefund(shown) : told);
    }
    if (kind === 'reversed') return this.reversals.record(payment.id, { id, amountCents, isCanceled: false });
    const isTaken = await this.db.manager.existsBy(LedgerEntry, { paymentId: payment.id, kind: 'reversal' });
    if (!isTaken) throw new Error(`Nothing of payment ${payment.id} is reversed yet.`);
    await this.taken.reversalsOf(payment, broughtBack({ id, amountCents }));
  }

  /** The payment a follow-up belongs to: named by its own transaction, or by that of its reversal. */
  async parentOf(takingId: string): Promise<Payment | null> {
    const known = await this.db.manager.findOneBy(Payment, { providerCaptureId: takingId });
    if (known) return known;
    const line = await this.db.manager.findOneBy(LedgerEntry, { externalRef: reversalRef(takingId) });
    if (line?.paymentId) return this.db.manager.findOneBy(Payment, { id: line.paymentId });
    return this.settleByAsking(takingId);
  }
}
