import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is looked for by each page of a booking, by each settlement and by each person, in tables that only grow. */
export class LogOfABooking1795600370000 implements MigrationInterface {
  name = 'LogOfABooking1795600370000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
CREATE INDEX activity_log_booking ON activity_log (booking_id, id) WHERE booking_id IS NOT NULL;
CREATE INDEX webhook_events_capture ON webhook_events (capture_id) WHERE capture_id IS NOT NULL;
CREATE INDEX bookings_user ON bookings (user_id) WHERE user_id IS NOT NULL;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
DROP INDEX activity_log_booking;
DROP INDEX webhook_events_capture;
DROP INDEX bookings_user;`);
  }
}
