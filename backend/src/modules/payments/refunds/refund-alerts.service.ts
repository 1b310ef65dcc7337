import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { balanceCents } from '../../bookings/ledger/booking-ledger.js';
import { Booking } from '../../bookings/booking.entity.js';
import { buyerOf } from '../../bookings/buyer-of.js';
import { bookingReference, shortName } from '../../bookings/guest.view.js';
import { dollars } from '../../bookings/quote/money-text.js';
import { givenBackRef } from '../alerts/given-back-ref.js';
import { MoneyAlerts, type NewAlert } from '../alerts/money-alerts.service.js';
import { Payment } from '../payment/payment.entity.js';
import { refundableCents } from '../payment/payment.rules.js';
import { ProviderWords } from '../provider/provider-words.js';
import { GIVEN_BY } from './refund.mail.js';
import { Refund } from './refund.entity.js';
import { isUnowed, REFUSED } from './refund.rules.js';
import { takingRef } from '../payment/provider-refs.js';

/** What hosts have to look at of money that goes back, and what of it is over. All in the transaction that moves the refund. */
@Injectable()
export class RefundAlerts {
  constructor(
    private readonly alerts: MoneyAlerts,
    private readonly words: ProviderWords,
  ) {}

  /** Nobody knows for too long how a refund went: a host looks at it. */
  async alarmStuck(manager: EntityManager, refund: Refund): Promise<void> {
    const booking = await manager.findOneByOrFail(Booking, { id: refund.bookingId });
    const amount = dollars(refund.amountCents);
    await this.raise(manager, booking, refund, {
      kind: 'stuck',
      text: `PayPal does not say what became of a refund of ${amount} for booking ${bookingReference(booking)}`,
    });
  }

  /** What was worrying has come to an end, or has gone through after all. */
  async calm(manager: EntityManager, refund: Refund): Promise<void> {
    await this.alerts.settle(manager, 'stuck', refOf(refund), 'PayPal has answered');
    if (refund.status !== 'completed') return;
    await this.alerts.settle(manager, 'hand_over', refOf(refund), 'It was given back');
    const how = refund.givenMeans ? 'It was given back another way' : 'It went through after all';
    await this.alerts.settle(manager, 'refund_failed', refOf(refund), how);
    const payment = await manager.findOneByOrFail(Payment, { id: refund.paymentId });
    await this.calmOlder(manager, payment);
    await this.calmExcess(manager, payment, refund);
  }

  /** What an earlier refund could not return has gone with this one: nothing is left of it to give back, and nothing is owed. */
  private async calmOlder(manager: EntityManager, payment: Payment): Promise<void> {
    const paymentId = payment.id;
    // Some of it may have gone another way, as from PayPal's dashboard: the rest still waits for somebody.
    if ((await balanceCents(manager, payment.bookingId)) < 0) return;
    const refused = await manager.findBy(Refund, { paymentId, status: In([...REFUSED]) });
    for (const older of refused) {
      if (older.amountCents <= refundableCents(payment)) continue;
      await this.alerts.settle(manager, 'refund_failed', refOf(older), 'It has gone back since');
    }
  }

  /** What came for nothing has gone back: all of it, or as much as nobody owed. */
  private async calmExcess(manager: EntityManager, payment: Payment, { effect }: Refund): Promise<void> {
    const { bookingId, providerCaptureId, status } = payment;
    const isOver = isUnowed(effect) && (await balanceCents(manager, bookingId)) >= 0;
    if (!isOver && status !== 'refunded') return;
    const told = [
      { kind: 'overpaid', ref: takingRef(providerCaptureId) },
      { kind: 'overpaid', ref: givenBackRef(payment) },
      { kind: 'unapplied', ref: givenBackRef(payment) },
    ] as const;
    for (const { kind, ref } of told) await this.alerts.settle(manager, kind, ref, 'It has gone back');
  }

  /** What had been taken came back to us before it was refunded. */
  async calmReversal(manager: EntityManager, id: string): Promise<void> {
    await this.alerts.settle(manager, 'reversed', id, 'PayPal gave the money back');
  }

  /** It went back twice, once from PayPal. In the transaction that books the second one. */
  async alarmTwice(manager: EntityManager, booking: Booking, refund: Refund): Promise<void> {
    const amount = dollars(refund.amountCents);
    await this.raise(manager, booking, refund, {
      kind: 'difference',
      ref: `${refOf(refund)}:twice`,
      theirsCents: 2 * refund.amountCents,
      text: `PayPal returned ${amount} for booking ${bookingReference(booking)} after all, which was given back another way as well: it went back twice`,
    });
  }

  /** A task on the desk until somebody has given it back. */
  async askHost(manager: EntityManager, booking: Booking, refund: Refund): Promise<void> {
    const { means } = await manager.findOneByOrFail(Payment, { id: refund.paymentId });
    const { name } = await buyerOf(manager, booking.id);
    await this.raise(manager, booking, refund, {
      kind: 'hand_over',
      text: `Give ${dollars(refund.amountCents)} back to ${shortName(name)}, who paid it ${GIVEN_BY[means ?? 'other']} for booking ${bookingReference(booking)}, and write it down there`,
    });
  }

  /** PayPal refused it for good: a host finds another way. */
  async alarm(manager: EntityManager, booking: Booking, refund: Refund): Promise<void> {
    const amount = dollars(refund.amountCents);
    const why = this.words.whyRefused(refund.lastIssue);
    await this.raise(manager, booking, refund, {
      kind: 'refund_failed',
      text: `PayPal did not return ${amount} for booking ${bookingReference(booking)}: ${why}. Ask again, or give it back another way and write that down`,
    });
  }

  /** The payment had never come: nobody gives it back. */
  async withdraw(manager: EntityManager, refund: Refund): Promise<void> {
    await this.alerts.settle(manager, 'hand_over', refOf(refund), 'The payment had been recorded by mistake');
  }

  private async raise(
    manager: EntityManager,
    { id: bookingId, tripId }: Booking,
    refund: Refund,
    alert: Pick<NewAlert, 'kind' | 'text'> & Partial<NewAlert>,
  ): Promise<void> {
    const about = { ref: refOf(refund), tripId, bookingId, oursCents: refund.amountCents };
    await this.alerts.raise(manager, { ...about, ...alert });
  }
}

const refOf = ({ publicId }: Refund) => `refund:${publicId}`;
