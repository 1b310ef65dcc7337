import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { Booking } from '../../bookings/booking.entity.js';
import { amountText } from '../../bookings/quote/money-text.js';
import { readFormMark } from '../take/form-mark.rules.js';
import { FormMoneyFinder } from '../news/form-money.service.js';
import { PaymentFinder } from '../news/payment-finder.service.js';
import { newPayment } from '../payment/new-payment.js';
import { Payment } from '../payment/payment.entity.js';
import { PaymentProvider } from '../provider/payment-provider.js';
import type { LineKind, StatementLine } from '../provider/provider.types.js';
import { RefundBooks } from '../refunds/refund-books.service.js';
import { seenRefund } from '../refunds/seen-refund.js';
import { broughtBack } from '../reversals/reversal-end.rules.js';
import { Reversals } from '../reversals/reversals.service.js';
import { TakenMoney } from '../reversals/taken-money.service.js';
import { shareOfInvoice } from '../shares/share-of.js';
import { Settlement } from '../settlement/settlement.service.js';
import { BookingWrites } from '../../bookings/booking-writes.service.js';

type Rebuild = (line: StatementLine) => Promise<void>;

/** Books what PayPal's statement has and we have not: notices that never came, or a database restored from a backup (PAY-34). */
@Injectable()
export class StatementRebuild implements Record<LineKind, Rebuild> {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly provider: PaymentProvider,
    private readonly finder: PaymentFinder,
    private readonly forms: FormMoneyFinder,
    private readonly settlement: Settlement,
    private readonly refundBooks: RefundBooks,
    private readonly reversals: Reversals,
    private readonly taken: TakenMoney,
    private readonly writes: BookingWrites,
  ) {}

  async payment(line: StatementLine): Promise<void> {
    if (line.ownId && readFormMark(line.ownId)) return this.formPayment(line, line.ownId);
    if (await this.finder.settleTaking(line.id)) return;
    await this.restoreRow(line);
  }

  async refund(line: StatementLine): Promise<void> {
    const payment = await this.paymentOf(line);
    if (payment)
      await this.refundBooks.record(payment.id, seenRefund(await this.provider.getReturned(line.id)));
  }

  async reversal(line: StatementLine): Promise<void> {
    const payment = await this.paymentOf(line);
    if (!payment) return;
    const seen = await this.provider.findReturned(line.id);
    const isCanceled = seen !== null && seen.state !== 'completed';
    await this.reversals.record(payment.id, { id: line.id, amountCents: 0 - line.amountCents, isCanceled });
  }

  /** Which reversal it ended is not said: each that stands open is read again. */
  async reversal_canceled(line: StatementLine): Promise<void> {
    const payment = await this.paymentOf(line);
    if (payment) await this.taken.reversalsOf(payment, broughtBack(line));
  }

  /** The payment that a refund or a reversal belongs to, booked before it. */
  private async paymentOf({ referenceId, ownId }: StatementLine): Promise<Payment | null> {
    if (!referenceId) return null;
    const known = await this.db.manager.findOneBy(Payment, { providerCaptureId: referenceId });
    if (known && ownId && readFormMark(ownId)) return known;
    return this.finder.settleTaking(referenceId);
  }

  private async formPayment(line: StatementLine, mark: string): Promise<void> {
    const { id, amountCents, feeCents, currency } = line;
    const { payment } = await this.forms.match({ id, mark, amountCents, currency });
    if (!payment) return;
    const money = { amount: amountText(amountCents), currency };
    const came = { state: 'here', word: 'here', reason: null, orderId: null } as const;
    await this.settlement.apply(payment.id, { taking: { ...came, id, money, feeCents }, refunds: [] });
  }

  /** The payment's row is lost and its booking is not: PayPal's order names it. */
  private async restoreRow(line: StatementLine): Promise<void> {
    const { manager } = this.db;
    const booking = line.ownId ? await manager.findOneBy(Booking, { publicId: line.ownId }) : null;
    if (!booking) return;
    const { orderId } = await this.provider.getTaking(line.id);
    if (!orderId || (await manager.existsBy(Payment, { providerOrderId: orderId }))) return;
    const invoiceId = line.invoiceId ?? `${booking.publicId}-${line.id}`;
    const isTaken = await manager.existsBy(Payment, { invoiceId });
    const share = await shareOfInvoice(manager, booking, invoiceId);
    const lost = {
      purpose: 'balance' as const,
      method: 'paypal_orders' as const,
      amountCents: line.amountCents,
      currency: line.currency,
      // Until it is booked it stands in no other attempt's way.
      status: 'voided' as const,
      providerOrderId: orderId,
      shareId: share?.id ?? null,
      invoiceId: isTaken ? `${invoiceId}-${line.id}` : invoiceId,
    };
    await this.writes.run(booking.id, (own, locked) => newPayment(own, locked, this.clock.now(), lost));
    await this.finder.settleOrder(orderId);
  }
}
