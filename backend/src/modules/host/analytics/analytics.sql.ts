import { STANDING_STATUSES, TRAVELLING_STATUSES } from '../../bookings/booking-status.sql.js';

/** Statements over the trips `$1`; amounts are those of the trips `$2`, whose money one may see. Each reads rows once; bench:host says how long they take. */

/** Every booking that ever held a place: drafts and the waiting list never did. */
const MADE = `b.status NOT IN ('draft', 'waitlist')`;
/** Those that guests made themselves. What a host wrote down or imported went no way to a paid place, and came when the host had time. */
const BY_GUESTS = `${MADE} AND b.channel <> 'host'`;

/** Where bookings were made and what led to them. A trip at a time, in the order of the index: nothing is sorted or hashed. */
export const SOURCES = `
  SELECT channel, COALESCE(came_by, 'unrecorded') AS by, came_from AS "from", sum(count)::int AS count
    FROM (SELECT b.channel, b.came_by, b.came_from, count(*) AS count
            FROM bookings b WHERE b.trip_id = ANY ($1) AND ${MADE} GROUP BY b.trip_id, 1, 2, 3) AS of_trips
   GROUP BY 1, 2, 3`;

/** When guests book, by weekday and hour on the clocks of the trip. */
export const PEAKS = `
  SELECT booked_hour / 24 + 1 AS weekday, booked_hour % 24 AS hour, count(*)::int AS count
    FROM bookings b WHERE b.trip_id = ANY ($1) AND ${BY_GUESTS} GROUP BY b.booked_hour ORDER BY b.booked_hour`;

/** What they are worth only where all of it may be seen: a part of the sum would stand beside the whole count. */
export const ADD_ONS = `
  SELECT a.kind, a.title, count(*)::int AS count,
         CASE WHEN bool_and(b.trip_id = ANY ($2)) THEN sum(a.price_cents)::float8 END AS cents
    FROM booking_add_ons a JOIN bookings b ON b.id = a.booking_id
   WHERE b.trip_id = ANY ($1) AND b.status IN ${STANDING_STATUSES}
   GROUP BY 1, 2 ORDER BY count DESC, sum(a.price_cents) DESC, title LIMIT 12`;

export const COUNTRIES = `
  SELECT country, sum(count)::int AS count
    FROM (SELECT g.country, count(*) AS count FROM guests g
           WHERE g.trip_id = ANY ($1) AND g.status IN ${TRAVELLING_STATUSES} GROUP BY g.trip_id, g.country) AS of_trips
   GROUP BY 1 ORDER BY count DESC, country`;

const SEEN = `b.status IN ${STANDING_STATUSES} AND b.trip_id = ANY ($2)`;

/** The guests' way to a paid place, and what a cabin comes to. */
export const TOTALS = `
  SELECT COALESCE(sum(count) FILTER (WHERE ${BY_GUESTS}), 0)::int AS held,
         COALESCE(sum(deposit) FILTER (WHERE ${BY_GUESTS}), 0)::int AS deposit,
         COALESCE(sum(paid) FILTER (WHERE ${BY_GUESTS}), 0)::int AS paid,
         (sum(cents) FILTER (WHERE ${SEEN}) / sum(count) FILTER (WHERE ${SEEN}))::float8 AS "averageCabinCents"
    FROM (SELECT trip_id, status, channel, count(*) AS count, count(COALESCE(confirmed_at, paid_at)) AS deposit, count(paid_at) AS paid,
                 sum(payable_cents) AS cents
            FROM bookings WHERE trip_id = ANY ($1) GROUP BY trip_id, status, channel) AS b`;

/** The middle number of days from a guest's booking to paid in full. */
export const DAYS_TO_PAID = `
  SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY date_part('epoch', b.paid_at - b.created_at)) / 86400 AS "daysToPaid"
    FROM bookings b WHERE b.trip_id = ANY ($1) AND b.paid_at IS NOT NULL AND ${BY_GUESTS}`;

export const PLACES = `
  SELECT COALESCE(sum(seats_taken), 0)::int AS "seatsTaken", COALESCE(sum(max_guests), 0)::int AS "maxGuests",
         (SELECT count(*)::int FROM checkout_drafts d
           WHERE d.trip_id = ANY ($1) AND d.booking_id IS NULL AND d.expires_at > $2) AS "openDrafts"
    FROM trips WHERE id = ANY ($1)`;

export const REVENUE_BY_TRIP = `
  SELECT id AS "tripId", title, total_revenue_cents AS cents FROM trips WHERE id = ANY ($1)
   ORDER BY total_revenue_cents DESC, id`;

export const BREAKDOWN = `
  SELECT COALESCE(sum(b.fare_cents), 0)::float8 AS "faresCents",
         COALESCE(sum(b.insurance_cents), 0)::float8 AS "insuranceCents",
         COALESCE(sum(b.tax_cents), 0)::float8 AS "taxCents",
         -COALESCE(sum(b.discount_cents), 0)::float8 AS "discountsCents",
         (SELECT COALESCE(sum(a.price_cents), 0)::float8 FROM booking_add_ons a JOIN bookings o ON o.id = a.booking_id
           WHERE o.trip_id = ANY ($1) AND o.status IN ${STANDING_STATUSES} AND NOT a.settled_on_board) AS "addOnsCents",
         -(SELECT COALESCE(sum(abs(l.amount_cents)), 0)::float8 FROM ledger_entries l JOIN bookings o ON o.id = l.booking_id
            WHERE o.trip_id = ANY ($1) AND l.kind = 'refund') AS "refundsCents"
    FROM bookings b WHERE b.trip_id = ANY ($1) AND b.status IN ${STANDING_STATUSES}`;
