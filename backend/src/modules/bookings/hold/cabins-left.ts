import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { rowsOf } from '../../../platform/database/rows.js';
import { CABIN_TYPES, type CabinType } from '../../trips/trip-config.js';
import type { Trip } from '../../trips/trip.entity.js';

/**
 * Who gives places and cabins away. `site`: whoever comes first buys them there, of a trip on sale, after those who wait.
 * `host`: a host decides by hand whom they are for, also on a trip that is closed.
 */
export type Seller = 'site' | 'host';

const ROW = z.object({ type: z.enum(CABIN_TYPES), taken: z.int(), waiting: z.int() });

/** How many cabins of each type bookings hold, one each, and how many those on the waiting list want. */
async function cabinsTaken(manager: EntityManager, tripId: number, but: number | null = null) {
  const rows = await rowsOf(
    manager,
    ROW,
    `SELECT cabin_type AS type, (count(*) FILTER (WHERE status <> 'waitlist'))::int AS taken,
            (count(*) FILTER (WHERE status = 'waitlist'))::int AS waiting
       FROM bookings WHERE trip_id = $1 AND (seats_held > 0 OR status = 'waitlist') AND id IS DISTINCT FROM $2
      GROUP BY cabin_type`,
    [tripId, but],
  );
  return ofEach((type) => rows.find((row) => row.type === type) ?? { taken: 0, waiting: 0 });
}

/** How many cabins of each type bookings hold. */
export async function cabinsHeld(manager: EntityManager, tripId: number): Promise<Record<CabinType, number>> {
  const counts = await cabinsTaken(manager, tripId);
  return ofEach((type) => counts[type].taken);
}

/**
 * How many cabins of each type are to be had from a seller; null where they are not counted. What is left for the site is
 * for who waits first.
 * @param bookingId of a booking that counts as holding one already
 */
export async function cabinsLeft(
  manager: EntityManager,
  { id, config }: Pick<Trip, 'id' | 'config'>,
  { by, bookingId = null }: { by: Seller; bookingId?: number | null },
): Promise<Record<CabinType, number | null>> {
  const stocks = ofEach((type) => config.cabins[type].stock ?? null);
  // Most trips count their places alone: nothing is read for them.
  if (Object.values(stocks).every((stock) => stock === null)) return stocks;
  const counts = await cabinsTaken(manager, id, bookingId);
  return ofEach((type) => {
    const [stock, { taken, waiting }] = [stocks[type], counts[type]];
    return stock === null ? null : Math.max(0, stock - taken - (by === 'site' ? waiting : 0));
  });
}

const ofEach = <T>(value: (type: CabinType) => T) =>
  Object.fromEntries(CABIN_TYPES.map((type) => [type, value(type)])) as Record<CabinType, T>;
