import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which of several trips somebody wants their pages to be about. */
export class ChosenTrips1795600430000 implements MigrationInterface {
  name = 'ChosenTrips1795600430000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
CREATE TABLE chosen_trips (
  user_id integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  trip_id integer NOT NULL REFERENCES trips ON DELETE CASCADE
);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE chosen_trips');
  }
}
