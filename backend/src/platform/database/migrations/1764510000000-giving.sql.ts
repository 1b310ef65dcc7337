export const GIVING = `
ALTER TABLE payments
  ADD COLUMN means text CHECK (means IN ('cash', 'bank', 'check', 'other')),
  ADD COLUMN received_on date;

CREATE TABLE recorded_payments (
  id serial PRIMARY KEY,
  public_id varchar(22) NOT NULL UNIQUE,
  booking_id integer NOT NULL REFERENCES bookings,
  amount_cents integer NOT NULL CHECK (amount_cents > 0),
  means text NOT NULL CHECK (means IN ('cash', 'bank', 'check', 'other')),
  received_on date NOT NULL,
  reason text NOT NULL,
  recorded_by integer NOT NULL REFERENCES users,
  recorded_at timestamptz NOT NULL,
  status text NOT NULL CHECK (status IN ('waiting', 'confirmed', 'refused')),
  decided_by integer REFERENCES users,
  decided_at timestamptz,
  CONSTRAINT recorded_payments_second_person CHECK (decided_by <> recorded_by OR status = 'refused')
);
CREATE INDEX recorded_payments_booking ON recorded_payments (booking_id);

ALTER TABLE credits ADD COLUMN taken_back_at timestamptz;

ALTER TABLE bookings
  ADD COLUMN held_by_browser bytea,
  ADD COLUMN held_by_address bytea;
CREATE INDEX bookings_held_by_browser ON bookings (held_by_browser) WHERE status IN ('held', 'pending_payment');
CREATE INDEX bookings_held_by_address ON bookings (held_by_address) WHERE status IN ('held', 'pending_payment');

ALTER TABLE mails DROP CONSTRAINT mails_status_check;
ALTER TABLE mails ADD CONSTRAINT mails_status_check CHECK (status IN ('pending', 'sent', 'failed', 'needless'));

DROP TABLE registration_keys;
CREATE INDEX idempotency_keys_age ON idempotency_keys (scope, created_at);
`;
