import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { CONFIG, type AppConfig } from '../../../platform/config/config.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { newPublicId } from '../../../platform/security/tokens.js';
import type { Booking } from '../../guests/booking.entity.js';
import { Bookings } from '../../guests/bookings.service.js';
import { dollars } from '../../guests/money-text.js';
import { ActivityLog } from '../../trips/activity-log.service.js';
import { TripHost } from '../../trips/trip-host.entity.js';
import { Payment } from '../payment.entity.js';
import { type ManualPayment, noteManual } from './manual-payment.js';
import { RecordedPayment } from './recorded-payment.entity.js';

/** Above a limit one host's word is not enough: the record waits for another host of the trip (PAY-30). */
@Injectable()
export class SecondPerson {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly bookings: Bookings,
    private readonly activity: ActivityLog,
  ) {}

  /** Several small records of one host count as one: the limit is on their word, not on a form. */
  async isNeeded(
    manager: EntityManager,
    { id: bookingId }: Booking,
    { userId: recordedBy, amountCents }: ManualPayment,
  ): Promise<boolean> {
    const before =
      (await manager.sum(Payment, 'amountCents', { bookingId, method: 'manual', recordedBy })) ?? 0;
    return before + amountCents > this.config.MANUAL_PAYMENT_LIMIT_CENTS;
  }

  /** Answers the id under which the other host finds it. Throws `payment.second_host_needed`. */
  async ask(manager: EntityManager, booking: Booking, payment: ManualPayment): Promise<string> {
    if ((await manager.countBy(TripHost, { tripId: booking.tripId, mayMoney: true })) < 2) {
      const limit = dollars(this.config.MANUAL_PAYMENT_LIMIT_CENTS);
      throw new DomainError('payment.second_host_needed', { limit });
    }
    const { userId, ...told } = payment;
    const row = manager.create(RecordedPayment, {
      ...told,
      publicId: newPublicId(),
      bookingId: booking.id,
      recordedBy: userId,
      recordedAt: this.clock.now(),
      status: 'waiting' as const,
    });
    await manager.save(row);
    await noteManual(this.activity, manager, booking, payment, 'payment.proposed');
    const text = `A payment of ${dollars(payment.amountCents)} waits for another host's confirmation`;
    await this.bookings.announce(manager, 'booking.changed', booking, text);
    return row.publicId;
  }

  /** Throws `payment.not_found` for one that was decided already. */
  async close(
    manager: EntityManager,
    booking: Booking,
    waiting: RecordedPayment,
    { status, userId, reason }: { status: 'confirmed' | 'refused'; userId: number; reason: string },
  ): Promise<void> {
    if (waiting.status !== 'waiting') throw new DomainError('payment.not_found');
    Object.assign(waiting, { status, decidedBy: userId, decidedAt: this.clock.now() });
    await manager.save(waiting);
    const { amountCents, means, receivedOn } = waiting;
    await noteManual(
      this.activity,
      manager,
      booking,
      { amountCents, means, receivedOn, reason, userId },
      `payment.${status}`,
    );
  }

  /** What waits was a mistake; whoever recorded it may say so too. */
  async refuse(
    manager: EntityManager,
    booking: Booking,
    waiting: RecordedPayment,
    { userId, reason }: { userId: number; reason: string },
  ): Promise<void> {
    await this.close(manager, booking, waiting, { status: 'refused', userId, reason });
    const text = `A payment of ${dollars(waiting.amountCents)} was not confirmed`;
    await this.bookings.announce(manager, 'booking.changed', booking, text);
  }
}
