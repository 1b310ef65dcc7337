import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { balanceCents } from '../../bookings/ledger/booking-ledger.js';
import type { Booking } from '../../bookings/booking.entity.js';
import { STANDING } from '../../bookings/booking.rules.js';
import { ActivityLog } from '../../trips/activity-log.service.js';
import { Payment } from '../payment/payment.entity.js';
import { Refund } from './refund.entity.js';
import { IN_FLIGHT } from './refund.rules.js';
import { refundPieces } from './refund-wish.rules.js';
import { Refunds } from './refunds.service.js';
import type { LockedBooking } from '../../bookings/booking-lock.js';
import { refundableCents } from '../payment/payment.rules.js';

export interface HostRefund {
  amountCents: number;
  wanted: 'owed_again' | 'goodwill';
  /** The invoice id of the payment it goes back from; without it, of the newest ones. */
  paymentId: string | undefined;
  reason: string;
  userId: number;
}

/** What a host gives back of a booking. */
@Injectable()
export class HostRefunds {
  constructor(
    private readonly refunds: Refunds,
    private readonly activity: ActivityLog,
  ) {}

  /** What can go back, of the payment it names or of all. Throws `payment.not_found`. */
  async leftCents(
    manager: EntityManager,
    booking: LockedBooking,
    { paymentId }: Pick<HostRefund, 'paymentId'>,
  ): Promise<number> {
    const payment = await this.payment(manager, booking, paymentId);
    return payment ? refundableCents(payment) : this.refunds.leftOfBooking(manager, booking.id);
  }

  /**
   * How much of it is a gift: neither owed again nor nobody's. Throws `refund.too_much`, `refund.disputed`,
   * `payment.not_found`.
   */
  async giftCents(manager: EntityManager, booking: LockedBooking, wish: HostRefund): Promise<number> {
    const payment = await this.payment(manager, booking, wish.paymentId);
    await this.refunds.assertLeft(manager, { booking, payment }, wish.amountCents);
    const gifts = (await this.pieces(manager, booking, wish)).filter(({ effect }) => effect === 'goodwill');
    return gifts.reduce((sum, { amountCents }) => sum + amountCents, 0);
  }

  /** Throws as {@link Refunds.ofPayment}, and `payment.not_found`. */
  async give(manager: EntityManager, booking: LockedBooking, wish: HostRefund): Promise<Refund[]> {
    const { amountCents, reason, userId } = wish;
    const payment = await this.payment(manager, booking, wish.paymentId);
    const given: Refund[] = [];
    for (const piece of await this.pieces(manager, booking, wish)) {
      const refund = { ...piece, reason, source: 'host' as const, requestedBy: userId };
      if (payment) given.push(await this.refunds.ofPayment(manager, { booking, payment }, refund));
      else given.push(...(await this.refunds.ofBooking(manager, booking, refund)));
    }
    const { id: bookingId, tripId } = booking;
    const details = { refunds: given.map(({ publicId }) => publicId).join(' ') };
    const action = 'refund.requested';
    await this.activity.note(manager, { userId, tripId, bookingId, action, reason, amountCents, details });
    return given;
  }

  private async pieces(manager: EntityManager, booking: Booking, { amountCents, wanted }: HostRefund) {
    const inFavourCents = await this.inFavour(manager, booking.id);
    const hasEnded = !STANDING.includes(booking.status);
    return refundPieces({ amountCents, inFavourCents, hasEnded, wanted });
  }

  /** The payment it names, of this booking; null where it names none. */
  private async payment(manager: EntityManager, booking: Booking, invoiceId: string | undefined) {
    if (invoiceId === undefined) return null;
    const payment = await manager.findOne(Payment, {
      where: { invoiceId, bookingId: booking.id },
      lock: { mode: 'pessimistic_write' },
    });
    if (!payment) throw new DomainError('payment.not_found');
    return payment;
  }

  /** What came and is not owed, less what of it is on its way back already. */
  private async inFavour(manager: EntityManager, bookingId: number): Promise<number> {
    const onItsWay = await manager.sum(Refund, 'amountCents', {
      bookingId,
      status: In([...IN_FLIGHT]),
      effect: In(['cancellation', 'overpaid']),
    });
    return 0 - (await balanceCents(manager, bookingId)) - (onItsWay ?? 0);
  }
}
