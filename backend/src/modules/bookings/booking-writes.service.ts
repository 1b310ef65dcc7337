import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { type NamedRequest, once } from '../../platform/database/once.js';
import { lockBooking, type LockedBooking } from './booking-lock.js';

type Work<T> = (manager: EntityManager, booking: LockedBooking) => Promise<T>;

/**
 * The one door to a booking's write side: a transaction that holds the booking's row before anything is looked at. What the
 * work marks to be told is told after its commit. Who may write, the caller has asked.
 */
@Injectable()
export class BookingWrites {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /** @param bookingId the row's id, not the public one. */
  run<T>(bookingId: number, work: Work<T>): Promise<T> {
    return this.db.transaction(async (manager) => work(manager, await lockBooking(manager, bookingId)));
  }

  /** As {@link run}, the first time this request comes; see {@link once} for what it throws. */
  once<T extends object>(request: NamedRequest, bookingId: number, work: Work<T>): Promise<T> {
    return this.db.transaction((manager) =>
      once(manager, request, this.clock.now(), async () =>
        work(manager, await lockBooking(manager, bookingId)),
      ),
    );
  }
}
