export const ACCOUNTS = `
CREATE TABLE users (
  id serial PRIMARY KEY,
  username text NOT NULL,
  password text NOT NULL,
  email text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  role text NOT NULL DEFAULT 'guest' CHECK (role IN ('guest', 'host')),
  is_active boolean NOT NULL DEFAULT true,
  email_proven_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_login timestamptz
);
CREATE UNIQUE INDEX users_username ON users (lower(username));
CREATE UNIQUE INDEX users_email ON users (lower(email));

CREATE TABLE sessions (
  id_hash bytea PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX sessions_user ON sessions (user_id);

CREATE TABLE one_time_links (
  token_hash bytea PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  purpose text NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);

CREATE TABLE host_requests (
  id serial PRIMARY KEY,
  user_id integer NOT NULL UNIQUE REFERENCES users ON DELETE CASCADE,
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'approved', 'declined')),
  created_at timestamptz NOT NULL,
  decided_by integer REFERENCES users,
  decided_at timestamptz
);
`;

export const TRIPS = `
CREATE TABLE trips (
  id serial PRIMARY KEY,
  title text NOT NULL,
  subtitle text,
  destination text NOT NULL,
  start_date date,
  end_date date,
  departs_at timestamptz,
  time_zone text NOT NULL DEFAULT 'America/Los_Angeles',
  duration text NOT NULL,
  max_guests integer NOT NULL,
  seats_taken integer NOT NULL DEFAULT 0,
  description text,
  config jsonb NOT NULL DEFAULT '{}',
  host_id integer REFERENCES users,
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'booking', 'planning', 'completed')),
  is_on_sale boolean NOT NULL DEFAULT false,
  total_revenue_cents integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT trips_seats CHECK (seats_taken >= 0 AND seats_taken <= max_guests)
);
CREATE UNIQUE INDEX trips_one_on_sale ON trips (is_on_sale) WHERE is_on_sale;

CREATE TABLE trip_hosts (
  trip_id integer NOT NULL REFERENCES trips ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  PRIMARY KEY (trip_id, user_id)
);
CREATE INDEX trip_hosts_user ON trip_hosts (user_id);

CREATE TABLE reviews (
  id serial PRIMARY KEY,
  trip_id integer NOT NULL REFERENCES trips ON DELETE CASCADE,
  name text NOT NULL,
  location text NOT NULL,
  package text NOT NULL,
  rating integer NOT NULL CHECK (rating BETWEEN 1 AND 5),
  comment text NOT NULL,
  created_at timestamptz NOT NULL
);
`;

export const BOOKINGS = `
CREATE TABLE bookings (
  id serial PRIMARY KEY,
  public_id varchar(22) NOT NULL UNIQUE,
  trip_id integer NOT NULL REFERENCES trips,
  user_id integer REFERENCES users,
  channel text NOT NULL CHECK (channel IN ('checkout', 'booking_form', 'host')),
  plan text NOT NULL CHECK (plan IN ('full', 'installment')),
  occupancy text NOT NULL CHECK (occupancy IN ('double', 'single')),
  cabin_type text NOT NULL CHECK (cabin_type IN ('inside', 'oceanview', 'balcony')),
  travellers integer NOT NULL CHECK (travellers BETWEEN 1 AND 2),
  travel_insurance boolean NOT NULL DEFAULT false,
  fare_cents integer NOT NULL CHECK (fare_cents >= 0),
  insurance_cents integer NOT NULL CHECK (insurance_cents >= 0),
  tax_cents integer NOT NULL CHECK (tax_cents >= 0),
  total_cents integer NOT NULL CHECK (total_cents = fare_cents + insurance_cents + tax_cents),
  discount_cents integer NOT NULL CHECK (discount_cents >= 0),
  payable_cents integer NOT NULL CHECK (payable_cents = total_cents - discount_cents),
  status text NOT NULL CHECK (status IN
    ('draft', 'held', 'pending_payment', 'confirmed', 'paid', 'completed', 'expired', 'cancelled', 'waitlist')),
  seats_held integer NOT NULL DEFAULT 0 CHECK (seats_held >= 0),
  hold_expires_at timestamptz,
  ended_reason text,
  counted_cents integer NOT NULL DEFAULT 0,
  disputed boolean NOT NULL DEFAULT false,
  access_override boolean,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  paid_at timestamptz
);
CREATE INDEX bookings_trip ON bookings (trip_id, status);
CREATE INDEX bookings_holds ON bookings (hold_expires_at) WHERE status IN ('held', 'pending_payment');

CREATE TABLE instalments (
  booking_id integer NOT NULL REFERENCES bookings ON DELETE CASCADE,
  position integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('full', 'deposit', 'second', 'final')),
  due_on date NOT NULL,
  amount_cents integer NOT NULL CHECK (amount_cents > 0),
  PRIMARY KEY (booking_id, position)
);

CREATE TABLE guests (
  id serial PRIMARY KEY,
  public_id varchar(22) NOT NULL UNIQUE,
  trip_id integer NOT NULL REFERENCES trips,
  user_id integer REFERENCES users,
  booking_id integer NOT NULL REFERENCES bookings ON DELETE CASCADE,
  position integer NOT NULL DEFAULT 1,
  name text NOT NULL,
  email text NOT NULL,
  phone text,
  country char(2),
  status text NOT NULL DEFAULT 'pending'
    CHECK (status IN ('pending', 'pending_payment', 'confirmed', 'waitlist', 'cancelled')),
  package_type text NOT NULL DEFAULT 'standard',
  cabin_type text NOT NULL DEFAULT 'inside',
  amount_paid_cents integer NOT NULL DEFAULT 0,
  total_amount_cents integer NOT NULL,
  role text NOT NULL DEFAULT 'traveler',
  payment_status text NOT NULL DEFAULT 'unpaid' CHECK (payment_status IN ('unpaid', 'partial', 'paid', 'refunded')),
  payment_type text NOT NULL DEFAULT 'full' CHECK (payment_type IN ('full', 'installment')),
  deposit_amount_cents integer,
  remaining_amount_cents integer,
  installment_count integer NOT NULL DEFAULT 0,
  next_payment_date date,
  access_granted boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (booking_id, position)
);
CREATE INDEX guests_trip_user ON guests (trip_id, user_id);
CREATE INDEX guests_user ON guests (user_id);

CREATE TABLE guest_private (
  guest_id integer PRIMARY KEY REFERENCES guests ON DELETE CASCADE,
  sealed bytea NOT NULL
);

CREATE TABLE checkout_drafts (
  token_hash bytea PRIMARY KEY,
  trip_id integer NOT NULL REFERENCES trips ON DELETE CASCADE,
  selection jsonb NOT NULL,
  sealed_travellers bytea NOT NULL,
  booking_id integer UNIQUE REFERENCES bookings ON DELETE SET NULL,
  updated_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
`;

