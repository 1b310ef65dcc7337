import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a buyer asks others to pay of their booking, each by a link of its own, and which payment was made by one. */
export class PaymentShares1795601600000 implements MigrationInterface {
  name = 'PaymentShares1795601600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
CREATE TABLE payment_shares (
  id varchar(22) PRIMARY KEY,
  booking_id integer NOT NULL REFERENCES bookings,
  guest_id integer REFERENCES guests ON DELETE SET NULL,
  name text NOT NULL,
  amount_cents integer NOT NULL CHECK (amount_cents > 0),
  token bytea NOT NULL,
  token_hash bytea NOT NULL UNIQUE,
  created_at timestamptz NOT NULL,
  ends_on date NOT NULL,
  withdrawn_at timestamptz,
  UNIQUE (id, booking_id)
);
CREATE INDEX payment_shares_booking ON payment_shares (booking_id);
CREATE INDEX payment_shares_guest ON payment_shares (guest_id) WHERE guest_id IS NOT NULL;
-- A payment pays a share of its own booking. It is looked for by the booking, whose index is there.
ALTER TABLE payments ADD COLUMN share_id varchar(22),
  ADD CONSTRAINT payments_share FOREIGN KEY (share_id, booking_id) REFERENCES payment_shares (id, booking_id);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE payments DROP COLUMN share_id;
DROP TABLE payment_shares;`);
  }
}
