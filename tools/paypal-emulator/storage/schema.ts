/**
 * The emulator's tables as steps that are only ever appended to: a database of an older emulator is brought
 * forward at boot and keeps its orders.
 */
export const SCHEMA_STEPS: readonly string[] = [
  `CREATE TABLE orders (
     id text PRIMARY KEY,
     intent text NOT NULL CHECK (intent IN ('CAPTURE', 'AUTHORIZE')),
     status text NOT NULL CHECK (status IN ('CREATED', 'PAYER_ACTION_REQUIRED', 'APPROVED', 'COMPLETED')),
     purchase_units jsonb NOT NULL,
     experience jsonb,
     funding text CHECK (funding IN ('good', 'declined')),
     created_at timestamptz NOT NULL,
     updated_at timestamptz NOT NULL,
     expires_at timestamptz NOT NULL
   );
   CREATE TABLE captures (
     id text PRIMARY KEY,
     order_id text NOT NULL REFERENCES orders (id),
     unit integer NOT NULL,
     status text NOT NULL,
     currency char(3) NOT NULL,
     amount_cents integer NOT NULL CHECK (amount_cents > 0),
     fee_cents integer NOT NULL CHECK (fee_cents BETWEEN 0 AND amount_cents),
     custom_id text,
     invoice_id text,
     created_at timestamptz NOT NULL,
     UNIQUE (order_id, unit)
   );
   CREATE UNIQUE INDEX captures_one_per_invoice ON captures (invoice_id) WHERE invoice_id IS NOT NULL;
   CREATE INDEX captures_by_custom_id ON captures (custom_id);
   CREATE TABLE request_ids (
     operation text NOT NULL,
     request_id text NOT NULL,
     fingerprint text NOT NULL,
     order_id text NOT NULL,
     used_at timestamptz NOT NULL,
     PRIMARY KEY (operation, request_id)
   );
   CREATE TABLE faults (
     id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     operation text NOT NULL,
     fault jsonb NOT NULL,
     remaining integer NOT NULL CHECK (remaining >= 0)
   );
   CREATE TABLE calls (
     id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     operation text NOT NULL,
     at timestamptz NOT NULL,
     order_id text,
     request_id text,
     took_effect boolean NOT NULL DEFAULT false,
     status integer,
     fault text
   );
   CREATE TABLE violations (
     id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     kind text NOT NULL,
     operation text NOT NULL,
     at timestamptz NOT NULL,
     request_id text,
     detail text NOT NULL
   );`,
  `ALTER TABLE captures ADD COLUMN pending_reason text, ADD COLUMN updated_at timestamptz;
   UPDATE captures SET updated_at = created_at;
   ALTER TABLE captures ALTER COLUMN updated_at SET NOT NULL;
   DROP INDEX captures_one_per_invoice;
   CREATE UNIQUE INDEX captures_one_per_invoice ON captures (invoice_id)
    WHERE invoice_id IS NOT NULL AND status <> 'DECLINED';
   CREATE TABLE refunds (
     seq integer GENERATED ALWAYS AS IDENTITY,
     id text PRIMARY KEY,
     capture_id text NOT NULL REFERENCES captures (id),
     kind text NOT NULL CHECK (kind IN ('refund', 'reversal')),
     status text NOT NULL CHECK (status IN ('COMPLETED', 'PENDING', 'FAILED', 'CANCELLED')),
     pending_reason text,
     amount_cents integer NOT NULL CHECK (amount_cents > 0),
     total_refunded_cents integer NOT NULL CHECK (total_refunded_cents >= amount_cents),
     custom_id text,
     invoice_id text,
     note_to_payer text,
     canceled_by text,
     created_at timestamptz NOT NULL,
     updated_at timestamptz NOT NULL
   );
   CREATE INDEX refunds_by_capture ON refunds (capture_id);
   CREATE UNIQUE INDEX refunds_one_per_invoice ON refunds (invoice_id)
    WHERE invoice_id IS NOT NULL AND status <> 'FAILED';
   CREATE TABLE disputes (
     id text PRIMARY KEY,
     capture_id text NOT NULL REFERENCES captures (id),
     status text NOT NULL CHECK (status IN ('OPEN', 'UNDER_REVIEW', 'RESOLVED')),
     outcome text CHECK (outcome IN ('BUYER', 'SELLER')),
     amount_cents integer NOT NULL CHECK (amount_cents >= 0),
     created_at timestamptz NOT NULL,
     updated_at timestamptz NOT NULL
   );
   CREATE INDEX disputes_by_capture ON disputes (capture_id);
   ALTER TABLE request_ids RENAME COLUMN order_id TO resource_id;
   CREATE TABLE clock (
     is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
     advanced_ms bigint NOT NULL
   );`,
  `ALTER TABLE orders DROP CONSTRAINT orders_status_check;
   ALTER TABLE orders ADD CONSTRAINT orders_status_check
     CHECK (status IN ('CREATED', 'PAYER_ACTION_REQUIRED', 'APPROVED', 'COMPLETED', 'VOIDED'));
   CREATE INDEX orders_approved ON orders (expires_at) WHERE status = 'APPROVED';
   CREATE TABLE subscriptions (
     id text PRIMARY KEY,
     url text NOT NULL UNIQUE,
     event_types text[] NOT NULL,
     created_at timestamptz NOT NULL
   );
   CREATE TABLE webhook_events (
     seq integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     id text NOT NULL UNIQUE,
     event_type text NOT NULL,
     transaction_id text NOT NULL,
     body text NOT NULL,
     is_simulated boolean NOT NULL,
     created_at timestamptz NOT NULL
   );
   CREATE INDEX webhook_events_by_time ON webhook_events (created_at);
   CREATE TABLE deliveries (
     seq integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     channel text NOT NULL CHECK (channel IN ('webhook', 'ipn')),
     message_id text NOT NULL,
     webhook_id text,
     url text NOT NULL,
     transmission_id uuid NOT NULL,
     state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'given-up')),
     attempts integer NOT NULL DEFAULT 0,
     last_status integer,
     created_at timestamptz NOT NULL,
     due_at timestamptz NOT NULL
   );
   CREATE INDEX deliveries_waiting ON deliveries (due_at) WHERE state = 'waiting';
   CREATE INDEX deliveries_by_message ON deliveries (message_id);
   CREATE TABLE gates (
     channel text PRIMARY KEY,
     is_held boolean NOT NULL,
     delay_ms integer NOT NULL
   );
   CREATE TABLE signing_keys (
     is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
     cert_id text NOT NULL,
     root_cert text NOT NULL,
     leaf_cert text NOT NULL,
     leaf_key text NOT NULL
   );`,
  `CREATE TABLE forms (
     id text PRIMARY KEY,
     form jsonb NOT NULL,
     created_at timestamptz NOT NULL
   );
   ALTER TABLE captures ALTER COLUMN order_id DROP NOT NULL;
   ALTER TABLE captures ALTER COLUMN unit DROP NOT NULL;
   ALTER TABLE captures ADD COLUMN form_id text UNIQUE REFERENCES forms (id);
   ALTER TABLE captures ADD CHECK ((order_id IS NULL) <> (form_id IS NULL));
   CREATE TABLE ipn_messages (
     seq integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     id text NOT NULL UNIQUE,
     txn_id text NOT NULL,
     payment_status text NOT NULL,
     charset text NOT NULL,
     body text NOT NULL,
     created_at timestamptz NOT NULL
   );
   CREATE INDEX ipn_messages_by_body ON ipn_messages (md5(body));`,
  `CREATE TABLE switches (id boolean PRIMARY KEY CHECK (id), value jsonb NOT NULL);`,
  `ALTER TABLE deliveries ADD COLUMN held_until timestamptz;`,
  `ALTER TABLE captures ALTER COLUMN fee_cents DROP NOT NULL;
   ALTER TABLE disputes DROP CONSTRAINT disputes_outcome_check;
   ALTER TABLE disputes ADD CONSTRAINT disputes_outcome_check CHECK (outcome IN ('BUYER', 'SELLER', 'ACCEPTED'));`,
];

/** What the emulator remembers, but for its keys; emptied together by the control API's reset. */
export const ALL_TABLES = [
  'disputes',
  'refunds',
  'captures',
  'orders',
  'request_ids',
  'faults',
  'calls',
  'violations',
  'clock',
  'subscriptions',
  'webhook_events',
  'deliveries',
  'gates',
  'forms',
  'ipn_messages',
  'switches',
] as const;
