import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Trips that do not take place. */
export class CallOffs1795600450000 implements MigrationInterface {
  name = 'CallOffs1795600450000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE trips ADD COLUMN called_off_at timestamptz;
ALTER TABLE trips ADD CONSTRAINT trips_called_off_not_sold CHECK (called_off_at IS NULL OR NOT is_on_sale);
CREATE TABLE trip_call_offs (
  trip_id integer PRIMARY KEY REFERENCES trips ON DELETE CASCADE,
  reason text NOT NULL,
  asked_by integer NOT NULL REFERENCES users,
  asked_at timestamptz NOT NULL,
  decided_by integer REFERENCES users
);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
DROP TABLE trip_call_offs;
ALTER TABLE trips DROP COLUMN called_off_at;`);
  }
}
