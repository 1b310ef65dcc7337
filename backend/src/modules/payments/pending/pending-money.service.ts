import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock, HOUR_MS } from '../../../platform/clock/clock.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { Booking } from '../../bookings/booking.entity.js';
import { Bookings } from '../../bookings/bookings.service.js';
import { bookingReference } from '../../bookings/guest.view.js';
import { dollars } from '../../bookings/quote/money-text.js';
import { ActivityLog } from '../../trips/activity-log.service.js';
import { MoneyAlerts, type NewAlert } from '../alerts/money-alerts.service.js';
import { lockPayment } from '../payment/payment-locks.js';
import { Payment } from '../payment/payment.entity.js';
import { movePayment } from '../payment/payment-move.js';
import { ENDED_BY_BUYER, ENDED_BY_HOST } from '../payment/payment.rules.js';
import { NotTakenMails } from '../not-taken/not-taken-mails.service.js';
import { ProviderWords } from '../provider/provider-words.js';
import type { LockedBooking } from '../../bookings/booking-lock.js';

/** Most reviews of PayPal's end sooner; from then on somebody should know. */
const LONG_MS = 6 * HOUR_MS;

/** Money that PayPal holds back is told to hosts, who may stop waiting for it. */
@Injectable()
export class PendingMoney {
  constructor(
    private readonly clock: Clock,
    private readonly alerts: MoneyAlerts,
    private readonly bookings: Bookings,
    private readonly activity: ActivityLog,
    private readonly mails: NotTakenMails,
    private readonly words: ProviderWords,
  ) {}

  /** At once where the merchant must act; in the transaction that heard of it. */
  async tell(manager: EntityManager, payment: Payment): Promise<void> {
    if (this.words.merchantMust(payment.lastIssue))
      await this.alerts.raise(manager, await this.alertOf(manager, payment));
  }

  /** PayPal has let it go, or will not take it. */
  async over(manager: EntityManager, { id }: Payment): Promise<void> {
    await this.alerts.settle(manager, 'pending', refOf(id), 'PayPal has decided');
  }

  /** What hosts should know of now. */
  async worrying(manager: EntityManager): Promise<NewAlert[]> {
    const long = this.clock.in(0 - LONG_MS);
    const pending = await manager.findBy(Payment, { status: 'pending' });
    const found = pending.filter(
      ({ lastIssue, updatedAt }) => this.words.merchantMust(lastIssue) || updatedAt < long,
    );
    return Promise.all(found.map((payment) => this.alertOf(manager, payment)));
  }

  /**
   * A host stops waiting: the part is due again, and should the money come after all, it counts, and what is too much goes
   * back. Throws `payment.not_found`, `payment.not_pending`.
   */
  async end(
    manager: EntityManager,
    booking: LockedBooking,
    invoiceId: string,
    word: { userId: number; reason: string },
  ): Promise<void> {
    const payment = await this.stop(manager, booking, invoiceId, { ...word, by: 'host' });
    await this.mails.tell(manager, payment);
  }

  /** The buyer stops waiting for a share: as {@link end}, and they need no mail about it. */
  async endShare(
    manager: EntityManager,
    booking: LockedBooking,
    { invoiceId }: Payment,
    userId: number,
  ): Promise<void> {
    await this.stop(manager, booking, invoiceId, { userId, reason: null, by: 'buyer' });
  }

  private async stop(
    manager: EntityManager,
    booking: LockedBooking,
    invoiceId: string,
    { userId, reason, by }: { userId: number; reason: string | null; by: keyof typeof ENDED_BY },
  ): Promise<Payment> {
    const found = await manager.findOneBy(Payment, { invoiceId, bookingId: booking.id });
    if (!found) throw new DomainError('payment.not_found');
    const { payment } = await lockPayment(manager, found.id);
    if (payment.status !== 'pending') throw new DomainError('payment.not_pending');
    const { lastIssue, told } = ENDED_BY[by];
    await movePayment(manager, payment, 'failed', { lastIssue, nextCheckAt: null }, this.clock.now());
    await this.alerts.settle(manager, 'pending', refOf(payment.id), told);
    const { id: bookingId, tripId } = booking;
    const act = { action: 'payment.ended', userId, tripId, bookingId, reason };
    await this.activity.note(manager, { ...act, amountCents: payment.amountCents });
    const text = `A payment of ${dollars(payment.amountCents)} is not waited for any more`;
    await this.bookings.announce(manager, 'booking.changed', booking, text);
    return payment;
  }

  private async alertOf(manager: EntityManager, payment: Payment): Promise<NewAlert> {
    const { id, bookingId, amountCents, currency, lastIssue } = payment;
    const booking = await manager.findOneByOrFail(Booking, { id: bookingId });
    const must = this.words.merchantMust(lastIssue);
    const why = must ? `please ${must}` : this.words.whyPending(lastIssue);
    return {
      kind: 'pending',
      ref: refOf(id),
      bookingId,
      tripId: booking.tripId,
      oursCents: amountCents,
      currency,
      text: `PayPal holds back ${dollars(amountCents)} for booking ${bookingReference(booking)}: ${why}`,
    };
  }
}

const ENDED_BY = {
  host: { lastIssue: ENDED_BY_HOST, told: 'A host has stopped waiting for it' },
  buyer: { lastIssue: ENDED_BY_BUYER, told: 'The buyer has stopped waiting for it' },
};

const refOf = (paymentId: number) => `payment:${paymentId}`;
