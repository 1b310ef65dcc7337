import type { EntityManager } from 'typeorm';
import { Booking } from '../../bookings/booking.entity.js';
import { Guest } from '../../bookings/guest.entity.js';
import type { LockedBooking } from '../../bookings/booking-lock.js';

/** Takes a traveller's place out of the account it is in, and the booking with it where they booked. */
export async function leaveAccount(
  manager: EntityManager,
  booking: LockedBooking,
  guest: Guest,
): Promise<void> {
  const { userId } = guest;
  await manager.update(Guest, { id: guest.id }, { userId: null });
  guest.userId = null;
  if (booking.userId !== userId || guest.position !== 1) return;
  await manager.update(Booking, { id: booking.id }, { userId: null });
  booking.userId = null;
}
