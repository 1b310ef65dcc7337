import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * One rule for all that one host gives away, or says has come, on their word: what was a table of payments that wait becomes
 * one of all such acts. What was done before counts as done alone. Since when somebody has the right to money decides from
 * when they may be the second person; who has it already always had.
 */
export class SecondPerson1795560000000 implements MigrationInterface {
  name = 'SecondPerson1795560000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
CREATE TABLE host_acts (
  id serial PRIMARY KEY,
  public_id varchar(22) NOT NULL UNIQUE,
  booking_id integer NOT NULL REFERENCES bookings,
  kind text NOT NULL CHECK (kind IN ('payment', 'given_back', 'credit', 'refund', 'cancellation')),
  amount_cents integer NOT NULL CHECK (amount_cents > 0),
  counted_cents integer NOT NULL CHECK (counted_cents > 0 AND counted_cents <= amount_cents),
  details jsonb NOT NULL,
  reason text NOT NULL,
  asked_by integer NOT NULL REFERENCES users,
  asked_at timestamptz NOT NULL,
  status text NOT NULL CHECK (status IN ('alone', 'waiting', 'confirmed', 'refused')),
  decided_by integer REFERENCES users,
  decided_at timestamptz,
  CONSTRAINT host_acts_second_person CHECK (decided_by <> asked_by OR status = 'refused')
);
CREATE INDEX host_acts_booking ON host_acts (booking_id);
CREATE UNIQUE INDEX host_acts_of_refund ON host_acts ((details ->> 'refundId')) WHERE status = 'waiting';

INSERT INTO host_acts (public_id, booking_id, kind, amount_cents, counted_cents, details, reason, asked_by, asked_at, status, decided_by, decided_at)
SELECT p.public_id, p.booking_id, CASE WHEN r.id IS NULL THEN 'payment' ELSE 'given_back' END, p.amount_cents, p.amount_cents,
       jsonb_strip_nulls(jsonb_build_object('means', p.means, 'receivedOn', p.received_on, 'refundId', r.public_id)),
       p.reason, p.recorded_by, p.recorded_at, p.status, p.decided_by, p.decided_at
  FROM recorded_payments p LEFT JOIN refunds r ON r.id = p.refund_id;
INSERT INTO host_acts (public_id, booking_id, kind, amount_cents, counted_cents, details, reason, asked_by, asked_at, status)
SELECT left(md5('payment' || p.id), 22), p.booking_id, 'payment', p.amount_cents, p.amount_cents,
       jsonb_build_object('means', p.means, 'receivedOn', p.received_on), coalesce(p.note, ''), p.recorded_by, p.created_at, 'alone'
  FROM payments p
 WHERE p.method = 'manual' AND p.recorded_by IS NOT NULL AND NOT EXISTS (
   SELECT FROM recorded_payments r WHERE r.booking_id = p.booking_id AND r.recorded_by = p.recorded_by
      AND r.amount_cents = p.amount_cents AND r.status = 'confirmed' AND r.refund_id IS NULL);
INSERT INTO host_acts (public_id, booking_id, kind, amount_cents, counted_cents, details, reason, asked_by, asked_at, status)
SELECT left(md5('credit' || id), 22), booking_id, 'credit', amount_cents, amount_cents, jsonb_build_object('expiresOn', expires_on),
       reason, granted_by, created_at, 'alone' FROM credits;
INSERT INTO host_acts (public_id, booking_id, kind, amount_cents, counted_cents, details, reason, asked_by, asked_at, status)
SELECT left(md5('refund' || id), 22), booking_id, 'refund', amount_cents, amount_cents,
       jsonb_build_object('wanted', 'goodwill', 'paymentId', null), coalesce(reason, ''), requested_by, created_at, 'alone'
  FROM refunds WHERE source = 'host' AND effect = 'goodwill' AND requested_by IS NOT NULL AND status NOT IN ('failed', 'cancelled');
INSERT INTO host_acts (public_id, booking_id, kind, amount_cents, counted_cents, details, reason, asked_by, asked_at, status)
SELECT left(md5('given' || f.id), 22), f.booking_id, 'given_back', f.amount_cents, f.amount_cents,
       jsonb_build_object('means', f.given_means, 'receivedOn', f.given_on, 'refundId', f.public_id), '', f.given_by, f.updated_at, 'alone'
  FROM refunds f WHERE f.given_by IS NOT NULL AND NOT EXISTS (
   SELECT FROM recorded_payments r WHERE r.refund_id = f.id AND r.status = 'confirmed');
DROP TABLE recorded_payments;

ALTER TABLE trip_hosts ADD COLUMN money_since timestamptz;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE trip_hosts DROP COLUMN money_since;
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
  refund_id integer REFERENCES refunds,
  CONSTRAINT recorded_payments_second_person CHECK (decided_by <> recorded_by OR status = 'refused')
);
CREATE INDEX recorded_payments_booking ON recorded_payments (booking_id);
CREATE UNIQUE INDEX recorded_payments_of_refund ON recorded_payments (refund_id) WHERE status = 'waiting';
INSERT INTO recorded_payments (public_id, booking_id, amount_cents, means, received_on, reason, recorded_by, recorded_at, status, decided_by,
       decided_at, refund_id)
SELECT a.public_id, a.booking_id, a.amount_cents, a.details ->> 'means', (a.details ->> 'receivedOn')::date, a.reason, a.asked_by, a.asked_at,
       a.status, a.decided_by, a.decided_at, r.id
  FROM host_acts a LEFT JOIN refunds r ON r.public_id = a.details ->> 'refundId'
 WHERE a.kind IN ('payment', 'given_back') AND a.status <> 'alone';
DROP TABLE host_acts;`);
  }
}
