import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Bookings keep the cancellation policy they were made with: until now that was one for every trip. */
export class BookingCancellation1795600470000 implements MigrationInterface {
  name = 'BookingCancellation1795600470000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE bookings ADD COLUMN cancellation jsonb NOT NULL DEFAULT
         '{"reassuranceDays": 14, "steps": [{"daysBefore": 60, "percent": 100}, {"daysBefore": 30, "percent": 50}]}'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bookings DROP COLUMN cancellation');
  }
}
