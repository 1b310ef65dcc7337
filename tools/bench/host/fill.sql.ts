/** A season of trips: `$1` trips with `$2` bookings between them, of which two in three are for two travellers. */
export const FILL = [
  `INSERT INTO trips (title, destination, start_date, end_date, departs_at, duration, max_guests, status, is_on_sale, config)
   SELECT 'Cruise ' || n, 'Ensenada, Mexico', d, d + 3, d + time '16:00', '4 days / 3 nights', 1000,
          (ARRAY['active', 'booking', 'planning', 'completed'])[1 + n % 4], n = 1, '{}'
     FROM generate_series(1, $1::int) AS n, LATERAL (SELECT current_date + n - 60 AS d) AS days
    WHERE $2::int > 0`,
  `INSERT INTO trip_hosts (trip_id, user_id, is_owner, may_money, may_documents, may_messages)
   SELECT t.id, u.id, true, true, true, true FROM trips t, users u WHERE $1::int + $2::int > 0`,
  `INSERT INTO bookings (public_id, trip_id, channel, plan, occupancy, cabin_type, travellers, fare_cents,
          insurance_cents, tax_cents, total_cents, discount_cents, payable_cents, status, seats_held, counted_cents,
          created_at, confirmed_at, paid_at, cancelled_at, came_by, came_from)
   SELECT substr(md5(n::text), 1, 22), 1 + n % $1::int, (ARRAY['checkout', 'booking_form', 'host'])[1 + n % 3],
          CASE WHEN n % 5 = 0 THEN 'installment' ELSE 'full' END, CASE WHEN many = 2 THEN 'double' ELSE 'single' END,
          (ARRAY['inside', 'oceanview', 'balcony'])[1 + n % 3], many, 65000 * many, 0, 4000, 65000 * many + 4000, 0,
          65000 * many + 4000, status, CASE WHEN status IN ('paid', 'confirmed') THEN many ELSE 0 END, 0, made,
          made + interval '1 hour', CASE WHEN status = 'paid' THEN made + (n % 40) * interval '1 day' END,
          CASE WHEN status = 'cancelled' THEN made + interval '9 days' END,
          (ARRAY['campaign', 'site', 'direct'])[1 + n % 3],
          (ARRAY['spring-mail', 'cruisefans.example', NULL])[1 + n % 3]
     FROM generate_series(1, $2::int) AS n,
          LATERAL (SELECT CASE WHEN n % 3 = 0 THEN 1 ELSE 2 END AS many,
                          CASE WHEN n % 20 = 0 THEN 'cancelled' WHEN n % 5 = 0 THEN 'confirmed' ELSE 'paid' END AS status,
                          now() - (n % 300) * interval '25 hours' - (n * 7919 % 1440) * interval '1 minute' AS made) AS x`,
  `INSERT INTO guests (public_id, trip_id, booking_id, position, name, email, country, status, cabin_type, payment_type,
          payment_status, access_granted, amount_paid_cents, total_amount_cents, remaining_amount_cents,
          next_payment_date, created_at)
   SELECT substr(md5('g' || b.id || '-' || place), 1, 22), b.trip_id, b.id, place,
          'Guest ' || b.id || ' Sample' || place, 'guest-' || b.id || '-' || place || '@example.com',
          (ARRAY['US', 'MX', 'CA', 'DE', 'JP', NULL])[1 + b.id % 6],
          CASE WHEN b.status = 'cancelled' THEN 'cancelled' ELSE 'confirmed' END, b.cabin_type, b.plan,
          CASE WHEN b.status = 'paid' THEN 'paid' ELSE 'partial' END, b.status = 'paid',
          CASE b.status WHEN 'paid' THEN b.payable_cents WHEN 'confirmed' THEN b.payable_cents / 4 ELSE 0 END / b.travellers,
          b.payable_cents / b.travellers,
          CASE b.status WHEN 'confirmed' THEN b.payable_cents * 3 / 4 ELSE 0 END / b.travellers,
          CASE b.status WHEN 'confirmed' THEN t.start_date - 30 END, b.created_at
     FROM bookings b JOIN trips t ON t.id = b.trip_id, generate_series(1, b.travellers) AS place WHERE $1::int + $2::int > 0`,
  `INSERT INTO instalments (booking_id, position, kind, due_on, amount_cents)
   SELECT b.id, 1, CASE WHEN b.plan = 'full' THEN 'full' ELSE 'deposit' END, b.created_at::date,
          CASE WHEN b.plan = 'full' THEN b.payable_cents ELSE b.payable_cents / 4 END
     FROM bookings b WHERE $1::int + $2::int > 0`,
  `INSERT INTO instalments (booking_id, position, kind, due_on, amount_cents)
   SELECT b.id, 2, 'final', t.start_date - 30, b.payable_cents - b.payable_cents / 4
     FROM bookings b JOIN trips t ON t.id = b.trip_id WHERE b.plan = 'installment' AND $1::int + $2::int > 0`,
  `INSERT INTO payments (booking_id, purpose, method, amount_cents, status, invoice_id, create_request_id, created_at,
          updated_at)
   SELECT b.id, CASE WHEN b.plan = 'full' THEN 'full' ELSE 'deposit' END, 'manual', i.amount_cents, 'completed',
          b.public_id || '-1', gen_random_uuid(), b.created_at, b.created_at
     FROM bookings b JOIN instalments i ON i.booking_id = b.id AND i.position = 1 WHERE $1::int + $2::int > 0`,
  `INSERT INTO ledger_entries (booking_id, payment_id, kind, amount_cents, external_ref, occurred_at, actor)
   SELECT p.booking_id, p.id, 'manual', -p.amount_cents, 'bench:m:' || p.id, p.created_at, 'bench'
     FROM payments p WHERE $1::int + $2::int > 0`,
  `INSERT INTO ledger_entries (booking_id, kind, amount_cents, external_ref, occurred_at, actor)
   SELECT b.id, 'charge', b.total_cents, 'bench:c:' || b.id, b.created_at, 'bench'
     FROM bookings b WHERE $1::int + $2::int > 0`,
  `INSERT INTO ledger_entries (booking_id, kind, amount_cents, external_ref, occurred_at, actor)
   SELECT b.id, 'refund', 5000, 'bench:r:' || b.id, b.cancelled_at, 'bench'
     FROM bookings b WHERE b.status = 'cancelled' AND $1::int + $2::int > 0`,
  `INSERT INTO booking_add_ons (booking_id, kind, title, places, price_cents, settled_on_board, added_at)
   SELECT b.id, (ARRAY['excursion', 'drinks', 'internet'])[1 + b.id % 3],
          (ARRAY['Whale watching', 'Drinks package', 'Internet'])[1 + b.id % 3], b.travellers, 9900, true, b.created_at
     FROM bookings b WHERE b.id % 4 = 0 AND $1::int + $2::int > 0`,
  `INSERT INTO activity_log (at, user_id, trip_id, booking_id, action, reason)
   SELECT b.created_at, u.id, b.trip_id, b.id, (ARRAY['payment.recorded', 'document.opened', 'reminder.sent'])[1 + b.id % 3],
          'For the bench' FROM bookings b, users u WHERE $1::int + $2::int > 0`,
  `UPDATE trips t SET seats_taken = s.seats, total_revenue_cents = s.cents
     FROM (SELECT g.trip_id, count(*) FILTER (WHERE g.status = 'confirmed')::int AS seats,
                  sum(g.amount_paid_cents)::int AS cents FROM guests g GROUP BY 1) AS s
    WHERE s.trip_id = t.id AND $1::int + $2::int > 0`,
  `INSERT INTO trip_news (id, type, trip_id, at, summary)
   SELECT row_number() OVER (ORDER BY b.id), 'booking.created', b.trip_id, b.created_at, '{"text":"Somebody booked"}'
     FROM bookings b WHERE $1::int + $2::int > 0`,
  `UPDATE counters SET head = (SELECT max(id) FROM trip_news) WHERE name = 'trip_news' AND $1::int + $2::int > 0`,
];
