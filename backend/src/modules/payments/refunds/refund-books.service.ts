import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.js';
import { theRowOf } from '../../../platform/database/rows.js';
import { log } from '../../../platform/logging/log.js';
import { newPublicId } from '../../../platform/security/tokens.js';
import { balanceCents } from '../../bookings/ledger/booking-ledger.js';
import type { Booking } from '../../bookings/booking.entity.js';
import { isConfirmed } from '../../bookings/booking.rules.js';
import { Bookings } from '../../bookings/bookings.service.js';
import { bringBooking } from '../payment/booking-standing.js';
import { lockPayment, type LockedPayment } from '../payment/payment-locks.js';
import type { Payment } from '../payment/payment.entity.js';
import { movePayment } from '../payment/payment-move.js';
import { nextCheckDelayMs, RECEIVED, WORRYING_CHECKS } from '../payment/payment.rules.js';
import { endReversals } from './end-reversals.js';
import { postUpTo } from './ledger-target.js';
import { Refund } from './refund.entity.js';
import { canRefundBecome, type RefundStatus, RESERVING, statusAfterRefunds } from './refund.rules.js';
import { RefundAlerts } from './refund-alerts.service.js';
import { RefundNews } from './refund-news.service.js';
import type { SeenRefund } from './seen-refund.js';
import { returnRef } from '../payment/provider-refs.js';

