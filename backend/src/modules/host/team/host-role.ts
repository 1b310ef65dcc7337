import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { rowsOf } from '../../../platform/database/rows.js';
import { endAccess } from '../../auth/account/account-keeping.js';
import { User } from '../../auth/user.entity.js';
import { Activity } from '../../trips/activity.entity.js';
import { ALL_RIGHTS } from '../../trips/host-right.js';
import { lockTrip } from '../../trips/trip-lock.js';
import { TripHost } from '../../trips/trip-host.entity.js';

/** Titles of the trips that a person owns, by id. */
export async function tripsOwned(manager: EntityManager, userId: number): Promise<Map<number, string>> {
  const rows = await rowsOf(
    manager,
    z.object({ id: z.int(), title: z.string() }),
    `SELECT t.id, t.title FROM trips t JOIN trip_hosts h ON h.trip_id = t.id
      WHERE h.user_id = $1 AND h.is_owner ORDER BY t.id`,
    [userId],
  );
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/** A trip that its owner left to somebody. */
export interface LeftTrip {
  tripId: number;
  tripTitle: string;
  /** Whether who owns it now had no right to its money before. */
  isMoneyNew: boolean;
}

/**
 * Makes a host a guest again, logged out everywhere: they host nothing any more. Answers the trips that the heir owns now.
 * @param heirId who owns their trips from now on; needed when they own any
 */
export async function takeHostRole(
  manager: EntityManager,
  { userId, heirId, now }: { userId: number; heirId: number | null; now: Date },
): Promise<LeftTrip[]> {
  const left: LeftTrip[] = [];
  for (const [tripId, tripTitle] of await tripsOwned(manager, userId)) {
    if (heirId === null) throw new Error('Who owns trips leaves them to somebody');
    const isMoneyNew = await bequeath(manager, { tripId, userId, heirId, now });
    if (isMoneyNew !== null) left.push({ tripId, tripTitle, isMoneyNew });
  }
  await manager.delete(TripHost, { userId });
  await manager.update(User, { id: userId }, { role: 'guest' });
  await endAccess(manager, userId);
  return left;
}

/** Answers whether the right to the trip's money is new to the heir; null where there was nothing to leave. */
async function bequeath(
  manager: EntityManager,
  { tripId, userId, heirId, now }: { tripId: number; userId: number; heirId: number; now: Date },
): Promise<boolean | null> {
  // One that is just being taken away is nobody's any more.
  await lockTrip(manager, tripId);
  const { affected } = await manager.delete(TripHost, { tripId, userId });
  if (!affected) return null;
  const heir = await manager.findOneBy(TripHost, { tripId, userId: heirId });
  const isMoneyNew = !heir?.mayMoney;
  const moneySince = isMoneyNew ? now : heir.moneySince;
  await manager.upsert(TripHost, { tripId, userId: heirId, isOwner: true, ...ALL_RIGHTS, moneySince }, [
    'tripId',
    'userId',
  ]);
  await manager.query('UPDATE trips SET host_id = $2 WHERE id = $1', [tripId, heirId]);
  const details = { personId: heirId };
  await manager.insert(Activity, { at: now, tripId, action: 'trip.handed_over', details });
  return isMoneyNew;
}
