import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Payment } from '../payment/payment.entity.js';
import { PaymentProvider } from '../provider/payment-provider.js';
import { goneIsNull } from '../provider/provider-error.js';
import type { Dispute, Returned } from '../provider/provider.types.js';
import { seenRefund } from '../refunds/seen-refund.js';
import { Disputes } from './disputes.service.js';
import type { ReversalEnd } from './reversal-end.rules.js';
import { Reversals } from './reversals.service.js';

/** A reversal that does not stand any more. */
const isGivenBack = (reversal: Returned) => seenRefund(reversal).state !== 'completed';

/** Asks PayPal again what has become of money that was taken from us, or is asked back: not everything is told. */
@Injectable()
export class TakenMoney {
  constructor(
    private readonly db: DataSource,
    private readonly provider: PaymentProvider,
    private readonly reversals: Reversals,
    private readonly disputes: Disputes,
  ) {}

  /** Everything of a booking that is taken or disputed. Throws {@link ProviderError}. */
  async ofBooking(bookingId: number): Promise<void> {
    for (const payment of await this.db.manager.findBy(Payment, { bookingId, status: 'reversed' })) {
      await this.reversalsOf(payment);
    }
    await this.disputesOf(bookingId);
  }

  /**
   * What PayPal has given back of what it took. It need not show a reversal under its id: then the report tells that came
   * of its end, if one did.
   */
  async reversalsOf(payment: Payment, end: ReversalEnd | null = null): Promise<void> {
    let isHidden = false;
    for (const { id, amountCents } of await this.reversals.openOf(payment.id)) {
      const shown = await this.provider.findReturned(id);
      isHidden ||= shown === null;
      if (shown && isGivenBack(shown))
        await this.reversals.record(payment.id, { id, amountCents, isCanceled: true });
    }
    if (end && isHidden) await this.reversals.end(payment.id, end);
  }

  /** Books what was read of money that was taken. It may have been given back since, and that was told before it stood here. */
  async reversal(payment: Payment, read: Returned): Promise<void> {
    const { id, amountCents } = seenRefund(read);
    await this.reversals.record(payment.id, { id, amountCents, isCanceled: isGivenBack(read) });
    await this.reversalsOf(payment);
  }

  /** Its open disputes: one may be over with what has just been booked. */
  async disputesOf(bookingId: number): Promise<void> {
    for (const id of await this.disputes.openOf(bookingId)) {
      const dispute = await this.provider.getDispute(id).catch(goneIsNull);
      const providerCaptureId = dispute?.takingId ?? '';
      const payment = await this.db.manager.findOneBy(Payment, { providerCaptureId, bookingId });
      if (dispute && payment) await this.dispute(payment, dispute);
    }
  }

  /** Books what PayPal says of a dispute. One that is open is read once more then: what was read late may have ended since. */
  async dispute({ id }: Payment, read: Dispute): Promise<void> {
    await this.disputes.record(id, read);
    if (read.state !== 'open') return;
    const again = await this.provider.getDispute(read.id);
    if (again.state !== 'open') await this.disputes.record(id, again);
  }
}
