/** The members to be, with the keys of all their rows, so that each table is filled by one statement. */
export const LIST_MEMBERS = `
  CREATE TEMPORARY TABLE new_members (
    n integer, user_id integer, booking_id integer, payment_id integer,
    booking_public_id text, guest_public_id text, session_hash bytea
  ) ON COMMIT DROP`;

export const FILL_LIST = `
  INSERT INTO new_members
  SELECT n, nextval('users_id_seq'), nextval('bookings_id_seq'), nextval('payments_id_seq'), booking, guest, session
    FROM unnest($1::text[], $2::text[], $3::bytea[]) WITH ORDINALITY AS m (booking, guest, session, n)`;

export const INSERT_USERS = `
  INSERT INTO users (id, username, password, email, first_name, last_name, created_at)
  SELECT user_id, 'bench-' || $1 || '-' || n, $2, 'bench-' || $1 || '-' || n || '@example.com',
         'Member ' || n, 'Bench', $3::timestamptz
    FROM new_members`;

export const INSERT_SESSIONS = `
  INSERT INTO sessions (id_hash, user_id, created_at, last_seen_at, expires_at)
  SELECT session_hash, user_id, $1::timestamptz, $1, $2::timestamptz FROM new_members`;

export const INSERT_BOOKINGS = `
  INSERT INTO bookings (id, public_id, trip_id, user_id, channel, plan, occupancy, cabin_type, travellers, fare_cents,
         insurance_cents, tax_cents, total_cents, discount_cents, payable_cents, status, seats_held, counted_cents,
         created_at, confirmed_at, paid_at)
  SELECT booking_id, booking_public_id, $1, user_id, 'host', $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $5, $13,
         $14::timestamptz, $14, $14
    FROM new_members`;

export const INSERT_INSTALMENTS = `
  INSERT INTO instalments (booking_id, position, kind, due_on, amount_cents)
  SELECT booking_id, 1, $1, $2::date, $3 FROM new_members`;

export const INSERT_GUESTS = `
  INSERT INTO guests (public_id, trip_id, user_id, booking_id, position, name, email, status, cabin_type, payment_type,
         payment_status, access_granted, amount_paid_cents, total_amount_cents, remaining_amount_cents,
         installment_count, next_payment_date, interests, created_at)
  SELECT guest_public_id, $1, u.id, booking_id, 1, u.first_name || ' ' || u.last_name, u.email, $2, $3, $4, $5, $6, $7,
         $8, $9, 0, $10::date,
         (ARRAY['Dancing', 'Surfing', 'Karaoke', 'Photography', 'Street food', 'Wine tasting'])[1 + n % 5 : 2 + n % 5],
         u.created_at
    FROM new_members JOIN users u ON u.id = user_id`;

export const INSERT_PAYMENTS = `
  INSERT INTO payments (id, booking_id, purpose, method, amount_cents, status, invoice_id, create_request_id,
         created_at, updated_at)
  SELECT payment_id, booking_id, $1, 'manual', $2, 'completed', booking_public_id || '-1', gen_random_uuid(),
         $3::timestamptz, $3
    FROM new_members`;

export const INSERT_ENTRIES = `
  INSERT INTO ledger_entries (booking_id, payment_id, kind, amount_cents, external_ref, occurred_at, actor)
  SELECT booking_id, CASE WHEN kind = 'manual' THEN payment_id END, kind, amount_cents,
         'bench:' || booking_public_id || ':' || kind, $3::timestamptz, 'bench'
    FROM new_members CROSS JOIN unnest($1::text[], $2::int[]) AS line (kind, amount_cents)`;

/** The trip grows when the members do not fit: `seats_taken <= max_guests` is a constraint. */
export const TAKE_PLACES = `
  UPDATE trips SET seats_taken = seats_taken + $2, max_guests = GREATEST(max_guests, seats_taken + $2),
         total_revenue_cents = total_revenue_cents + $3
   WHERE id = $1 RETURNING max_guests`;
