import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { balanceCents, postEntry } from '../../bookings/ledger/booking-ledger.js';
import type { Booking } from '../../bookings/booking.entity.js';
import { STANDING } from '../../bookings/booking.rules.js';
import { Bookings } from '../../bookings/bookings.service.js';
import { dollars } from '../../bookings/quote/money-text.js';
import { PlanChange } from '../../bookings/ledger/plan-change.service.js';
import { ActivityLog } from '../../trips/activity-log.service.js';
import { bringBooking } from '../payment/booking-standing.js';
import { GivenMails } from '../paid/given-mails.service.js';
import { Payment } from '../payment/payment.entity.js';
import { movePayment } from '../payment/payment-move.js';
import { RefundBooks } from '../refunds/refund-books.service.js';
import { Refund } from '../refunds/refund.entity.js';
import { IN_FLIGHT } from '../refunds/refund.rules.js';
import type { LockedBooking } from '../../bookings/booking-lock.js';

/** A record of a payment that was mistyped, or whose check bounced, leaves the books: nothing goes back, for nothing came. */
@Injectable()
export class WrongRecords {
  constructor(
    private readonly clock: Clock,
    private readonly bookings: Bookings,
    private readonly plans: PlanChange,
    private readonly refunds: RefundBooks,
    private readonly mails: GivenMails,
    private readonly activity: ActivityLog,
  ) {}

  /**
   * Takes a record out by the opposite line; what was to be given back of it is not. Answers its invoice id. Throws
   * `payment.not_found`, `payment.not_recorded` for one that no host wrote down, `payment.went_back` when something of it was
   * given back already.
   */
  async takeOut(
    manager: EntityManager,
    booking: LockedBooking,
    invoiceId: string,
    { userId, reason }: { userId: number; reason: string },
  ): Promise<string> {
    const payment = await this.lock(manager, booking, invoiceId);
    const { amountCents } = payment;
    const now = this.clock.now();
    await movePayment(manager, payment, 'corrected', { lastIssue: null, nextCheckAt: null }, now);
    const waiting = { paymentId: payment.id, status: In([...IN_FLIGHT]) };
    for (const refund of await manager.findBy(Refund, waiting))
      await this.refunds.move(manager, { booking, payment }, refund, 'cancelled');
    const line = { bookingId: booking.id, occurredAt: now, actor: `user:${userId}`, note: reason };
    const ref = `manual:${invoiceId}:corrected`;
    await postEntry(manager, {
      ...line,
      paymentId: payment.id,
      kind: 'manual',
      amountCents,
      externalRef: ref,
    });
    await this.forgive(manager, booking, { ...line, externalRef: `${ref}:waived` });
    await this.plans.withoutFirst(manager, booking);
    await bringBooking(manager, this.bookings, booking, now);
    const { id: bookingId, tripId } = booking;
    const [action, details] = ['payment.corrected', { payment: invoiceId }];
    await this.activity.note(manager, { userId, tripId, bookingId, action, reason, amountCents, details });
    await this.mails.tellOfCorrection(manager, payment);
    const text = `A recorded payment of ${dollars(amountCents)} was wrong and does not count any more`;
    await this.bookings.announce(manager, 'booking.changed', booking, text);
    return invoiceId;
  }

  private async lock(
    manager: EntityManager,
    { id: bookingId }: Booking,
    invoiceId: string,
  ): Promise<Payment> {
    const lock = { mode: 'pessimistic_write' as const };
    const payment = await manager.findOne(Payment, { where: { invoiceId, bookingId }, lock });
    if (!payment) throw new DomainError('payment.not_found');
    if (payment.method !== 'manual' || payment.status === 'corrected')
      throw new DomainError('payment.not_recorded');
    if (payment.status !== 'completed') throw new DomainError('payment.went_back');
    return payment;
  }

  /** An ended booking was to keep a part of what came; of what never came it keeps nothing, and owes nothing. */
  private async forgive(
    manager: EntityManager,
    { id, status }: Booking,
    line: Omit<Parameters<typeof postEntry>[1], 'kind' | 'amountCents'>,
  ): Promise<void> {
    const owed = await balanceCents(manager, id);
    if (STANDING.includes(status) || owed <= 0) return;
    await postEntry(manager, { ...line, kind: 'adjustment', amountCents: 0 - owed });
  }
}
