import type { EntityManager } from 'typeorm';
import { balanceCents } from '../bookings/ledger/booking-ledger.js';
import type { Booking } from '../bookings/booking.entity.js';
import type { Bookings } from '../bookings/bookings.service.js';

/**
 * After money came or went: a paid booking that owes again is confirmed, a confirmed one that owes nothing is paid, and
 * everything derived follows. The caller holds the booking's row lock.
 */
export async function bringBooking(
  manager: EntityManager,
  bookings: Bookings,
  booking: Booking,
  now: Date,
): Promise<void> {
  const owed = await balanceCents(manager, booking.id);
  if (booking.status === 'paid' && owed > 0) {
    await bookings.move(manager, booking, 'confirmed', { paidAt: null });
  }
  if (booking.status === 'confirmed' && owed <= 0) {
    await bookings.move(manager, booking, 'paid', { paidAt: booking.paidAt ?? now });
  }
  await bookings.refresh(manager, booking.id);
}
