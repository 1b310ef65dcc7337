import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { anyRow, idRow, rowOf, rowsOf, theRowOf } from '../../../platform/database/rows.js';
import { STANDING_STATUSES } from '../../bookings/booking-status.sql.js';

/** Bookings that a trip's end ends: they stand, or wait for a place. */
const ENDING = `(b.status IN ${STANDING_STATUSES} OR b.status = 'waitlist')`;

const AT_STAKE = z.object({ bookings: z.int(), paidCents: z.int() });

/** How many bookings of a trip would end with it, or have not yet, and what they have paid, in cents. */
export function endingOf(manager: EntityManager, tripId: number): Promise<z.infer<typeof AT_STAKE>> {
  return theRowOf(
    manager,
    AT_STAKE,
    `SELECT count(*)::int AS bookings, coalesce(sum(b.money_cents), 0)::float8 AS "paidCents"
       FROM bookings b WHERE b.trip_id = $1 AND ${ENDING}`,
    [tripId],
  );
}

/** Whether money that a host recorded for a booking of the trip waits for a second host: it is in no books yet. */
export async function hasPaymentsToConfirm(manager: EntityManager, tripId: number): Promise<boolean> {
  const act = await rowOf(
    manager,
    anyRow,
    `SELECT FROM host_acts a JOIN bookings b ON b.id = a.booking_id
      WHERE b.trip_id = $1 AND a.kind = 'payment' AND a.status = 'waiting'`,
    [tripId],
  );
  return act !== undefined;
}

/** Rows' ids of the bookings of trips that are called off, which have not ended yet. */
export async function yetToEnd(manager: EntityManager): Promise<number[]> {
  const rows = await rowsOf(
    manager,
    idRow,
    `SELECT b.id FROM bookings b JOIN trips t ON t.id = b.trip_id
      WHERE t.called_off_at IS NOT NULL AND ${ENDING} ORDER BY b.id`,
    [],
  );
  return rows.map(({ id }) => id);
}
