import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { rowsOf } from '../../../platform/database/rows.js';
import { openParts } from '../../bookings/ledger/derive.rules.js';
import type { OpenPart } from './reminder.rules.js';
import { UNPAID_HOLD_STATUSES } from '../../bookings/booking-status.sql.js';

/** A booking that stands and owes something, with its unsettled parts, earliest first. */
export interface OpenBooking {
  bookingId: number;
  tripId: number;
  publicId: string;
  email: string;
  owedCents: number;
  /** A host holds its places: they are the buyer's with the first payment, and nothing of it is late before. */
  isHeld: boolean;
  parts: OpenPart[];
  /** The trip's. */
  timeZone: string;
  /** The day of the last entry in its books, in the trip's zone: the buyer was told of it. */
  movedOn: string;
}

const ROW = z.object({
  booking_id: z.int(),
  trip_id: z.int(),
  public_id: z.string(),
  email: z.string(),
  owed: z.string(),
  is_held: z.boolean(),
  time_zone: z.string(),
  moved_on: z.string(),
  parts: z.array(z.object({ dueOn: z.string(), amountCents: z.int() })),
});

/** A place that a host holds without a limit is no hurried buyer's: its first payment may be asked for. */
const MAY_BE_REMINDED = `(b.status = 'confirmed' OR b.status IN ${UNPAID_HOLD_STATUSES} AND b.hold_expires_at IS NULL)`;

/**
 * Read from the ledger: the confirmed bookings of a trip, or these bookings, among which places held by a host may be.
 * Money that may be on its way silences a reminder.
 */
export async function openBookings(
  manager: EntityManager,
  of: { tripId: number } | { bookingIds: readonly number[] },
): Promise<OpenBooking[]> {
  const [which, value] =
    'tripId' in of
      ? [`b.trip_id = $1 AND b.status = 'confirmed'`, of.tripId]
      : [`b.id = ANY ($1::int[]) AND ${MAY_BE_REMINDED}`, of.bookingIds];
  const rows = await rowsOf(
    manager,
    ROW,
    `SELECT b.id AS booking_id, b.trip_id, b.public_id, g.email, l.owed, t.time_zone, b.status <> 'confirmed' AS is_held,
            to_char(l.moved_at AT TIME ZONE t.time_zone, 'YYYY-MM-DD') AS moved_on,
            (SELECT json_agg(json_build_object('dueOn', i.due_on, 'amountCents', i.amount_cents) ORDER BY i.position)
               FROM instalments i WHERE i.booking_id = b.id) AS parts
       FROM bookings b
       JOIN trips t ON t.id = b.trip_id
       JOIN guests g ON g.booking_id = b.id AND g.position = 1
       JOIN LATERAL (SELECT sum(amount_cents) AS owed, max(occurred_at) AS moved_at
                       FROM ledger_entries WHERE booking_id = b.id) l ON l.owed > 0
      WHERE ${which} AND NOT b.disputed
        AND NOT EXISTS (SELECT FROM payments p WHERE p.booking_id = b.id AND p.status IN ('capturing', 'pending'))
      ORDER BY b.id`,
    [value],
  );
  return rows.map(openBooking);
}

function openBooking({ owed, parts, ...row }: z.infer<typeof ROW>): OpenBooking {
  const owedCents = Number(owed);
  const open = openParts(parts, owedCents).map(({ part, missingCents }) => ({
    dueOn: part.dueOn,
    missingCents,
  }));
  return {
    bookingId: row.booking_id,
    tripId: row.trip_id,
    publicId: row.public_id,
    email: row.email,
    owedCents,
    isHeld: row.is_held,
    parts: open,
    timeZone: row.time_zone,
    movedOn: row.moved_on,
  };
}

const TRIP_WITH_PLANS = z.object({ id: z.int(), timeZone: z.string() });

/** Trips that have not sailed and have a booking that owes something. */
export async function tripsWithPlans(manager: EntityManager): Promise<z.infer<typeof TRIP_WITH_PLANS>[]> {
  return rowsOf(
    manager,
    TRIP_WITH_PLANS,
    `SELECT t.id, t.time_zone AS "timeZone" FROM trips t
      WHERE EXISTS (SELECT FROM bookings b WHERE b.trip_id = t.id AND b.status = 'confirmed') AND t.status <> 'completed'
      ORDER BY t.id`,
  );
}
