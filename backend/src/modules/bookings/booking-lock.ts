import type { EntityManager } from 'typeorm';
import { Booking } from './booking.entity.js';

declare const isLocked: unique symbol;

/** A booking whose row this transaction holds: whatever decides about places or money takes one of these. */
export type LockedBooking = Booking & { readonly [isLocked]: true };

/** The booking, locked until the transaction ends; docs/payments.md says who waits for whom. Throws when there is none. */
export async function lockBooking(manager: EntityManager, id: number): Promise<LockedBooking> {
  const booking = await manager.findOneOrFail(Booking, {
    where: { id },
    lock: { mode: 'pessimistic_write' },
  });
  return booking as LockedBooking;
}

/**
 * All bookings of a trip, locked until the transaction ends: for what changes the trip in a way that its bookings follow at
 * once. It comes before the trip's own lock, for whoever pays holds a booking and waits for its trip.
 */
export async function lockBookingsOf(manager: EntityManager, tripId: number): Promise<void> {
  await manager.query('SELECT FROM bookings WHERE trip_id = $1 ORDER BY id FOR NO KEY UPDATE', [tripId]);
}

/** A booking that this transaction has just written: nobody else sees it before the commit. */
export const newlyLocked = (booking: Booking): LockedBooking => booking as LockedBooking;

/** Changes columns of a booking that its status does not depend on, as a new version. */
export async function changeBooking(
  manager: EntityManager,
  booking: LockedBooking,
  changes: Partial<Booking>,
): Promise<void> {
  // Only what changes is written: the row's other columns may be newer than this object.
  const next = { ...changes, version: booking.version + 1 };
  await manager.update(Booking, { id: booking.id }, next);
  Object.assign(booking, next);
}
