import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { rowsOf } from '../../../platform/database/rows.js';
import { hashToken } from '../../../platform/security/tokens.js';
import { PAYMENT_BEGUN } from '../ledger/money-under-way.js';

const USES = z.object({ code: z.string(), uses: z.int() });
/** How many bookings have a code. */
export type PromoUses = z.infer<typeof USES>;

/** Neither an offer from the waiting list, nor what a host holds without an end, nor what was taken again for money on its way. */
const GIVES_WAY = `status = 'held' AND channel = 'booking_form' AND hold_expires_at IS NOT NULL AND offer_expires_at IS NULL
        AND NOT EXISTS (${PAYMENT_BEGUN} bookings.id)`;

/** What does not count as a use. */
export interface NoUse {
  /** This booking. */
  but?: number | null | undefined;
  /** What the booking form holds for this browser and nobody has begun to pay: it gives way to the next. */
  browser?: string | null | undefined;
}

/** How often each code of a trip is used: by its bookings that stand or hold places. Who waits for some uses none yet. */
export function promoUses(
  manager: EntityManager,
  tripId: number,
  { but = null, browser = null }: NoUse = {},
): Promise<PromoUses[]> {
  return rowsOf(
    manager,
    USES,
    `SELECT promo ->> 'code' AS code, count(*)::int AS uses FROM bookings
      WHERE trip_id = $1 AND promo IS NOT NULL AND status NOT IN ('cancelled', 'expired', 'waitlist') AND id IS DISTINCT FROM $2
        AND NOT (${GIVES_WAY} AND coalesce(held_by_browser = $3::bytea, false))
      GROUP BY 1 ORDER BY 1`,
    [tripId, but, browser === null ? null : hashToken(browser)],
  );
}

/** What this browser's booking form holds on a trip with a code, and gives way to the next. */
export async function givingWay(
  manager: EntityManager,
  tripId: number,
  { code, browser }: { code: string; browser: string },
): Promise<number[]> {
  const rows = await rowsOf(
    manager,
    z.object({ id: z.int() }),
    `SELECT id FROM bookings
      WHERE trip_id = $1 AND promo ->> 'code' = $2 AND held_by_browser = $3 AND ${GIVES_WAY} ORDER BY id`,
    [tripId, code, hashToken(browser)],
  );
  return rows.map(({ id }) => id);
}
