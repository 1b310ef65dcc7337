import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why a guest cancelled is in their own words, which go when they ask to be forgotten: they stand in the booking and no
 * longer in the log too, of which nothing is ever erased.
 */
export class GuestsOwnReasons1765170000000 implements MigrationInterface {
  name = 'GuestsOwnReasons1765170000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE activity_log DISABLE TRIGGER activity_log_append_only;
UPDATE activity_log SET reason = NULL
 WHERE action = 'booking.cancelled' AND details ->> 'by' = 'guest' AND reason IS NOT NULL;
ALTER TABLE activity_log ENABLE TRIGGER activity_log_append_only;`);
  }

  async down(): Promise<void> {
    // What is gone does not come back.
  }
}
