import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The dates of a trip that its hosts write down themselves. */
export class TripDates1764940000000 implements MigrationInterface {
  name = 'TripDates1764940000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE trip_dates (
         id serial PRIMARY KEY,
         public_id varchar(22) NOT NULL UNIQUE,
         trip_id integer NOT NULL REFERENCES trips ON DELETE CASCADE,
         kind text NOT NULL CHECK (kind IN ('activity', 'document')),
         task text CHECK (task IN ('details', 'passport', 'waiver', 'insurance', 'passport_copy', 'check_in')),
         title text NOT NULL,
         note text NOT NULL DEFAULT '',
         on_date date NOT NULL,
         at_time time,
         version integer NOT NULL DEFAULT 1,
         changed_by integer NOT NULL REFERENCES users,
         changed_at timestamptz NOT NULL,
         removed_at timestamptz,
         CONSTRAINT trip_dates_task_of_document CHECK (task IS NULL OR kind = 'document')
       );
       CREATE INDEX trip_dates_trip ON trip_dates (trip_id) WHERE removed_at IS NULL;
       CREATE UNIQUE INDEX trip_dates_one_a_task ON trip_dates (trip_id, task) WHERE removed_at IS NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE trip_dates');
  }
}
