/** Statements over the trips `$1`. Each reads rows once; bench:host says how long they take. */

/** Bookings that keep their places. */
const STANDING = `('held', 'pending_payment', 'confirmed', 'paid', 'completed')`;
/** Every booking that ever held a place: drafts and the waiting list never did. */
const MADE = `b.status NOT IN ('draft', 'waitlist')`;

/** Where bookings were made and what led to them. */
export const SOURCES = `
  SELECT b.channel, COALESCE(b.came_by, 'unrecorded') AS by, b.came_from AS "from", count(*)::int AS count
    FROM bookings b WHERE b.trip_id = ANY ($1) AND ${MADE} GROUP BY 1, 2, 3`;

/** By weekday and hour on the clocks of the trip. */
export const PEAKS = `
  SELECT extract(isodow FROM local)::int AS weekday, extract(hour FROM local)::int AS hour, sum(count)::int AS count
    FROM (SELECT date_trunc('hour', b.created_at) AT TIME ZONE t.time_zone AS local, count(*) AS count
            FROM bookings b JOIN trips t ON t.id = b.trip_id
           WHERE b.trip_id = ANY ($1) AND ${MADE} GROUP BY 1) AS hours
   GROUP BY 1, 2 ORDER BY 1, 2`;

export const ADD_ONS = `
  SELECT a.kind, a.title, count(*)::int AS count, sum(a.price_cents)::float8 AS cents
    FROM booking_add_ons a JOIN bookings b ON b.id = a.booking_id
   WHERE b.trip_id = ANY ($1) AND b.status IN ${STANDING}
   GROUP BY 1, 2 ORDER BY count DESC, cents DESC, title LIMIT 12`;

export const COUNTRIES = `
  SELECT g.country, count(*)::int AS count FROM guests g
   WHERE g.trip_id = ANY ($1) AND g.status IN ('confirmed', 'pending_payment')
   GROUP BY 1 ORDER BY count DESC, g.country`;

/** The way to a paid place, and how the trips do. */
export const TOTALS = `
  SELECT count(*) FILTER (WHERE ${MADE})::int AS held,
         count(*) FILTER (WHERE ${MADE} AND (b.confirmed_at IS NOT NULL OR b.paid_at IS NOT NULL))::int AS deposit,
         count(*) FILTER (WHERE ${MADE} AND b.paid_at IS NOT NULL)::int AS paid,
         avg(b.payable_cents) FILTER (WHERE b.status IN ${STANDING})::float8 AS "averageCabinCents",
         percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM b.paid_at - b.created_at) / 86400)
           FILTER (WHERE b.paid_at IS NOT NULL AND ${MADE}) AS "daysToPaid"
    FROM bookings b WHERE b.trip_id = ANY ($1)`;

export const PLACES = `
  SELECT COALESCE(sum(seats_taken), 0)::int AS "seatsTaken", COALESCE(sum(max_guests), 0)::int AS "maxGuests",
         (SELECT count(*)::int FROM checkout_drafts d
           WHERE d.trip_id = ANY ($1) AND d.booking_id IS NULL AND d.expires_at > $2) AS "openDrafts"
    FROM trips WHERE id = ANY ($1)`;

export const REVENUE_BY_TRIP = `
  SELECT id AS "tripId", title, total_revenue_cents AS cents FROM trips WHERE id = ANY ($1)
   ORDER BY total_revenue_cents DESC, id LIMIT 12`;

export const BREAKDOWN = `
  SELECT COALESCE(sum(b.fare_cents), 0)::float8 AS "faresCents",
         COALESCE(sum(b.insurance_cents), 0)::float8 AS "insuranceCents",
         COALESCE(sum(b.tax_cents), 0)::float8 AS "taxCents",
         -COALESCE(sum(b.discount_cents), 0)::float8 AS "discountsCents",
         (SELECT COALESCE(sum(a.price_cents), 0)::float8 FROM booking_add_ons a JOIN bookings o ON o.id = a.booking_id
           WHERE o.trip_id = ANY ($1) AND o.status IN ${STANDING} AND NOT a.settled_on_board) AS "addOnsCents",
         -(SELECT COALESCE(sum(abs(l.amount_cents)), 0)::float8 FROM ledger_entries l JOIN bookings o ON o.id = l.booking_id
            WHERE o.trip_id = ANY ($1) AND l.kind = 'refund') AS "refundsCents"
    FROM bookings b WHERE b.trip_id = ANY ($1) AND b.status IN ${STANDING}`;
