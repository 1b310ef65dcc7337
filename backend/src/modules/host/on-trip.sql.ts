import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { rowsOf } from '../../platform/database/rows.js';

/** Somebody who has booked a trip or waits for it. */
const ON_TRIP = z.object({
  name: z.string(),
  /** In small letters. */
  email: z.string(),
});

/**
 * The travellers of a trip, those who wait too; who has only begun a booking or has cancelled is none.
 * @param emails in small letters: whose of them alone.
 */
export function travellersOn(
  manager: EntityManager,
  tripId: number,
  emails: readonly string[] | null = null,
): Promise<z.infer<typeof ON_TRIP>[]> {
  return rowsOf(
    manager,
    ON_TRIP,
    `SELECT name, lower(email) AS email FROM guests
      WHERE trip_id = $1 AND status NOT IN ('pending', 'cancelled') AND ($2::text[] IS NULL OR lower(email) = ANY ($2))
      ORDER BY id`,
    [tripId, emails],
  );
}
