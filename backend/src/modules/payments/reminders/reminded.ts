import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { idRow, rowsOf } from '../../../platform/database/rows.js';
import { REMINDER_MAIL } from './reminder.rules.js';

const REMINDED = z.object({ id: z.int(), day: z.string() });

/**
 * On which day each of these bookings was last named in a reminder that went out or waits to; one that failed, or had
 * nothing to say, was none. The day is the mail's key's. Mails made before `since` are not looked at.
 */
export async function lastRemindedOn(
  manager: EntityManager,
  bookingIds: readonly number[],
  since: Date,
): Promise<ReadonlyMap<number, string>> {
  const rows = await rowsOf(
    manager,
    REMINDED,
    `SELECT named.id::int AS id, max(substring(m.ref FROM '\\d{4}-\\d{2}-\\d{2}$')) AS day
       FROM mails m CROSS JOIN LATERAL jsonb_array_elements_text(m.data -> 'bookingIds') AS named (id)
      WHERE m.kind = $1 AND m.status IN ('pending', 'sent') AND m.created_at > $3
        AND m.ref ~ '\\d{4}-\\d{2}-\\d{2}$' AND named.id::int = ANY ($2::int[])
      GROUP BY 1`,
    [REMINDER_MAIL, bookingIds, since],
  );
  return new Map(rows.map(({ id, day }) => [id, day]));
}

/** The confirmed bookings whose buyers have these addresses, written in small letters. */
export async function bookingsOfPeople(manager: EntityManager, emails: readonly string[]): Promise<number[]> {
  const rows = await rowsOf(
    manager,
    idRow,
    `SELECT b.id FROM guests g JOIN bookings b ON b.id = g.booking_id
      WHERE lower(g.email) = ANY ($1::text[]) AND g.position = 1 AND b.status = 'confirmed' ORDER BY b.id`,
    [emails],
  );
  return rows.map(({ id }) => id);
}
