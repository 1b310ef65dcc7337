import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { CABIN_TYPES } from '../../trips/trip-config.js';
import { countOf, rowsOf } from '../../../platform/database/rows.js';

const WAITING = z.object({
  /** The booking's public id. */
  id: z.string(),
  /** Who booked. */
  name: z.string(),
  partySize: z.int(),
  since: z.date(),
  cabinType: z.enum(CABIN_TYPES),
});
/** Somebody who waits for places on a trip. */
export type Waiting = z.infer<typeof WAITING>;

/** How many places those who wait for this trip want. */
export function waitingPlaces(manager: EntityManager, tripId: number): Promise<number> {
  return countOf(
    manager,
    `SELECT COALESCE(sum(travellers), 0)::int AS count FROM bookings WHERE trip_id = $1 AND status = 'waitlist'`,
    [tripId],
  );
}

/** Who waits for places on a trip, the longest first. */
export async function waitingLine(manager: EntityManager, tripId: number): Promise<Waiting[]> {
  return rowsOf(
    manager,
    WAITING,
    `SELECT b.public_id AS id, g.name, b.travellers AS "partySize", COALESCE(b.waitlisted_at, b.created_at) AS since,
            b.cabin_type AS "cabinType"
       FROM bookings b JOIN guests g ON g.booking_id = b.id AND g.position = 1
      WHERE b.trip_id = $1 AND b.status = 'waitlist' ORDER BY since, b.id`,
    [tripId],
  );
}
