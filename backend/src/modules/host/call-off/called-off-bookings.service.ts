import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { log } from '../../../platform/logging/log.js';
import { canBecome } from '../../bookings/booking.rules.js';
import type { LockedBooking } from '../../bookings/booking-lock.js';
import { BookingWrites } from '../../bookings/booking-writes.service.js';
import { Cancellations } from '../../payments/cancellation/cancellations.service.js';
import { TripCallOff } from '../../trips/trip-call-off.entity.js';
import { yetToEnd } from './ending-bookings.js';

const QUEUE = 'trip.call_off';
/** Whose money is just being taken has its turn the next time. */
const AGAIN = '*/5 * * * *';
/** A thousand bookings, each in a transaction of its own. */
const EXPIRE_SECONDS = 15 * 60;

/**
 * Ends the bookings of trips that were called off, one after the other: whatever stops it in the middle, the next run goes
 * on where it was.
 */
@Injectable()
export class CalledOffBookings implements OnModuleInit {
  constructor(
    private readonly db: DataSource,
    private readonly jobs: Jobs,
    private readonly writes: BookingWrites,
    private readonly cancellations: Cancellations,
  ) {}

  onModuleInit(): void {
    this.jobs.define(QUEUE, { work: () => this.endAll(), cron: AGAIN, expireSeconds: EXPIRE_SECONDS });
  }

  /** Begins when the transaction commits. */
  async begin(manager: EntityManager, { tripId }: TripCallOff): Promise<void> {
    await this.jobs.add(manager, QUEUE, {}, String(tripId));
  }

  /** One that fails keeps no other from its end. */
  private async endAll(): Promise<void> {
    let failed = 0;
    for (const bookingId of await yetToEnd(this.db.manager)) {
      try {
        await this.writes.run(bookingId, (manager, booking) => this.end(manager, booking));
      } catch (err) {
        if (err instanceof DomainError && err.code === 'payment.under_way') continue;
        failed += 1;
        log.error({ err, bookingId }, 'a booking of a trip that was called off could not be ended');
      }
    }
    if (failed > 0) throw new Error(`${failed} bookings of trips that were called off have not ended.`);
  }

  private async end(manager: EntityManager, booking: LockedBooking): Promise<void> {
    if (!canBecome(booking.status, 'cancelled')) return;
    const { reason, askedBy: userId } = await manager.findOneByOrFail(TripCallOff, {
      tripId: booking.tripId,
    });
    await this.cancellations.withTrip(manager, booking, { userId, reason });
  }
}
