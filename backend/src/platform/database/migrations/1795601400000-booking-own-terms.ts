import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Bookings keep what their trip's owner had added to the terms when they were made: until now that was nothing. */
export class BookingOwnTerms1795601400000 implements MigrationInterface {
  name = 'BookingOwnTerms1795601400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bookings ADD COLUMN own_terms jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bookings DROP COLUMN own_terms');
  }
}
