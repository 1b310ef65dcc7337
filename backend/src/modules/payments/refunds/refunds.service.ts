import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { newPublicId } from '../../../platform/security/tokens.js';
import type { Booking } from '../../bookings/booking.entity.js';
import { dollars } from '../../bookings/quote/money-text.js';
import { lockPayment, type LockedPayment } from '../payment/payment-locks.js';
import { Payment } from '../payment/payment.entity.js';
import { leftOf, nextCheckDelayMs, REFUNDABLE, refundableCents } from '../payment/payment.rules.js';
import { RefundNews } from './refund-news.service.js';
import { Refund } from './refund.entity.js';
import { type RefundEffect, spread, toOthersCents, waitsForHost } from './refund.rules.js';
import type { LockedBooking } from '../../bookings/booking-lock.js';

export const REFUND_QUEUE = 'refund.submit';

/** Money somebody wants to give back. */
export interface RefundWish {
  amountCents: number;
  effect: RefundEffect;
  source: 'host' | 'guest' | 'system';
  /** The buyer reads it, also of a share's money. */
  reason: string;
  /** The user who asks; null for the system. */
  requestedBy: number | null;
}

/**
 * Gives money back: reserved under the payment's row lock, written down, and only then asked of PayPal by a job, under one
 * request id for ever. What was paid by other means waits until a host says that it was given back.
 */
@Injectable()
export class Refunds {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    private readonly news: RefundNews,
  ) {}

  /** Of one payment, in a transaction of its own. Throws as {@link ofPayment}. */
  async request(paymentId: number, wish: RefundWish): Promise<void> {
    await this.db.transaction(async (manager) => {
      await this.ofPayment(manager, await lockPayment(manager, paymentId), wish);
    });
  }

  /**
   * Of one payment. Throws `refund.too_much` for more than is left of it, `refund.disputed` while PayPal decides about it,
   * `refund.not_possible` when the payment was never received or has been taken back.
   */
  async ofPayment(manager: EntityManager, locked: LockedPayment, wish: RefundWish): Promise<Refund> {
    const { booking, payment } = locked;
    if (booking.disputed) throw new DomainError('refund.disputed');
    if (!REFUNDABLE.includes(payment.status)) throw new DomainError('refund.not_possible');
    const leftCents = refundableCents(payment);
    if (wish.amountCents > leftCents) throw tooMuch(leftCents);
    payment.refundReservedCents += wish.amountCents;
    await manager.save(payment);
    const refund = await this.write(manager, payment, wish);
    await this.news.tell(manager, booking, refund);
    if (!waitsForHost(refund))
      await this.jobs.add(manager, REFUND_QUEUE, { refundId: refund.id }, String(refund.id));
    return refund;
  }

  /** Across the payments of a booking, the newest first. Throws as {@link ofPayment}. */
  async ofBooking(manager: EntityManager, booking: LockedBooking, wish: RefundWish): Promise<Refund[]> {
    const payments = await this.refundable(manager, booking.id);
    const left = payments.map(leftOf);
    const shares = spread(wish.amountCents, left);
    if (!shares) throw tooMuch(left.reduce((sum, { leftCents }) => sum + leftCents, 0));
    const refunds: Refund[] = [];
    for (const { paymentId, amountCents } of shares) {
      const payment = payments.find(({ id }) => id === paymentId);
      if (payment) {
        refunds.push(await this.ofPayment(manager, { booking, payment }, { ...wish, amountCents }));
      }
    }
    return refunds;
  }

  /** Whether so much can be given back of a payment, or of all of the booking's. Throws `refund.disputed`, `refund.too_much`. */
  async assertLeft(
    manager: EntityManager,
    { booking, payment }: { booking: Booking; payment: Payment | null },
    amountCents: number,
  ): Promise<void> {
    if (booking.disputed) throw new DomainError('refund.disputed');
    const leftCents = payment ? refundableCents(payment) : await this.leftOfBooking(manager, booking.id);
    if (amountCents > leftCents) throw tooMuch(leftCents);
  }

  /** What of a booking's payments can still be given back. The caller holds the booking's row lock. */
  async leftOfBooking(manager: EntityManager, bookingId: number): Promise<number> {
    const payments = await this.refundable(manager, bookingId);
    return payments.reduce((sum, payment) => sum + refundableCents(payment), 0);
  }

  /** What of so much would go back to who paid shares. The caller holds the booking's row lock. */
  async toOthers(manager: EntityManager, bookingId: number, amountCents: number): Promise<number> {
    const payments = await this.refundable(manager, bookingId);
    return toOthersCents(amountCents, payments.map(leftOf));
  }

  private refundable(manager: EntityManager, bookingId: number): Promise<Payment[]> {
    return manager.find(Payment, {
      where: { bookingId, status: In([...REFUNDABLE]) },
      order: { id: 'DESC' },
      lock: { mode: 'pessimistic_write' },
    });
  }

  private write(manager: EntityManager, payment: Payment, wish: RefundWish): Promise<Refund> {
    const now = this.clock.now();
    return manager.save(
      manager.create(Refund, {
        ...wish,
        publicId: newPublicId(),
        paymentId: payment.id,
        bookingId: payment.bookingId,
        status: 'requested' as const,
        requestId: randomUUID(),
        // The job is added in this transaction; should it get lost, the sweep asks again. Of what PayPal does not move it is
        // never asked.
        nextCheckAt: payment.method === 'manual' ? null : this.clock.in(nextCheckDelayMs(0)),
        createdAt: now,
        updatedAt: now,
      }),
    );
  }
}

/** Refuses more than is left. */
export function tooMuch(leftCents: number): DomainError {
  return new DomainError('refund.too_much', { most: dollars(leftCents), mostCents: leftCents });
}
