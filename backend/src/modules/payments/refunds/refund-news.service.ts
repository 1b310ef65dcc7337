import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { z } from 'zod';
import { MailTemplates, type MailText } from '../../../platform/mail/mail-templates.js';
import { Outbox } from '../../../platform/mail/outbox.js';
import { Bus } from '../../../platform/realtime/bus.js';
import { balanceCents } from '../../guests/booking-ledger.js';
import { Booking } from '../../guests/booking.entity.js';
import { buyerOf } from '../../guests/buyer-of.js';
import { Guest } from '../../guests/guest.entity.js';
import { bookingReference, shortName } from '../../guests/guest.view.js';
import { dollars } from '../../guests/money-text.js';
import { Trips } from '../../trips/trips.service.js';
import { TripNewsDesk } from '../../trips/trip-news.service.js';
import { givenBackRef } from '../alerts/given-back-ref.js';
import { MoneyAlerts } from '../alerts/money-alerts.service.js';
import { Payment } from '../payment.entity.js';
import { Refund } from './refund.entity.js';
import { isUnowed, REFUSED, whyRefused } from './refund.rules.js';
import { GIVEN_BY, refundMail, REFUND_STAGES, type RefundStage } from './refund.mail.js';

const KIND = 'refund';
const mailData = z.object({ refundId: z.number(), stage: z.enum(REFUND_STAGES) });

/** Who hears of money that goes back: the buyer by mail, the hosts on their dashboard, the doors at once. */
@Injectable()
export class RefundNews implements OnModuleInit {
  constructor(
    private readonly db: DataSource,
    private readonly bus: Bus,
    private readonly outbox: Outbox,
    private readonly templates: MailTemplates,
    private readonly trips: Trips,
    private readonly news: TripNewsDesk,
    private readonly alerts: MoneyAlerts,
  ) {}

  onModuleInit(): void {
    this.templates.register(KIND, (data, manager) => this.write(mailData.parse(data), manager));
  }

  /** In the transaction that moved the refund. */
  async tell(manager: EntityManager, booking: Booking, refund: Refund): Promise<void> {
    const buyer = await buyerOf(manager, booking.id);
    const stage = refund.givenMeans ? 'given' : STAGES[refund.status];
    if (stage) {
      const data = { refundId: refund.id, stage };
      const ref = `${refund.publicId}:${stage}`;
      await this.outbox.add(manager, { kind: KIND, ref, recipient: buyer.email, data });
    }
    if (refund.status === 'completed') await this.tellHosts(manager, booking, refund, buyer);
    if (refund.status !== 'requested') await this.calm(manager, refund);
    if (stage === 'failed') await this.alarm(manager, booking, refund);
  }

  /** After the commit: access may have closed, and mails and news wait. */
  async afterCommit(bookingId: number): Promise<void> {
    const guests = await this.db.manager.findBy(Guest, { bookingId });
    this.bus.publish('access', { userIds: guests.flatMap(({ userId }) => userId ?? []) });
    this.news.wake();
    this.outbox.wake();
  }

  private async tellHosts(
    manager: EntityManager,
    booking: Booking,
    { amountCents, source, givenMeans }: Refund,
    buyer: Guest,
  ): Promise<void> {
    const inPayPal = source === 'paypal' ? ', refunded in PayPal' : '';
    const where = givenMeans ? ` ${GIVEN_BY[givenMeans]}` : inPayPal;
    const summary = {
      text: `${shortName(buyer.name)} got ${dollars(amountCents)} back${where}`,
      bookingId: booking.publicId,
      amountCents,
      status: booking.status,
    };
    await this.news.announce(manager, { type: 'payment.refunded', tripId: booking.tripId, summary });
  }

