import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { log } from '../../platform/logging/log.js';
import { Outbox } from '../../platform/mail/outbox.js';
import { Bus } from '../../platform/realtime/bus.js';
import { balanceCents, postEntry } from '../guests/booking-ledger.js';
import type { Booking } from '../guests/booking.entity.js';
import { isConfirmed } from '../guests/booking.rules.js';
import { Bookings, isPlacesGone } from '../guests/bookings.service.js';
import { Guest } from '../guests/guest.entity.js';
import { amountCents, dollars } from '../guests/money-text.js';
import { shortName } from '../guests/guest.view.js';
import { TripNewsDesk } from '../trips/trip-news.service.js';
import { Credentials } from './credentials.service.js';
import { lockPayment } from './payment-locks.js';
import type { Payment } from './payment.entity.js';
import { movePayment } from './payment-move.js';
import type { PaymentStatus } from './payment.rules.js';
import { captureOf } from './paypal-order.rules.js';
import type { PayPalCapture, PayPalOrder } from './paypal/paypal.schemas.js';

/** PayPal's capture statuses that are not money. A declined capture is final: its order cannot be approved again. */
const NOT_MONEY: Partial<Record<string, PaymentStatus>> = {
  PENDING: 'pending',
  DECLINED: 'failed',
  FAILED: 'failed',
};
/** The money came and went again before we had booked it: nobody is let in on it. */
const MONEY_GONE: ReadonlySet<string> = new Set(['REFUNDED', 'PARTIALLY_REFUNDED']);

/** The one way money gets into the books, whoever reports it: the browser's call, the resolver, later the webhook. */
@Injectable()
export class Settlement {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly bus: Bus,
    private readonly outbox: Outbox,
    private readonly news: TripNewsDesk,
    private readonly bookings: Bookings,
    private readonly credentials: Credentials,
  ) {}

  /** Books what PayPal says of an order. Doing it again, or twice at once, books it once. */
  async settle(paymentId: number, order: PayPalOrder): Promise<void> {
    const capture = captureOf(order);
    if (!capture) return;
    const settled = await this.db.transaction((manager) => this.book(manager, paymentId, capture));
    this.news.wake();
    this.outbox.wake();
    if (settled) this.bus.publish('access', { userIds: settled.userIds });
  }

  /** T2: the ledger line, the payment, the booking, the accounts and the mails, in one transaction. */
  private async book(
    manager: EntityManager,
    paymentId: number,
    capture: PayPalCapture,
  ): Promise<{ userIds: number[] } | null> {
    const { booking, payment } = await lockPayment(manager, paymentId);
    if (MONEY_GONE.has(capture.status)) return this.noteMoneyGone(manager, booking, payment, capture);
    const notMoney = NOT_MONEY[capture.status];
    if (notMoney) return this.noteWithoutMoney(manager, payment, notMoney, capture);
    const received = amountCents(capture.amount.value);
    if (received === null) throw new Error(`PayPal reports a capture over "${capture.amount.value}".`);
    const isNew = await postEntry(manager, {
      bookingId: booking.id,
      paymentId,
      kind: 'capture',
      amountCents: -received,
      externalRef: `paypal:capture:${capture.id}`,
      occurredAt: this.clock.now(),
      actor: 'paypal',
    });
    if (!isNew) return null;
    await this.complete(manager, payment, capture);
    const hasPlaces = await this.confirm(manager, booking);
    await this.bookings.refresh(manager, booking.id);
    const userIds = hasPlaces ? await this.credentials.ensure(manager, booking) : [];
    await this.tellHosts(manager, booking, received, hasPlaces);
    return { userIds };
  }

  private async noteWithoutMoney(
    manager: EntityManager,
    payment: Payment,
    status: PaymentStatus,
    capture: PayPalCapture,
  ): Promise<null> {
    const nextCheckAt = status === 'pending' ? payment.nextCheckAt : null;
    await movePayment(manager, payment, status, { lastIssue: capture.status, nextCheckAt }, this.clock.now());
    return null;
  }

  private async complete(manager: EntityManager, payment: Payment, capture: PayPalCapture): Promise<void> {
    const fee = capture.seller_receivable_breakdown?.paypal_fee;
    Object.assign(payment, {
      status: 'completed',
      completedAt: payment.completedAt ?? this.clock.now(),
      providerCaptureId: capture.id,
      feeCents: fee ? amountCents(fee.value) : null,
      lastIssue: null,
      nextCheckAt: null,
      updatedAt: this.clock.now(),
    });
    await manager.save(payment);
  }

  /**
   * Whether the booking stands now. Late money on a lapsed booking takes the places again; when they are gone, or the
   * booking was cancelled, the money is kept apart in its ledger as owed back.
   */
  private async confirm(manager: EntityManager, booking: Booking): Promise<boolean> {
    if (booking.status === 'expired') {
      try {
        await this.bookings.revive(manager, booking);
      } catch (err) {
        if (!isPlacesGone(err)) throw err;
        log.error({ bookingId: booking.id }, 'money arrived and its places are gone: a refund is due');
        return false;
      }
    }
    const now = this.clock.now();
    const isPaid = (await balanceCents(manager, booking.id)) <= 0;
    const changes = {
      holdExpiresAt: null,
      confirmedAt: booking.confirmedAt ?? now,
      ...(isPaid ? { paidAt: now } : {}),
    };
    await this.bookings.move(manager, booking, isPaid ? 'paid' : 'confirmed', changes);
    return isConfirmed(booking.status);
  }

  private async noteMoneyGone(
    manager: EntityManager,
    booking: Booking,
    payment: Payment,
    capture: PayPalCapture,
  ): Promise<null> {
    log.error(
      { paymentId: payment.id, captureStatus: capture.status },
      'a capture was refunded before it was booked',
    );
    const text = 'PayPal refunded a payment before it reached the books. Please look at it there';
    const summary = { text, bookingId: booking.publicId, status: booking.status };
    await this.news.announce(manager, { type: 'payment.refunded', tripId: booking.tripId, summary });
    return this.noteWithoutMoney(manager, payment, 'failed', capture);
  }

  private async tellHosts(
    manager: EntityManager,
    booking: Booking,
    receivedCents: number,
    hasPlaces: boolean,
  ): Promise<void> {
    const buyer = await manager.findOneByOrFail(Guest, { bookingId: booking.id, position: 1 });
    const paid = `${shortName(buyer.name)} paid ${dollars(receivedCents)}`;
    const summary = {
      text: hasPlaces ? paid : `${paid} after the places were gone: a refund is due`,
      bookingId: booking.publicId,
      amountCents: receivedCents,
      status: booking.status,
    };
    await this.news.announce(manager, { type: 'payment.received', tripId: booking.tripId, summary });
  }
}
