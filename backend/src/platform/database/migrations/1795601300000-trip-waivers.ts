import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the owners of trips have their travellers sign, a row each time it is saved, and which text a signature stands under. */
export class TripWaivers1795601300000 implements MigrationInterface {
  name = 'TripWaivers1795601300000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
CREATE TABLE trip_waivers (
  trip_id integer NOT NULL REFERENCES trips,
  version integer NOT NULL CHECK (version >= 1),
  in_force_since date NOT NULL,
  title text,
  sections jsonb,
  text_hash bytea,
  written_by integer NOT NULL REFERENCES users,
  PRIMARY KEY (trip_id, version),
  CONSTRAINT trip_waivers_own_or_usual CHECK (num_nulls(title, sections, text_hash) IN (0, 3))
);
CREATE TRIGGER trip_waivers_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON trip_waivers
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
ALTER TABLE waiver_signatures
  ADD COLUMN is_own boolean NOT NULL DEFAULT false,
  DROP CONSTRAINT waiver_signatures_guest_id_version_key,
  ADD CONSTRAINT waiver_signatures_one_a_text UNIQUE (guest_id, is_own, version);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
DELETE FROM waiver_signatures WHERE is_own;
ALTER TABLE waiver_signatures
  DROP CONSTRAINT waiver_signatures_one_a_text,
  DROP COLUMN is_own,
  ADD CONSTRAINT waiver_signatures_guest_id_version_key UNIQUE (guest_id, version);
DROP TABLE trip_waivers;`);
  }
}
