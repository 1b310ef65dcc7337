import type { MigrationInterface, QueryRunner } from 'typeorm';

/** From which day to which an organiser has moved a sailing: who booked before is measured by the day they bought. */
export class TripMoves1795600320000 implements MigrationInterface {
  name = 'TripMoves1795600320000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
CREATE TABLE trip_moves (
  id serial PRIMARY KEY,
  trip_id integer NOT NULL REFERENCES trips,
  moved_at timestamptz NOT NULL,
  from_on date NOT NULL,
  to_on date NOT NULL
);
CREATE INDEX trip_moves_of_trip ON trip_moves (trip_id, moved_at);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE trip_moves');
  }
}
