import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Bookings keep the age that was asked of their travellers: until now that was one for every trip. */
export class BookingAge1795600490000 implements MigrationInterface {
  name = 'BookingAge1795600490000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bookings ADD COLUMN minimum_age smallint NOT NULL DEFAULT 18');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bookings DROP COLUMN minimum_age');
  }
}