  /** Nobody knows for too long how a refund went: a host looks at it. */
  async alarmStuck(manager: EntityManager, refund: Refund): Promise<void> {
    const booking = await manager.findOneByOrFail(Booking, { id: refund.bookingId });
    const amount = dollars(refund.amountCents);
    await this.alerts.raise(manager, {
      kind: 'stuck',
      ref: refOf(refund),
      tripId: booking.tripId,
      bookingId: booking.id,
      oursCents: refund.amountCents,
      text: `PayPal does not say what became of a refund of ${amount} for booking ${bookingReference(booking)}`,
    });
  }

  /** What was worrying has come to an end, or has gone through after all. */
  private async calm(manager: EntityManager, refund: Refund): Promise<void> {
    await this.alerts.settle(manager, 'stuck', refOf(refund), 'PayPal has answered');
    if (refund.status !== 'completed') return;
    const how = refund.givenMeans ? 'It was given back another way' : 'It went through after all';
    await this.alerts.settle(manager, 'refund_failed', refOf(refund), how);
    const payment = await manager.findOneByOrFail(Payment, { id: refund.paymentId });
    await this.calmOlder(manager, payment);
    await this.calmExcess(manager, payment, refund);
  }

  /** What an earlier refund could not return has gone with this one: nothing is left of it to give back. */
  private async calmOlder(
    manager: EntityManager,
    { id: paymentId, amountCents, refundReservedCents }: Payment,
  ): Promise<void> {
    const refused = await manager.findBy(Refund, { paymentId, status: In([...REFUSED]) });
    for (const older of refused) {
      if (older.amountCents <= amountCents - refundReservedCents) continue;
      await this.alerts.settle(manager, 'refund_failed', refOf(older), 'It has gone back since');
    }
  }

  /** What came for nothing has gone back: all of it, or as much as nobody owed. */
  private async calmExcess(manager: EntityManager, payment: Payment, { effect }: Refund): Promise<void> {
    const { bookingId, providerCaptureId, status } = payment;
    const isOver = isUnowed(effect) && (await balanceCents(manager, bookingId)) >= 0;
    if (!isOver && status !== 'refunded') return;
    const told = [
      { kind: 'overpaid', ref: `paypal:capture:${providerCaptureId}` },
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
    await this.alerts.raise(manager, {
      kind: 'difference',
      ref: `${refOf(refund)}:twice`,
      tripId: booking.tripId,
      bookingId: booking.id,
      oursCents: refund.amountCents,
      theirsCents: 2 * refund.amountCents,
      text: `PayPal returned ${amount} for booking ${bookingReference(booking)} after all, which was given back another way as well: it went back twice`,
    });
  }

  private async alarm(manager: EntityManager, booking: Booking, refund: Refund): Promise<void> {
    const amount = dollars(refund.amountCents);
    await this.alerts.raise(manager, {
      kind: 'refund_failed',
      ref: refOf(refund),
      tripId: booking.tripId,
      bookingId: booking.id,
      oursCents: refund.amountCents,
      text: `PayPal did not return ${amount} for booking ${bookingReference(booking)}: ${whyRefused(refund.lastIssue)}. Ask again, or give it back another way and write that down`,
    });
  }

  private async write(
    { refundId, stage }: { refundId: number; stage: RefundStage },
    manager: EntityManager,
  ): Promise<MailText> {
    const refund = await manager.findOneByOrFail(Refund, { id: refundId });
    const payment = await manager.findOneByOrFail(Payment, { id: refund.paymentId });
    const booking = await manager.findOneByOrFail(Booking, { id: refund.bookingId });
    const buyer = await buyerOf(manager, booking.id);
    const { title } = await this.trips.get(booking.tripId, manager);
    return refundMail({ stage, refund, payment, booking, buyer, tripTitle: title });
  }
}

const refOf = ({ publicId }: Refund) => `refund:${publicId}`;

const STAGES: Partial<Record<Refund['status'], RefundStage>> = {
  requested: 'requested',
  completed: 'completed',
  failed: 'failed',
  cancelled: 'failed',
};
