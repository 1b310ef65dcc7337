import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Bookings keep the taxes and fees they were made with: until now those were 12 % for every trip. */
export class BookingTaxes1795600460000 implements MigrationInterface {
  name = 'BookingTaxes1795600460000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE bookings ADD COLUMN tax_percent smallint NOT NULL DEFAULT 12 CHECK (tax_percent BETWEEN 0 AND 50)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bookings DROP COLUMN tax_percent');
  }
}
