import type { EntityManager } from 'typeorm';
import { DomainError } from '../../platform/errors/domain-error.js';
import { Trip } from './trip.entity.js';

/**
 * The row, locked until the transaction ends: places are taken under it, and whether somebody hosts the trip is asked under
 * it by what must not cross its removal. Throws `trip.not_found`.
 */
export async function lockTrip(manager: EntityManager, id: number): Promise<Trip> {
  const trip = await manager.findOne(Trip, { where: { id }, lock: { mode: 'for_no_key_update' } });
  if (!trip) throw new DomainError('trip.not_found');
  return trip;
}
