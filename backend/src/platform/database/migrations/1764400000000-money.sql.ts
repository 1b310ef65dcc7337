export const MONEY = `
ALTER TABLE payments
  ADD COLUMN refund_reserved_cents integer NOT NULL DEFAULT 0,
  ADD COLUMN note text,
  ADD COLUMN recorded_by integer REFERENCES users,
  ADD COLUMN completed_at timestamptz,
  ADD CONSTRAINT payments_refunds_within CHECK (refund_reserved_cents BETWEEN 0 AND amount_cents);
UPDATE payments SET completed_at = updated_at WHERE status IN ('completed', 'partially_refunded', 'refunded', 'reversed');

CREATE TABLE refunds (
  id serial PRIMARY KEY,
  public_id varchar(22) NOT NULL UNIQUE,
  payment_id integer NOT NULL REFERENCES payments,
  booking_id integer NOT NULL REFERENCES bookings,
  amount_cents integer NOT NULL CHECK (amount_cents > 0),
  effect text NOT NULL CHECK (effect IN ('owed_again', 'goodwill', 'cancellation', 'overpaid')),
  status text NOT NULL CHECK (status IN ('requested', 'submitted', 'pending', 'completed', 'failed', 'cancelled')),
  source text NOT NULL CHECK (source IN ('host', 'guest', 'system', 'paypal')),
  request_id uuid NOT NULL UNIQUE,
  provider_refund_id text UNIQUE,
  reason text NOT NULL,
  requested_by integer REFERENCES users,
  last_issue text,
  checks integer NOT NULL DEFAULT 0,
  next_check_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  completed_at timestamptz
);
CREATE INDEX refunds_payment ON refunds (payment_id);
CREATE INDEX refunds_booking ON refunds (booking_id);
CREATE INDEX refunds_to_check ON refunds (next_check_at) WHERE next_check_at IS NOT NULL;

CREATE TABLE credits (
  id serial PRIMARY KEY,
  booking_id integer NOT NULL REFERENCES bookings,
  amount_cents integer NOT NULL CHECK (amount_cents > 0),
  remaining_cents integer NOT NULL CHECK (remaining_cents BETWEEN 0 AND amount_cents),
  reason text NOT NULL,
  granted_by integer NOT NULL REFERENCES users,
  expires_on date,
  created_at timestamptz NOT NULL
);
CREATE INDEX credits_booking ON credits (booking_id);

CREATE TABLE webhook_events (
  id text PRIMARY KEY,
  transmission_id text NOT NULL UNIQUE,
  event_type text NOT NULL,
  resource_id text,
  order_id text,
  capture_id text,
  custom_id text,
  status text NOT NULL CHECK (status IN ('new', 'done', 'ignored')),
  outcome text,
  received_at timestamptz NOT NULL,
  done_at timestamptz
);
CREATE INDEX webhook_events_new ON webhook_events (received_at) WHERE status = 'new';

CREATE TABLE ipn_messages (
  id serial PRIMARY KEY,
  body_hash bytea NOT NULL UNIQUE,
  sealed_body bytea,
  status text NOT NULL CHECK (status IN ('new', 'forged', 'refused', 'done', 'ignored')),
  txn_id text,
  payment_status text,
  outcome text,
  received_at timestamptz NOT NULL,
  done_at timestamptz
);
CREATE UNIQUE INDEX ipn_messages_once ON ipn_messages (txn_id, payment_status) WHERE status = 'done';
CREATE INDEX ipn_messages_new ON ipn_messages (received_at) WHERE status = 'new';

CREATE TABLE money_alerts (
  id serial PRIMARY KEY,
  kind text NOT NULL,
  ref text NOT NULL,
  trip_id integer REFERENCES trips,
  booking_id integer REFERENCES bookings,
  ours_cents integer,
  theirs_cents integer,
  currency char(3),
  text text NOT NULL,
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'closed')),
  closed_by integer REFERENCES users,
  closing_note text,
  raised_at timestamptz NOT NULL,
  closed_at timestamptz,
  UNIQUE (kind, ref)
);
CREATE INDEX money_alerts_open ON money_alerts (trip_id) WHERE status = 'open';

CREATE TABLE idempotency_keys (
  scope text NOT NULL,
  key text NOT NULL,
  request_hash bytea NOT NULL,
  response jsonb,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (scope, key)
);

CREATE TABLE activity_log (
  id bigserial PRIMARY KEY,
  at timestamptz NOT NULL,
  user_id integer REFERENCES users,
  trip_id integer REFERENCES trips,
  booking_id integer REFERENCES bookings,
  action text NOT NULL,
  reason text,
  amount_cents integer,
  details jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX activity_log_trip ON activity_log (trip_id, id);
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only: % refused', TG_TABLE_NAME, TG_OP;
END $$;
CREATE TRIGGER activity_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON activity_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
`;
