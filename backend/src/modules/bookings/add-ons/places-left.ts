import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { rowsOf } from '../../../platform/database/rows.js';
import type { AddOnOffer } from '../../trips/trip-config.js';

/** For how many travellers an extra is to be had; null where that is not counted. Bookings that have ended or wait hold none. */
export async function placesLeft(
  manager: EntityManager,
  tripId: number,
  { code, places = null }: Pick<AddOnOffer, 'code' | 'places'>,
): Promise<number | null> {
  if (places === null) return null;
  const [row] = await rowsOf(
    manager,
    z.object({ taken: z.int() }),
    `SELECT COALESCE(sum(a.places), 0)::int AS taken FROM booking_add_ons a JOIN bookings b ON b.id = a.booking_id
      WHERE b.trip_id = $1 AND a.code = $2 AND b.status NOT IN ('cancelled', 'expired', 'waitlist')`,
    [tripId, code],
  );
  return Math.max(0, places - (row?.taken ?? 0));
}
