import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Money that PayPal refused to return is given back another way: how, on which day and by whom stands with its refund. Above
 * the limit it waits, as money that came does, for another host's word.
 */
export class GivenBack1765220000000 implements MigrationInterface {
  name = 'GivenBack1765220000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE refunds ADD COLUMN given_means text CHECK (given_means IN ('cash', 'bank', 'check', 'other')),
  ADD COLUMN given_on date, ADD COLUMN given_by integer REFERENCES users,
  ADD CONSTRAINT refunds_given CHECK (given_means IS NULL
    OR given_on IS NOT NULL AND given_by IS NOT NULL AND status = 'completed');
ALTER TABLE recorded_payments ADD COLUMN refund_id integer REFERENCES refunds;
CREATE UNIQUE INDEX recorded_payments_of_refund ON recorded_payments (refund_id) WHERE status = 'waiting';`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
DROP INDEX recorded_payments_of_refund;
ALTER TABLE recorded_payments DROP COLUMN refund_id;
ALTER TABLE refunds DROP CONSTRAINT refunds_given, DROP COLUMN given_by, DROP COLUMN given_on, DROP COLUMN given_means;`);
  }
}
