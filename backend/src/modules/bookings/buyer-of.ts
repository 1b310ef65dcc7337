import type { EntityManager } from 'typeorm';
import { Guest } from './guest.entity.js';

/** Who booked: the traveller who pays and who gets the booking's mails. */
export function buyerOf(manager: EntityManager, bookingId: number): Promise<Guest> {
  return manager.findOneByOrFail(Guest, { bookingId, position: 1 });
}
