import type { EntityManager } from 'typeorm';

/** Somebody who has booked a trip or waits for it. */
interface OnTrip {
  name: string;
  /** In small letters. */
  email: string;
}

/**
 * The travellers of a trip, those who wait too; who has only begun a booking or has cancelled is none.
 * @param emails in small letters: whose of them alone.
 */
export function travellersOn(
  manager: EntityManager,
  tripId: number,
  emails: readonly string[] | null = null,
): Promise<OnTrip[]> {
  return manager.query(
    `SELECT name, lower(email) AS email FROM guests
      WHERE trip_id = $1 AND status NOT IN ('pending', 'cancelled') AND ($2::text[] IS NULL OR lower(email) = ANY ($2))
      ORDER BY id`,
    [tripId, emails],
  );
}
