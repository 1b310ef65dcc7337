import type { EntityManager } from 'typeorm';
import { Booking } from './booking.entity.js';

/** The booking, locked until the transaction ends. Throws when there is none. */
export function lockBooking(manager: EntityManager, id: number): Promise<Booking> {
  return manager.findOneOrFail(Booking, { where: { id }, lock: { mode: 'pessimistic_write' } });
}

/** Changes columns of a booking that its status does not depend on, as a new version. The caller holds the lock. */
export async function changeBooking(
  manager: EntityManager,
  booking: Booking,
  changes: Partial<Booking>,
): Promise<void> {
  // Only what changes is written: the row's other columns may be newer than this object.
  const next = { ...changes, version: booking.version + 1 };
  await manager.update(Booking, { id: booking.id }, next);
  Object.assign(booking, next);
}
