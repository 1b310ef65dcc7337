import type { EntityManager } from 'typeorm';
import { Booking } from './booking.entity.js';

/** The booking, locked until the transaction ends. Throws when there is none. */
export function lockBooking(manager: EntityManager, id: number): Promise<Booking> {
  return manager.findOneOrFail(Booking, { where: { id }, lock: { mode: 'pessimistic_write' } });
}
