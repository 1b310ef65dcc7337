import type { MigrationInterface, QueryRunner } from 'typeorm';

const PARTS = `'full', 'deposit', 'second', 'third', 'fourth', 'fifth', 'final'`;

/**
 * A booking keeps the instalment plan it was made with; until now all had the usual one, which null means. A plan may have
 * more parts, and a dearer cabin a part of its own. No booking was ever completed but the demo's, which are paid.
 */
export class InstalmentPlans1765182000000 implements MigrationInterface {
  name = 'InstalmentPlans1765182000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE bookings ADD COLUMN instalment_plan jsonb;
UPDATE bookings SET status = CASE WHEN owed_cents > 0 THEN 'confirmed' ELSE 'paid' END WHERE status = 'completed';
ALTER TABLE bookings DROP CONSTRAINT bookings_status_check, ADD CONSTRAINT bookings_status_check
  CHECK (status IN ('draft', 'held', 'pending_payment', 'confirmed', 'paid', 'expired', 'cancelled', 'waitlist'));
ALTER TABLE instalments DROP CONSTRAINT instalments_kind_check,
  ADD CONSTRAINT instalments_kind_check CHECK (kind IN (${PARTS}, 'cabin', 'add_on'));
ALTER TABLE payments DROP CONSTRAINT payments_purpose_check,
  ADD CONSTRAINT payments_purpose_check CHECK (purpose IN (${PARTS}, 'balance'));`);
  }

  async down(runner: QueryRunner): Promise<void> {
    // The other kinds stay allowed: rows may have them.
    await runner.query('ALTER TABLE bookings DROP COLUMN instalment_plan');
  }
}
