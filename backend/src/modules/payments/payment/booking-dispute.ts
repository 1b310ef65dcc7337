import { type EntityManager, Not } from 'typeorm';
import { balanceCents } from '../../bookings/ledger/booking-ledger.js';
import { Booking } from '../../bookings/booking.entity.js';
import { MoneyAlert } from '../alerts/money-alert.entity.js';
import { Payment } from './payment.entity.js';
import type { LockedBooking } from '../../bookings/booking-lock.js';

/**
 * A booking is disputed while any of its money is: asked back in a dispute that is open, or taken back and owed since. What
 * was taken and has been paid again by another way is settled.
 */
export async function bringDispute(manager: EntityManager, booking: LockedBooking): Promise<void> {
  const bookingId = booking.id;
  const isAsked = await manager.existsBy(MoneyAlert, { bookingId, kind: 'disputed', status: 'open' });
  booking.disputed = isAsked || (await isTaken(manager, bookingId));
  await manager.update(
    Booking,
    { id: bookingId, disputed: Not(booking.disputed) },
    { disputed: booking.disputed },
  );
}

async function isTaken(manager: EntityManager, bookingId: number): Promise<boolean> {
  const isReversed = await manager.existsBy(Payment, { bookingId, status: 'reversed' });
  return isReversed && (await balanceCents(manager, bookingId)) > 0;
}
