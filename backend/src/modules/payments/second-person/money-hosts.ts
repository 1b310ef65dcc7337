import type { EntityManager } from 'typeorm';
import { User } from '../../auth/user.entity.js';
import { TripHost } from '../../trips/trip-host.entity.js';

/**
 * A trip's hosts with the right to money: one of them is the second person. Whose account is closed or erased, or who is a
 * host no more, can confirm nothing, whatever trip still names them.
 */
export function moneyHostsOf(manager: EntityManager, tripId: number): Promise<TripHost[]> {
  return manager
    .createQueryBuilder(TripHost, 'host')
    .innerJoin(User, 'person', 'person.id = host.userId')
    .where({ tripId, mayMoney: true })
    .andWhere(`person.isActive AND person.role = 'host'`)
    .getMany();
}
