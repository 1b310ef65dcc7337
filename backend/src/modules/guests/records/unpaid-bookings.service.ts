import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { BookingEnd } from '../../bookings/booking-end.service.js';
import { lockBooking, type LockedBooking } from '../../bookings/booking-lock.js';
import { Booking } from '../../bookings/booking.entity.js';
import { type BookingStatus, isConfirmed, UNPAID_HOLDS } from '../../bookings/booking.rules.js';
import { Waitlist } from '../../bookings/hold/waitlist.service.js';

const OPEN: readonly BookingStatus[] = [...UNPAID_HOLDS, 'waitlist'];

/** What somebody has begun to book and not paid, or waits for. */
@Injectable()
export class UnpaidBookings {
  constructor(
    private readonly bookingEnd: BookingEnd,
    private readonly waitlist: Waitlist,
  ) {}

  /**
   * Ends all of them: who is forgotten keeps no place, and nobody waits behind them. Throws `erase.trip_ahead` where the money
   * of one came just now.
   */
  async end(manager: EntityManager, userId: number): Promise<void> {
    const status = In([...OPEN]);
    const own = await manager.find(Booking, { where: { userId, status }, order: { id: 'ASC' } });
    // All of them come before the trip of the first, as for everybody who holds a booking and waits for its trip.
    const locked: LockedBooking[] = [];
    for (const { id } of own) locked.push(await lockBooking(manager, id));
    // As they were before somebody else's hands were waited for, they may be no more.
    if (locked.some((booking) => isConfirmed(booking.status))) throw new DomainError('erase.trip_ahead');
    for (const booking of locked.filter((one) => OPEN.includes(one.status))) {
      await this.bookingEnd.giveUp(manager, booking, {
        reason: 'erased',
        news: 'A booking was given up before it was paid',
      });
      await this.waitlist.tellNext(manager, booking.tripId);
    }
  }
}
