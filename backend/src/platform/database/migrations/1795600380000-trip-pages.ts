import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a trip's own pages say, a row each time it is saved. */
export class TripPages1795600380000 implements MigrationInterface {
  name = 'TripPages1795600380000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
CREATE TABLE trip_pages (
  trip_id integer NOT NULL REFERENCES trips,
  part text NOT NULL CHECK (part IN ('plan', 'front')),
  version integer NOT NULL CHECK (version >= 1),
  content jsonb NOT NULL,
  saved_by integer REFERENCES users,
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (trip_id, part, version)
);
CREATE TRIGGER trip_pages_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON trip_pages
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE trip_pages');
  }
}
