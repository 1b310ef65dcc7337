/** News of a trip that are looked through: what many say of one booking counts once. */
const NEWS_A_TRIP = 12;

/**
 * The guests something last happened to: who booked or waits, and who stands for the bookings of the newest news, such as a
 * payment or a refund. Each trip's news are read from its index's end, so that neither their number nor the guests' counts.
 * Who may not see documents does not see by the order either whose they were.
 * $1 the host, $2 the chosen trip or null, $3 how many. Drafts are nobody's business yet.
 */
export const RECENT_GUESTS = `
  WITH mine AS (SELECT t.id, t.title, h.may_money, h.may_documents FROM trips t JOIN trip_hosts h ON h.trip_id = t.id
                 WHERE h.user_id = $1 AND ($2::int IS NULL OR t.id = $2)),
       told AS (SELECT n.public_id, max(n.at) AS at
                  FROM mine, LATERAL (SELECT summary->>'bookingId' AS public_id, at FROM trip_news
                                       WHERE trip_id = mine.id AND (mine.may_documents OR type <> 'document.changed')
                                       ORDER BY id DESC LIMIT ${NEWS_A_TRIP}) AS n
                 WHERE n.public_id IS NOT NULL GROUP BY n.public_id ORDER BY at DESC LIMIT $3),
       found AS (SELECT g.id, told.at FROM told JOIN bookings b ON b.public_id = told.public_id
                   JOIN guests g ON g.booking_id = b.id AND g.position = 1
                 UNION ALL
                 (SELECT g.id, g.created_at FROM guests g JOIN mine ON mine.id = g.trip_id
                   WHERE g.status <> 'pending' ORDER BY g.created_at DESC, g.id DESC LIMIT $3)),
       newest AS (SELECT id, max(at) AS at FROM found GROUP BY id)
  SELECT b.public_id AS "bookingId", g.name, mine.id AS "tripId", mine.title AS "tripTitle", g.status,
         g.payment_status AS "paymentStatus", g.position = 1 AS "isBuyer",
         CASE WHEN mine.may_money THEN g.amount_paid_cents END AS "amountPaidCents", newest.at
    FROM newest JOIN guests g ON g.id = newest.id JOIN mine ON mine.id = g.trip_id JOIN bookings b ON b.id = g.booking_id
   WHERE g.status <> 'pending' ORDER BY newest.at DESC, g.id DESC LIMIT $3`;
