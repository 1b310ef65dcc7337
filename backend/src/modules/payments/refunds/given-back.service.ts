import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { anyRow, rowOf } from '../../../platform/database/rows.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import type { Booking } from '../../bookings/booking.entity.js';
import { ActivityLog } from '../../trips/activity-log.service.js';
import { Trip } from '../../trips/trip.entity.js';
import { dateInZone } from '../../trips/trips.service.js';
import type { ManualPayment } from '../payment/manual-payment.js';
import { lockPayment, type LockedPayment } from '../payment/payment-locks.js';
import type { Payment } from '../payment/payment.entity.js';
import { refundableCents, REFUNDABLE } from '../payment/payment.rules.js';
import { paidOn } from '../payment/paid-on.js';
import { RefundBooks } from './refund-books.service.js';
import { Refund } from './refund.entity.js';
import { REFUSED, waitsForHost } from './refund.rules.js';
import { tooMuch } from './refunds.service.js';
import type { LockedBooking } from '../../bookings/booking-lock.js';

/** How a host gave back what PayPal does not return. */
export type Giving = Omit<ManualPayment, 'amountCents' | 'receivedOn'> & {
  /** `YYYY-MM-DD` in the trip's zone. */
  givenOn: string;
};

/** A refund that PayPal refused for good, or that was never its to make, is settled on a host's word. */
@Injectable()
export class GivenBack {
  constructor(
    private readonly clock: Clock,
    private readonly books: RefundBooks,
    private readonly activity: ActivityLog,
  ) {}

  /**
   * What would be given back, in cents. Throws `refund.not_found`, `refund.not_refused`, `refund.waits`, `refund.disputed`,
   * `refund.not_possible`, `refund.too_much`, `request.invalid` for another day.
   */
  async possibleCents(
    manager: EntityManager,
    booking: LockedBooking,
    publicId: string,
    { givenOn }: Pick<Giving, 'givenOn'>,
  ): Promise<number> {
    const { refund, locked } = await this.lock(manager, booking, publicId);
    await this.assertDay(manager, locked, givenOn);
    const waiting = await rowOf(
      manager,
      anyRow,
      "SELECT FROM host_acts WHERE booking_id = $1 AND status = 'waiting' AND details ->> 'refundId' = $2",
      [booking.id, publicId],
    );
    if (waiting) throw new DomainError('refund.waits');
    return refund.amountCents;
  }

  /** Answers the refund's id. Throws as {@link possibleCents}, but for the day. */
  async record(manager: EntityManager, booking: Booking, publicId: string, giving: Giving): Promise<string> {
    const { refund, locked } = await this.lock(manager, booking, publicId);
    const { means: givenMeans, givenOn, reason, userId } = giving;
    Object.assign(refund, { givenMeans, givenOn, givenBy: userId });
    await this.books.move(manager, locked, refund, 'completed');
    const { id: bookingId, tripId } = booking;
    const [action, details] = ['refund.given', { means: givenMeans, givenOn }];
    const { amountCents } = refund;
    await this.activity.note(manager, { userId, tripId, bookingId, action, reason, amountCents, details });
    return refund.publicId;
  }

  private async lock(
    manager: EntityManager,
    booking: Booking,
    publicId: string,
  ): Promise<{ refund: Refund; locked: LockedPayment }> {
    const refund = await manager.findOneBy(Refund, { publicId, bookingId: booking.id });
    if (!refund) throw new DomainError('refund.not_found');
    return { refund, locked: await this.lockPossible(manager, refund) };
  }

  private async lockPossible(manager: EntityManager, refund: Refund): Promise<LockedPayment> {
    const locked = await lockPayment(manager, refund.paymentId);
    const isTask = waitsForHost(refund);
    if (!isTask && !REFUSED.includes(refund.status)) throw new DomainError('refund.not_refused');
    if (locked.booking.disputed) throw new DomainError('refund.disputed');
    if (!REFUNDABLE.includes(locked.payment.status)) throw new DomainError('refund.not_possible');
    if (isTask) return locked;
    // It was asked for again meanwhile, and goes back that way.
    const leftCents = refundableCents(locked.payment);
    if (refund.amountCents > leftCents) throw tooMuch(leftCents);
    return locked;
  }

  private async assertDay(
    manager: EntityManager,
    { booking, payment }: { booking: Booking; payment: Payment },
    givenOn: string,
  ): Promise<void> {
    const trip = await manager.findOneByOrFail(Trip, { id: booking.tripId });
    const isPast = givenOn <= dateInZone(this.clock.now(), trip.timeZone);
    if (isPast && givenOn >= paidOn(payment, trip)) return;
    throw new DomainError(
      'request.invalid',
      {},
      { givenOn: 'Choose a day from the payment on, at most today' },
    );
  }
}
