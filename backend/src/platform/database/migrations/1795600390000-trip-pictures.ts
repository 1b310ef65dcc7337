import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pictures of a trip's own, for its pages. */
export class TripPictures1795600390000 implements MigrationInterface {
  name = 'TripPictures1795600390000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
CREATE TABLE trip_pictures (
  id varchar(22) PRIMARY KEY REFERENCES stored_files ON DELETE CASCADE,
  trip_id integer NOT NULL REFERENCES trips,
  added_at timestamptz NOT NULL
);
CREATE INDEX trip_pictures_of_trip ON trip_pictures (trip_id, added_at);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE trip_pictures');
  }
}