export const MONEY = `
CREATE TABLE payments (
  id serial PRIMARY KEY,
  booking_id integer NOT NULL REFERENCES bookings,
  purpose text NOT NULL CHECK (purpose IN ('full', 'deposit', 'second', 'final', 'balance')),
  method text NOT NULL CHECK (method IN ('paypal_orders', 'paypal_standard', 'manual', 'credit')),
  amount_cents integer NOT NULL CHECK (amount_cents > 0),
  currency char(3) NOT NULL DEFAULT 'USD',
  status text NOT NULL CHECK (status IN ('created', 'approved', 'capturing', 'completed', 'pending', 'declined',
    'failed', 'expired', 'voided', 'partially_refunded', 'refunded', 'reversed')),
  provider_order_id text UNIQUE,
  provider_capture_id text UNIQUE,
  invoice_id text NOT NULL UNIQUE,
  create_request_id uuid NOT NULL UNIQUE,
  capture_request_id uuid UNIQUE,
  fee_cents integer,
  last_issue text,
  checks integer NOT NULL DEFAULT 0,
  next_check_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX payments_booking ON payments (booking_id);
CREATE INDEX payments_to_check ON payments (next_check_at) WHERE next_check_at IS NOT NULL;
CREATE UNIQUE INDEX payments_one_open ON payments (booking_id, purpose)
  WHERE status IN ('created', 'approved', 'capturing', 'pending', 'declined');

CREATE TABLE ledger_entries (
  id bigserial PRIMARY KEY,
  booking_id integer NOT NULL REFERENCES bookings,
  payment_id integer REFERENCES payments,
  kind text NOT NULL CHECK (kind IN
    ('charge', 'discount', 'capture', 'manual', 'refund', 'credit', 'reversal', 'adjustment')),
  amount_cents integer NOT NULL CHECK (amount_cents <> 0),
  external_ref text NOT NULL UNIQUE,
  occurred_at timestamptz NOT NULL,
  actor text NOT NULL,
  note text
);
CREATE INDEX ledger_booking ON ledger_entries (booking_id);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is append-only: % of % refused', TG_OP, TG_TABLE_NAME;
END $$;
CREATE TRIGGER ledger_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
`;

export const CHAT = `
CREATE TABLE chat_rooms (
  trip_id integer PRIMARY KEY REFERENCES trips ON DELETE CASCADE,
  head integer NOT NULL DEFAULT 0
);

CREATE TABLE messages (
  id bigserial PRIMARY KEY,
  trip_id integer NOT NULL REFERENCES trips ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users,
  seq integer NOT NULL,
  client_id uuid NOT NULL,
  content text NOT NULL,
  reply_to integer,
  timestamp timestamptz NOT NULL DEFAULT now(),
  UNIQUE (trip_id, seq),
  UNIQUE (trip_id, user_id, client_id)
);
CREATE INDEX messages_time ON messages (trip_id, timestamp);

CREATE TABLE chat_members (
  trip_id integer NOT NULL REFERENCES trips ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  read_seq integer NOT NULL DEFAULT 0,
  last_seen_at timestamptz,
  PRIMARY KEY (trip_id, user_id)
);

CREATE TABLE photos (
  id serial PRIMARY KEY,
  trip_id integer NOT NULL REFERENCES trips ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users,
  path text NOT NULL,
  alt text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX photos_trip ON photos (trip_id, created_at);
`;

export const OPERATIONS = `
CREATE TABLE mails (
  id serial PRIMARY KEY,
  kind text NOT NULL,
  ref text NOT NULL,
  recipient text NOT NULL,
  data jsonb NOT NULL,
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'sent', 'failed')),
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  sent_at timestamptz,
  last_error text,
  subject text,
  body text,
  UNIQUE (kind, ref)
);
CREATE INDEX mails_to_send ON mails (next_attempt_at) WHERE status = 'pending';

CREATE TABLE trip_news (
  row_id bigserial PRIMARY KEY,
  id bigint UNIQUE,
  type text NOT NULL,
  trip_id integer NOT NULL REFERENCES trips ON DELETE CASCADE,
  at timestamptz NOT NULL,
  summary jsonb NOT NULL
);
CREATE INDEX trip_news_unnumbered ON trip_news (row_id) WHERE id IS NULL;
CREATE INDEX trip_news_trip ON trip_news (trip_id, id);

CREATE TABLE counters (
  name text PRIMARY KEY,
  head bigint NOT NULL DEFAULT 0
);
INSERT INTO counters (name) VALUES ('trip_news');

CREATE TABLE settings (
  key text PRIMARY KEY,
  value jsonb NOT NULL
);
`;
