import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A trip's revenue is the money that came and stayed: a credit is none. The trip's row follows by its trigger. */
export class RevenueIsMoney1795561000000 implements MigrationInterface {
  name = 'RevenueIsMoney1795561000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('UPDATE bookings SET counted_cents = money_cents WHERE counted_cents <> money_cents');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE bookings SET counted_cents = money_cents + credit_cents
                         WHERE counted_cents <> money_cents + credit_cents`);
  }
}
