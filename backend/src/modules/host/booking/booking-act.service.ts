import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { LockedBooking } from '../../bookings/booking-lock.js';
import { BookingWrites } from '../../bookings/booking-writes.service.js';
import { type AskedBooking, HostBookings } from './host-bookings.service.js';

/** What a host asks to be done to a booking, and how the browser names this request. */
export interface BookingRequest extends AskedBooking {
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
  async run(request: BookingRequest, body: object, work: Work<void>): Promise<void> {
    const done = async (...under: Parameters<typeof work>) => {
      await work(...under);
      return {};
    };
    await this.answer(request, body, done);
  }

  /** Without a key, for what changes nothing or is the same when it is done twice. Throws `booking.not_found`, `host.right_missing`. */
  async underLock<T>(asked: AskedBooking, work: Work<T>): Promise<T> {
    const { id: bookingId } = await this.bookings.get(this.db.manager, asked);
    return this.writes.run(bookingId, work);
  }

  /** As {@link run}, for what has an answer: a request that comes again gets the same one. */
  async answer<T extends object>(request: BookingRequest, body: object, work: Work<T>): Promise<T> {
    const { userId, id, key } = request;
    const { id: bookingId } = await this.bookings.get(this.db.manager, request);
    return this.writes.once({ scope: `host:${userId}`, key, body: { ...body, id } }, bookingId, work);
  }
}
