import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { rowOf } from '../../../platform/database/rows.js';

/**
 * The day of a booking's first payment that was not taken back, in the trip's zone; null where there was none. It is the day
 * on which it was written down, for a guest is not to lose days of reflection to what a host enters late, or as another day.
 */
export async function firstPaidOn(manager: EntityManager, bookingId: number): Promise<string | null> {
  const first = await rowOf(
    manager,
    z.object({ day: z.string().nullable() }),
    `SELECT min((l.occurred_at AT TIME ZONE t.time_zone)::date)::text AS day
       FROM ledger_entries l JOIN bookings b ON b.id = l.booking_id JOIN trips t ON t.id = b.trip_id
       LEFT JOIN payments p ON p.id = l.payment_id
      WHERE l.booking_id = $1 AND l.kind IN ('capture', 'manual') AND coalesce(p.status, '') <> 'corrected'
        AND coalesce(p.reversed_cents, 0) < coalesce(p.amount_cents, 1)`,
    [bookingId],
  );
  return first?.day ?? null;
}
