import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A booking keeps the code it was made with, and what that took off; how often each is used is read from them. */
export class PromoCodes1795601200000 implements MigrationInterface {
  name = 'PromoCodes1795601200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE bookings ADD COLUMN promo jsonb,
  ADD COLUMN promo_cents integer NOT NULL DEFAULT 0 CHECK (promo_cents >= 0),
  ADD CONSTRAINT bookings_promo_cents CHECK (promo IS NOT NULL OR promo_cents = 0);
CREATE INDEX bookings_promo ON bookings (trip_id) WHERE promo IS NOT NULL;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bookings DROP COLUMN promo, DROP COLUMN promo_cents');
  }
}
