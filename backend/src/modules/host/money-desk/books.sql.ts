import { CONFIRMED_STATUSES, STANDING_STATUSES } from '../../bookings/booking-status.sql.js';

export const OWES = `b.status IN ${STANDING_STATUSES} AND b.owed_cents > 0`;

/**
 * What is missing, in cents, of a part of a booking `b` that owes something, where it is not settled (`after_cents <
 * b.owed_cents`). Money settles the earliest part first, so that what is owed lies in the last ones; what is owed beyond the
 * parts (something was added to the booking later) falls due with the last one. See derive.rules.ts, which does the same
 * to one. The database keeps what is owed with every line of the ledger, and what falls due before and after a part.
 */
export const missingOf = (part: string) => `(LEAST(${part}.amount_cents, b.owed_cents - ${part}.after_cents)
  + CASE WHEN ${part}.after_cents = 0 THEN GREATEST(b.owed_cents - ${part}.before_cents - ${part}.amount_cents, 0) ELSE 0 END)`;

/** The trips `$1` with their own day at `$2`; told once a trip, not once a booking: OFFSET 0 keeps it apart. */
export const TRIPS_TODAY = `(SELECT id, title, ($2::timestamptz AT TIME ZONE time_zone)::date AS today
  FROM trips WHERE id = ANY ($1::int[]) OFFSET 0)`;

/** `open_parts`: what is missing of the parts of the bookings of some trips that stand and owe something; parameters as above. */
export const OPEN_PARTS = `
  open_parts AS (
    SELECT i.booking_id, i.position, i.due_on, b.status IN ${CONFIRMED_STATUSES} AS is_confirmed, t.today,
           ${missingOf('i')} AS missing
      FROM bookings b JOIN ${TRIPS_TODAY} t ON t.id = b.trip_id JOIN instalments i ON i.booking_id = b.id
     WHERE b.trip_id = ANY ($1::int[]) AND ${OWES} AND i.after_cents < b.owed_cents
  )`;
