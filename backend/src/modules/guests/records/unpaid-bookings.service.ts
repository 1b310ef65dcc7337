import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { BookingEnd } from '../../bookings/booking-end.service.js';
import { lockBooking, type LockedBooking } from '../../bookings/booking-lock.js';
import { Booking } from '../../bookings/booking.entity.js';
import { UNPAID_HOLDS } from '../../bookings/booking.rules.js';
import { Waitlist } from '../../bookings/hold/waitlist.service.js';

/** What somebody has begun to book and not paid, or waits for. */
@Injectable()
export class UnpaidBookings {
  constructor(
    private readonly bookingEnd: BookingEnd,
    private readonly waitlist: Waitlist,
  ) {}

  /** Ends all of them: who is forgotten keeps no place, and nobody waits behind them. */
  async end(manager: EntityManager, userId: number): Promise<void> {
    const status = In([...UNPAID_HOLDS, 'waitlist']);
    const own = await manager.find(Booking, { where: { userId, status }, order: { id: 'ASC' } });
    // All of them come before the trip of the first, as for everybody who holds a booking and waits for its trip.
    const locked: LockedBooking[] = [];
    for (const { id } of own) locked.push(await lockBooking(manager, id));
    for (const booking of locked) {
      await this.bookingEnd.giveUp(manager, booking, {
        reason: 'erased',
        news: 'A booking was given up before it was paid',
      });
      await this.waitlist.tellNext(manager, booking.tripId);
    }
  }
}
