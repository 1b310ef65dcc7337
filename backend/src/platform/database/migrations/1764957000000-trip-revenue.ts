import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A trip's revenue follows what its bookings count, when the transaction ends. All buyers of a trip share its row: one
 * that is locked while the rest of a payment is booked would have them wait for one another.
 */
export class TripRevenue1764957000000 implements MigrationInterface {
  name = 'TripRevenue1764957000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
CREATE FUNCTION keep_trip_revenue() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE trips SET total_revenue_cents = total_revenue_cents + NEW.counted_cents - OLD.counted_cents
   WHERE id = NEW.trip_id;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER bookings_revenue AFTER UPDATE OF counted_cents ON bookings
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.counted_cents <> NEW.counted_cents) EXECUTE FUNCTION keep_trip_revenue();`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER bookings_revenue ON bookings; DROP FUNCTION keep_trip_revenue');
  }
}
