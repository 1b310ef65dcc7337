import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { LockedBooking } from '../../bookings/booking-lock.js';
import { BookingWrites } from '../../bookings/booking-writes.service.js';
import type { HostRight } from '../../trips/host-right.js';
import { HostBookings } from '../host-bookings.service.js';

/** Who asks, on which booking, and how the browser names this request. */
export interface BookingRequest {
  userId: number;
  /** The booking's public id. */
  id: string;
  key: string | undefined;
}

type Work<T> = (manager: EntityManager, booking: LockedBooking) => Promise<T>;

/** Runs what a host does to a booking of a trip of theirs: once a key, by {@link BookingWrites}. */
@Injectable()
export class BookingAct {
  constructor(
    private readonly db: DataSource,
    private readonly bookings: HostBookings,
    private readonly writes: BookingWrites,
  ) {}

  /** Throws `booking.not_found`, `host.right_missing`, what {@link BookingWrites.once} throws and what `work` does. */
  async run(request: BookingRequest, body: object, work: Work<void>, right?: HostRight): Promise<void> {
    const done = async (...under: Parameters<typeof work>) => {
      await work(...under);
      return {};
    };
    await this.answer(request, body, done, right);
  }

  /** Without a key, for what changes nothing or is the same when it is done twice. Throws `booking.not_found`, `host.right_missing`. */
  async hold<T>({ userId, id }: Omit<BookingRequest, 'key'>, work: Work<T>, right?: HostRight): Promise<T> {
    const { id: bookingId } = await this.bookings.get(this.db.manager, userId, id, right);
    return this.writes.run(bookingId, work);
  }

  /** As {@link run}, for what has an answer: a request that comes again gets the same one. */
  async answer<T extends object>(
    { userId, id, key }: BookingRequest,
    body: object,
    work: Work<T>,
    right?: HostRight,
  ): Promise<T> {
    const { id: bookingId } = await this.bookings.get(this.db.manager, userId, id, right);
    return this.writes.once({ scope: `host:${userId}`, key, body: { ...body, id } }, bookingId, work);
  }
}
