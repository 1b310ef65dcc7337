/**
 * The money of the bookings of some trips, a row a booking, from the ledger. Parameters: `$1` trip ids, `$2` now.
 * `money` is what came and stayed, `credit` what hosts' credits paid, `owed` what is open; in cents. `today` is the trip's.
 */
const BOOKS = `
  books AS (
    SELECT b.id, b.public_id, b.trip_id, b.status, b.plan, b.travellers, b.disputed, b.created_at,
           t.title, t.time_zone, ($2::timestamptz AT TIME ZONE t.time_zone)::date AS today,
           g.public_id AS guest_id, g.name, g.email, g.status AS guest_status, g.payment_status, g.next_payment_date,
           b.status IN ('confirmed', 'paid', 'completed') AS is_confirmed,
           b.status IN ('held', 'pending_payment', 'confirmed', 'paid', 'completed') AS is_standing,
           l.cost, l.money, l.credit, l.owed, l.has_money
      FROM bookings b
      JOIN trips t ON t.id = b.trip_id
      JOIN guests g ON g.booking_id = b.id AND g.position = 1
      JOIN LATERAL (
        SELECT COALESCE(sum(amount_cents) FILTER (WHERE kind IN ('charge', 'discount', 'adjustment')), 0)::int AS cost,
               COALESCE(-sum(amount_cents) FILTER (WHERE kind IN ('capture', 'manual', 'refund', 'reversal')), 0)::int
                 AS money,
               COALESCE(-sum(amount_cents) FILTER (WHERE kind = 'credit'), 0)::int AS credit,
               COALESCE(sum(amount_cents), 0)::int AS owed,
               COALESCE(bool_or(kind IN ('capture', 'manual')), false) AS has_money
          FROM ledger_entries WHERE booking_id = b.id) l ON true
     WHERE b.trip_id = ANY ($1::int[]) AND b.status NOT IN ('draft', 'waitlist')
  )`;

/**
 * What is missing of the parts of these bookings. Money settles the earliest part first; what is owed beyond the parts
 * (something was added to the booking later) falls due with the last one. See derive.rules.ts, which does the same to one.
 */
const OPEN_PARTS = `
  parts AS (
    SELECT i.booking_id, i.position, i.kind, i.due_on, i.amount_cents, b.owed,
           sum(i.amount_cents) OVER (PARTITION BY i.booking_id ORDER BY i.position) AS upto,
           sum(i.amount_cents) OVER (PARTITION BY i.booking_id) AS total,
           i.position = max(i.position) OVER (PARTITION BY i.booking_id) AS is_last
      FROM instalments i JOIN books b ON b.id = i.booking_id
     WHERE b.is_standing AND b.owed > 0
  ),
  open_parts AS (
    SELECT booking_id, position, kind, due_on,
           (LEAST(amount_cents, GREATEST(upto - (total - owed), 0))
             + CASE WHEN is_last THEN GREATEST(owed - total, 0) ELSE 0 END)::int AS missing
      FROM parts WHERE upto > total - owed
  )`;

/** `WITH` of `books` and `open_parts`. */
export const MONEY_BOOKS = `WITH ${BOOKS}, ${OPEN_PARTS}`;
