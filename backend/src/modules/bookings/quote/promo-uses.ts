import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { rowsOf } from '../../../platform/database/rows.js';

const USES = z.object({ code: z.string(), uses: z.int() });
/** How many bookings have a code. */
export type PromoUses = z.infer<typeof USES>;

/**
 * How often each code of a trip is used: by its bookings that stand or hold places. Who waits for some uses none yet.
 * @param but a booking that does not count.
 */
export function promoUses(
  manager: EntityManager,
  tripId: number,
  but: number | null = null,
): Promise<PromoUses[]> {
  return rowsOf(
    manager,
    USES,
    `SELECT promo ->> 'code' AS code, count(*)::int AS uses FROM bookings
      WHERE trip_id = $1 AND promo IS NOT NULL AND status NOT IN ('cancelled', 'expired', 'waitlist') AND id IS DISTINCT FROM $2
      GROUP BY 1 ORDER BY 1`,
    [tripId, but],
  );
}
