import { z } from 'zod';
import { CONFIRMED_STATUSES } from '../../bookings/booking-status.sql.js';

/**
 * What must hold in the books at any moment, as one query over one snapshot: every row it answers is a
 * fault. `$1` is the access policy. The tests ask it after each of them, the server every ten minutes.
 */
export const BROKEN_INVARIANTS = `
WITH balances AS (
  SELECT b.id, coalesce(sum(l.amount_cents), 0)::int AS owed,
         coalesce(-sum(l.amount_cents) FILTER (WHERE l.kind IN ('capture', 'manual', 'refund', 'credit', 'reversal')), 0)::int
           AS paid,
         coalesce(sum(l.amount_cents) FILTER (WHERE l.kind IN ('charge', 'discount', 'adjustment')), 0)::int AS cost,
         coalesce(-sum(l.amount_cents) FILTER (WHERE l.kind = 'credit'), 0)::int AS credit,
         coalesce(bool_or(l.kind IN ('capture', 'manual')), false) AS has_money
    FROM bookings b LEFT JOIN ledger_entries l ON l.booking_id = b.id GROUP BY b.id
), refunded AS (
  SELECT payment_id, sum(amount_cents) FILTER (WHERE status IN ('requested', 'submitted', 'pending', 'completed')) AS reserved,
         sum(amount_cents) FILTER (WHERE status = 'completed') AS completed
    FROM refunds GROUP BY payment_id
), moved AS (
  SELECT payment_id, -sum(amount_cents) FILTER (WHERE kind IN ('capture', 'manual', 'credit')) AS received,
         sum(amount_cents) FILTER (WHERE kind = 'refund') AS refunded,
         sum(amount_cents) FILTER (WHERE kind = 'reversal') AS reversed
    FROM ledger_entries WHERE payment_id IS NOT NULL GROUP BY payment_id
), faults AS (
  SELECT 'line' AS what, l.id::text AS id, l.booking_id, 'a line names a payment of another booking' AS text
    FROM ledger_entries l JOIN payments p ON p.id = l.payment_id WHERE p.booking_id <> l.booking_id
  UNION ALL
  SELECT 'payment', p.id::text, p.booking_id, 'a payment and its line in the ledger disagree'
    FROM payments p LEFT JOIN moved m ON m.payment_id = p.id
   WHERE coalesce(m.received, 0) <>
         CASE WHEN p.status IN ('completed', 'partially_refunded', 'refunded', 'reversed') THEN p.amount_cents ELSE 0 END
  UNION ALL
  SELECT 'gone', p.id::text, p.booking_id, 'more went back of a payment than came'
    FROM payments p JOIN moved m ON m.payment_id = p.id
   WHERE coalesce(m.refunded, 0) + coalesce(m.reversed, 0) > coalesce(m.received, 0)
  UNION ALL
  SELECT 'refunds', p.id::text, p.booking_id, 'the refunds of a payment and their lines in the ledger disagree'
    FROM payments p LEFT JOIN moved m ON m.payment_id = p.id LEFT JOIN refunded r ON r.payment_id = p.id
   WHERE coalesce(m.refunded, 0) <> coalesce(r.completed, 0)
  UNION ALL
  SELECT 'reserved', p.id::text, p.booking_id, 'what is reserved of a payment is not what its refunds may take'
    FROM payments p LEFT JOIN refunded r ON r.payment_id = p.id
   WHERE p.refund_reserved_cents <> least(coalesce(r.reserved, 0), p.amount_cents)
  UNION ALL
  SELECT 'taken', p.id::text, p.booking_id, 'what was taken back of a payment is not what its ledger says'
    FROM payments p LEFT JOIN moved m ON m.payment_id = p.id
   WHERE p.reversed_cents <> least(greatest(coalesce(m.reversed, 0), 0), p.amount_cents)
  UNION ALL
  SELECT 'status', p.id::text, p.booking_id, 'the status of a payment does not say what went back of it'
    FROM payments p LEFT JOIN moved m ON m.payment_id = p.id
   WHERE p.status IN ('completed', 'partially_refunded', 'refunded', 'reversed') AND p.status <>
         CASE WHEN coalesce(m.reversed, 0) > 0 THEN 'reversed' WHEN coalesce(m.refunded, 0) <= 0 THEN 'completed'
              WHEN m.refunded < p.amount_cents THEN 'partially_refunded' ELSE 'refunded' END
  UNION ALL
  SELECT 'excess', b.id || ':' || -owed, b.id, 'more was paid than is owed, nobody was told and nothing goes back'
    FROM bookings b JOIN balances USING (id)
   WHERE owed < 0 AND -owed > (SELECT coalesce(sum(amount_cents), 0) FROM refunds r
                                WHERE r.booking_id = b.id AND status IN ('requested', 'submitted', 'pending'))
     AND NOT EXISTS (SELECT FROM money_alerts a WHERE a.booking_id = b.id AND a.status = 'open' AND a.kind <> 'invariant')
  UNION ALL
  SELECT 'credits', b.id::text, b.id, 'what was used of the credits of a booking is not what its ledger says'
    FROM bookings b
   WHERE (SELECT coalesce(sum(amount_cents - remaining_cents), 0) FROM credits c
           WHERE c.booking_id = b.id AND c.taken_back_at IS NULL)
      <> (SELECT coalesce(-sum(amount_cents), 0) FROM ledger_entries l WHERE l.booking_id = b.id AND l.kind = 'credit')
  UNION ALL
  SELECT 'sums', b.id::text, b.id, 'the sums kept with a booking are not those of its ledger'
    FROM bookings b JOIN balances s ON s.id = b.id
   WHERE (b.owed_cents, b.cost_cents, b.credit_cents, b.money_cents, b.has_money)
         IS DISTINCT FROM (s.owed, s.cost, s.credit, s.paid - s.credit, s.has_money)
  UNION ALL
  SELECT 'parts', i.booking_id || '-' || i.position, i.booking_id, 'the sums kept with a part are not those of the other parts'
    FROM instalments i
    JOIN instalments o ON o.booking_id = i.booking_id
   GROUP BY i.booking_id, i.position
  HAVING i.before_cents <> coalesce(sum(o.amount_cents) FILTER (WHERE o.position < i.position), 0)
      OR i.after_cents <> coalesce(sum(o.amount_cents) FILTER (WHERE o.position > i.position), 0)
  UNION ALL
  SELECT 'guest', g.id::text, g.booking_id, 'a guest is shown other sums than the ledger has'
    FROM guests g JOIN balances b ON b.id = g.booking_id
   WHERE g.position = 1 AND (g.amount_paid_cents <> b.paid OR g.remaining_amount_cents <> greatest(b.owed, 0))
  UNION ALL
  SELECT 'shown', g.id::text, g.booking_id, 'a guest is shown another payment status than the ledger gives'
    FROM guests g JOIN bookings b ON b.id = g.booking_id JOIN balances s ON s.id = b.id
   WHERE g.payment_status <>
         CASE WHEN (s.paid <= 0 OR b.status = 'cancelled')
                   AND EXISTS (SELECT FROM ledger_entries l WHERE l.booking_id = b.id AND l.kind = 'refund') THEN 'refunded'
              WHEN b.status IN ${CONFIRMED_STATUSES} AND s.owed <= 0 THEN 'paid'
              WHEN s.paid > 0 THEN 'partial' ELSE 'unpaid' END
  UNION ALL
  SELECT 'access', g.id::text, g.booking_id, 'the doors of a guest are not as the ledger has them'
    FROM guests g JOIN bookings b ON b.id = g.booking_id JOIN balances s ON s.id = b.id
   WHERE CASE WHEN b.access_override IS NOT NULL THEN g.access_granted <> b.access_override
              WHEN b.disputed OR b.status NOT IN ${CONFIRMED_STATUSES} THEN g.access_granted
              WHEN s.owed <= (SELECT coalesce(sum(i.amount_cents), 0) FROM instalments i
                               WHERE i.booking_id = b.id AND i.kind = 'add_on') THEN NOT g.access_granted
              ELSE $1 = 'paid_in_full' AND g.access_granted END
  UNION ALL
  SELECT 'seats', t.id::text, NULL, 'the places taken on a trip are not those its bookings hold'
    FROM trips t WHERE t.seats_taken <> (SELECT coalesce(sum(seats_held), 0) FROM bookings b WHERE b.trip_id = t.id)
  UNION ALL
  SELECT 'cabins', t.id::text, NULL, 'more cabins of a kind are taken on a trip than it has'
    FROM trips t CROSS JOIN LATERAL jsonb_each(t.config -> 'cabins') c (type, cabin)
   WHERE (SELECT count(*) FROM bookings b WHERE b.trip_id = t.id AND b.cabin_type = c.type AND b.seats_held > 0)
         > (c.cabin ->> 'stock')::int
  UNION ALL
  SELECT 'revenue', t.id::text, NULL, 'the revenue of a trip is not the money that came for it and stayed'
    FROM trips t
   WHERE t.total_revenue_cents <> (SELECT coalesce(sum(paid - credit), 0) FROM balances s JOIN bookings b ON b.id = s.id WHERE b.trip_id = t.id)
)
SELECT f.what, f.id, f.booking_id AS "bookingId", b.trip_id AS "tripId", f.text
  FROM faults f LEFT JOIN bookings b ON b.id = f.booking_id ORDER BY f.what, f.id`;

/** A row of {@link BROKEN_INVARIANTS}. */
export const BROKEN_INVARIANT = z.object({
  what: z.string(),
  id: z.string(),
  bookingId: z.int().nullable(),
  tripId: z.int().nullable(),
  text: z.string(),
});
export type BrokenInvariant = z.infer<typeof BROKEN_INVARIANT>;