/** The one way money that goes back gets into the books, whoever reports it: our call's answer, a webhook, a comparison. */
@Injectable()
export class RefundBooks {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly bookings: Bookings,
    private readonly news: RefundNews,
    private readonly alerts: RefundAlerts,
  ) {}

  /** Books a refund that PayPal shows, in a transaction of its own. Doing it again, or twice at once, books it once. */
  async record(paymentId: number, seen: SeenRefund): Promise<void> {
    await this.db.transaction(async (manager) => {
      const locked = await lockPayment(manager, paymentId);
      await this.book(manager, locked, seen);
    });
  }

  /** As {@link record}, in the caller's transaction. */
  async book(manager: EntityManager, locked: LockedPayment, seen: SeenRefund): Promise<void> {
    const status = seen.state;
    if (!status) {
      log.error({ paymentId: locked.payment.id, status: seen.word }, 'a refund is in a state we do not know');
      return;
    }
    const { id: paymentId, status: paymentStatus } = locked.payment;
    if (!RECEIVED.includes(paymentStatus)) {
      throw new Error(`Payment ${paymentId} is ${paymentStatus}: its capture is booked before its refunds.`);
    }
    const found = await this.find(manager, locked, seen);
    if (found?.givenMeans && status !== 'completed') return;
    if (found?.givenMeans) await this.noteGivenTwice(manager, locked, found);
    const refund = found && !found.givenMeans ? found : await this.foreign(manager, locked, seen);
    refund.providerRefundId = seen.id;
    await this.move(manager, locked, refund, status);
  }

  /** Moves a refund on, if its state allows that, and brings the ledger, the payment and the booking after it. */
  async move(
    manager: EntityManager,
    locked: LockedPayment,
    refund: Refund,
    status: RefundStatus,
    lastIssue: string | null = null,
  ): Promise<void> {
    if (!canRefundBecome(refund.status, status)) return;
    const now = this.clock.now();
    const isPending = status === 'pending';
    Object.assign(refund, {
      status,
      lastIssue,
      updatedAt: now,
      completedAt: status === 'completed' ? now : null,
      checks: isPending ? WORRYING_CHECKS : refund.checks,
      nextCheckAt: isPending ? this.clock.in(nextCheckDelayMs(WORRYING_CHECKS)) : null,
    });
    await manager.save(refund);
    await this.bringPayment(manager, locked.payment);
    await this.bringLedger(manager, refund);
    for (const id of await endReversals(manager, locked, now)) await this.alerts.calmReversal(manager, id);
    if (locked.booking.status === 'cancelled') await this.waive(manager, locked.booking, refund);
    await bringBooking(manager, this.bookings, locked.booking, now);
    await this.news.tell(manager, locked.booking, refund);
  }

  /** By PayPal's id, or by ours when its answer never reached us. */
  private async find(
    manager: EntityManager,
    { payment }: LockedPayment,
    seen: SeenRefund,
  ): Promise<Refund | null> {
    const known = await manager.findOneBy(Refund, { providerRefundId: seen.id });
    if (known) return known;
    if (seen.ownId) return manager.findOneBy(Refund, { publicId: seen.ownId, paymentId: payment.id });
    return null;
  }

  /** What a host gave back another way went from PayPal as well: both are in the books, and a person looks. */
  private async noteGivenTwice(
    manager: EntityManager,
    { booking }: LockedPayment,
    refund: Refund,
  ): Promise<void> {
    refund.providerRefundId = null;
    await manager.save(refund);
    await this.alerts.alarmTwice(manager, booking, refund);
  }

  /** One made in PayPal's dashboard: the booking stands and owes it again, unless it has ended or was overpaid. */
  private async foreign(
    manager: EntityManager,
    { booking, payment }: LockedPayment,
    seen: SeenRefund,
  ): Promise<Refund> {
    const now = this.clock.now();
    const isOverpaid = (await balanceCents(manager, booking.id)) <= -seen.amountCents;
    const effect = isOverpaid ? ('overpaid' as const) : ('owed_again' as const);
    return manager.save(
      manager.create(Refund, {
        publicId: newPublicId(),
        paymentId: payment.id,
        bookingId: booking.id,
        amountCents: seen.amountCents,
        effect: isConfirmed(booking.status) ? effect : 'cancellation',
        status: 'submitted' as const,
        source: 'paypal' as const,
        requestId: randomUUID(),
        reason: 'Made in PayPal',
        createdAt: now,
        updatedAt: now,
      }),
    );
  }

  /** What is reserved follows the rows. More than was paid cannot be: PayPal then refuses the refunds still asked for. */
  private async bringPayment(manager: EntityManager, payment: Payment): Promise<void> {
    const refunds = await manager.findBy(Refund, { paymentId: payment.id, status: In([...RESERVING]) });
    const reserved = sumCents(refunds);
    payment.refundReservedCents = Math.min(reserved, payment.amountCents);
    await manager.save(payment);
    const gone = sumCents(refunds.filter(({ status }) => status === 'completed'));
    const { lastIssue, nextCheckAt } = payment;
    // A reversed payment stays reversed: what went back of it is in the ledger all the same.
    if (payment.status === 'reversed') return;
    const to = statusAfterRefunds(payment.amountCents, gone);
    await movePayment(manager, payment, to, { lastIssue, nextCheckAt }, this.clock.now());
  }

  private async bringLedger(manager: EntityManager, refund: Refund): Promise<void> {
    const { bookingId, paymentId, publicId, providerRefundId, effect, reason, givenMeans } = refund;
    const amountCents = refund.status === 'completed' ? refund.amountCents : 0;
    const actor = givenMeans ? `user:${refund.givenBy}` : refund.source;
    const line = { bookingId, paymentId, occurredAt: this.clock.now(), actor, note: reason };
    const theirs = providerRefundId ? returnRef(providerRefundId) : `refund:${publicId}`;
    // What PayPal's statement knows nothing of never stands under PayPal's id.
    const externalRef = givenMeans ? `refund:${publicId}:given` : theirs;
    await postUpTo(manager, { ...line, kind: 'refund', amountCents, externalRef });
    if (effect !== 'goodwill') return;
    // Given without being owed: the trip costs that much less, and the guest stays as paid as they were.
    const goodwill = { kind: 'adjustment' as const, externalRef: `refund:${publicId}:goodwill` };
    await postUpTo(manager, { ...line, ...goodwill, amountCents: 0 - amountCents });
  }

  /**
   * Who has cancelled owes nothing again for what they got back beyond what was to be returned, whoever gave it: the booking
   * cost them that much less. What a bank took back is owed as before.
   */
  private async waive(
    manager: EntityManager,
    { id: bookingId, publicId }: Booking,
    refund: Refund,
  ): Promise<void> {
    const externalRef = `booking:${publicId}:waived`;
    const sums = await theRowOf(
      manager,
      z.object({ owed: z.string(), refunded: z.string() }),
      `SELECT coalesce(sum(amount_cents) FILTER (WHERE NOT starts_with(external_ref, $2)), 0) AS owed,
              coalesce(sum(amount_cents) FILTER (WHERE kind = 'refund'), 0) AS refunded
         FROM ledger_entries WHERE booking_id = $1`,
      [bookingId, externalRef],
    );
    const waivedCents = Math.max(0, Math.min(Number(sums.owed), Number(sums.refunded)));
    await postUpTo(manager, {
      bookingId,
      kind: 'adjustment',
      amountCents: 0 - waivedCents,
      externalRef,
      occurredAt: this.clock.now(),
      actor: refund.source,
      note: 'given back',
    });
  }
}

function sumCents(rows: readonly Refund[]): number {
  return rows.reduce((sum, { amountCents }) => sum + amountCents, 0);
}
