import type { EntityManager } from 'typeorm';
import { balanceCents } from '../../bookings/ledger/booking-ledger.js';
import type { Bookings } from '../../bookings/bookings.service.js';
import type { LockedBooking } from '../../bookings/booking-lock.js';

/**
 * After money came or went: a paid booking that owes again is confirmed, a confirmed one that owes nothing is paid, and
 * everything derived follows.
 */
export async function bringBooking(
  manager: EntityManager,
  bookings: Bookings,
  booking: LockedBooking,
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
