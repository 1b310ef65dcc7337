import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { LockedBooking } from '../../bookings/booking-lock.js';
import { BookingWrites } from '../../bookings/booking-writes.service.js';
import { GuestMoney } from '../receipts/guest-money.service.js';

/** Whose booking it is, by its public id. */
export interface OwnBooking {
  userId: number;
  id: string;
}

/** What a buyer asks to be done to it, and how the browser names this request. */
export interface OwnRequest extends OwnBooking {
  key: string | undefined;
}

type Work<T> = (manager: EntityManager, booking: LockedBooking) => Promise<T>;

/** Runs what buyers do to a booking of their own: once a key, by {@link BookingWrites}. Others' bookings are not there. */
@Injectable()
export class OwnBookings {
  constructor(
    private readonly db: DataSource,
    private readonly writes: BookingWrites,
    private readonly money: GuestMoney,
  ) {}

  /** Without a key, for what changes nothing. Throws `booking.not_found`. */
  async underLock<T>({ userId, id }: OwnBooking, work: Work<T>): Promise<T> {
    const { id: bookingId } = await this.money.own(this.db.manager, userId, id);
    return this.writes.run(bookingId, work);
  }

  /**
   * A request that comes again gets the same answer. Throws `booking.not_found`, and what {@link BookingWrites.once} does.
   * @param body what tells this request from another one, with the booking in it. Its fields keep their order: a request that
   * comes again after an update is the same one.
   */
  async act<T extends object>({ userId, id, key }: OwnRequest, body: object, work: Work<T>): Promise<T> {
    const { id: bookingId } = await this.money.own(this.db.manager, userId, id);
    return this.writes.once({ scope: `guest:${userId}`, key, body }, bookingId, work);
  }
}
