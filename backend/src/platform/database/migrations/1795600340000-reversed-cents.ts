import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What of a payment a bank or PayPal has taken back: the rest of it can still go back to the buyer. */
export class ReversedCents1795600340000 implements MigrationInterface {
  name = 'ReversedCents1795600340000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE payments ADD COLUMN reversed_cents integer NOT NULL DEFAULT 0;
UPDATE payments p SET reversed_cents = least(taken.cents, p.amount_cents)
  FROM (SELECT payment_id, sum(amount_cents) AS cents FROM ledger_entries WHERE kind = 'reversal' GROUP BY payment_id) taken
 WHERE taken.payment_id = p.id AND taken.cents > 0;
ALTER TABLE payments ADD CONSTRAINT payments_reversed_check CHECK (reversed_cents BETWEEN 0 AND amount_cents);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payments DROP COLUMN reversed_cents');
  }
}
