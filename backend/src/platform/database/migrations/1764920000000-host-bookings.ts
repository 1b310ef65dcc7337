import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What hosts keep of a booking: its room and deck, what was added to it, and its turn on the waiting list. */
export class HostBookings1764920000000 implements MigrationInterface {
  name = 'HostBookings1764920000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE bookings
        ADD COLUMN room_number text CHECK (room_number ~ '^[0-9A-Za-z-]{1,8}$'),
        ADD COLUMN deck_number text CHECK (deck_number ~ '^[0-9A-Za-z-]{1,8}$'),
        ADD COLUMN waitlisted_at timestamptz,
        ADD COLUMN offer_expires_at timestamptz;
      UPDATE bookings SET waitlisted_at = created_at WHERE status = 'waitlist';
      CREATE INDEX bookings_waitlist ON bookings (trip_id, waitlisted_at) WHERE status = 'waitlist';
      ALTER TABLE instalments DROP CONSTRAINT instalments_kind_check;
      ALTER TABLE instalments ADD CONSTRAINT instalments_kind_check
        CHECK (kind IN ('full', 'deposit', 'second', 'final', 'add_on'));
      CREATE TABLE booking_add_ons (
        id serial PRIMARY KEY,
        booking_id integer NOT NULL REFERENCES bookings ON DELETE CASCADE,
        kind text NOT NULL CHECK (kind IN ('excursion', 'drinks', 'internet', 'reunion')),
        title text NOT NULL,
        price_cents integer NOT NULL CHECK (price_cents > 0),
        settled_on_board boolean NOT NULL,
        part_position integer,
        added_at timestamptz NOT NULL,
        added_by integer REFERENCES users,
        CHECK (settled_on_board = (part_position IS NULL))
      );
      CREATE INDEX booking_add_ons_booking ON booking_add_ons (booking_id)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TABLE booking_add_ons;
      ALTER TABLE bookings
        DROP COLUMN room_number,
        DROP COLUMN deck_number,
        DROP COLUMN waitlisted_at,
        DROP COLUMN offer_expires_at`);
  }
}
