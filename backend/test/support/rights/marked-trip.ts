import { MARKER, type TripIds } from '../host-routes.js';
import type { Stack } from '../stack.js';

/** The trip on sale, and things on it that doors name. */
export interface MarkedTrip extends TripIds {
  /** Of the paid guest. */
  guestBookingId: string;
  receiptId: string;
  paperId: string;
  /** A message of somebody who knocks at no door, and who that is. */
  seq: number;
  strangerId: number;
  /** A message that asks everybody something. */
  pollSeq: number;
}

/** With the marker wherever a list might tell something of it. */
export async function aMarkedTrip({ db }: Stack): Promise<MarkedTrip> {
  const one = async <T>(sql: string, values: unknown[] = []) =>
    (await db.query<{ id: T }>(sql, values)).rows[0]!.id;
  const tripId = await one<number>(
    `UPDATE trips SET title = '${MARKER} Cruise' WHERE is_on_sale RETURNING id`,
  );
  const guestId = await one<number>(
    `SELECT g.id FROM guests g JOIN users u ON u.id = g.user_id WHERE u.username = 'nina' AND g.trip_id = $1`,
    [tripId],
  );
  await db.query(`UPDATE guests SET name = '${MARKER} ' || name WHERE trip_id = $1`, [tripId]);
  await db.query(
    `INSERT INTO trip_news (type, trip_id, at, summary) VALUES ('booking.changed', $1, now(), $2)`,
    [tripId, { text: MARKER }],
  );
  await db.query(`INSERT INTO activity_log (at, trip_id, action) VALUES (now(), $1, 'gate.walked')`, [
    tripId,
  ]);
  const guestBookingId = await one<string>(
    'SELECT public_id AS id FROM bookings WHERE id = (SELECT booking_id FROM guests WHERE id = $1)',
    [guestId],
  );
  const message = `SELECT m.seq AS id FROM messages m JOIN users u ON u.id = m.user_id
                    WHERE m.trip_id = $1 AND m.deleted_at IS NULL AND u.username = 'lucas' ORDER BY m.seq DESC LIMIT 1`;
  return {
    tripId,
    bookingId: await one(
      `SELECT public_id AS id FROM bookings WHERE trip_id = $1 AND status = 'paid' AND public_id <> $2 LIMIT 1`,
      [tripId, guestBookingId],
    ),
    alertId: await one(
      `INSERT INTO money_alerts (kind, ref, trip_id, text, raised_at) VALUES ('stuck', 'gate', $1, '${MARKER}', now())
       RETURNING id`,
      [tripId],
    ),
    reportId: await one(
      `INSERT INTO message_reports (trip_id, seq, reporter_id, reason, reported_at)
       SELECT $1, min(seq), (SELECT user_id FROM guests WHERE id = $2), '${MARKER}', now() FROM messages WHERE trip_id = $1
       RETURNING id`,
      [tripId, guestId],
    ),
    guestBookingId,
    receiptId: await one(
      `SELECT invoice_id AS id FROM payments p JOIN bookings b ON b.id = p.booking_id
        WHERE b.public_id = $1 AND p.status = 'completed' LIMIT 1`,
      [guestBookingId],
    ),
    paperId: await one(
      `UPDATE guest_documents SET guest_id = $1 WHERE id = (SELECT min(id) FROM guest_documents) RETURNING public_id AS id`,
      [guestId],
    ),
    seq: await one(message, [tripId]),
    strangerId: await one(`SELECT id FROM users WHERE username = 'lucas'`),
    pollSeq: await one('SELECT seq AS id FROM messages WHERE trip_id = $1 AND poll IS NOT NULL', [tripId]),
  };
}
