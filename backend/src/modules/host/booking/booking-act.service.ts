import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { once } from '../../../platform/database/once.js';
import type { Booking } from '../../bookings/booking.entity.js';
import { lockBooking } from '../../bookings/booking-lock.js';
import type { HostRight } from '../../trips/host-right.js';
import { HostBookings } from '../host-bookings.service.js';

/** Who asks, on which booking, and how the browser names this request. */
export interface BookingRequest {
  userId: number;
  /** The booking's public id. */
  id: string;
  key: string | undefined;
}

/** Runs what a host does to a booking: once a key, under the booking's row lock; news and mails go out after the commit. */
@Injectable()
export class BookingAct {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly bookings: HostBookings,
  ) {}

  /** Throws `booking.not_found`, `host.right_missing`, what {@link once} throws and what `work` does. */
  async run(
    { userId, id, key }: BookingRequest,
    body: object,
    work: (manager: EntityManager, booking: Booking) => Promise<void>,
    right?: HostRight,
  ): Promise<void> {
    const { id: bookingId } = await this.bookings.get(this.db.manager, userId, id, right);
    const named = { scope: `host:${userId}`, key, body: { ...body, id } };
    await this.db.transaction((manager) =>
      once(manager, named, this.clock.now(), async () => {
        await work(manager, await lockBooking(manager, bookingId));
        return {};
      }),
    );
  }
}
