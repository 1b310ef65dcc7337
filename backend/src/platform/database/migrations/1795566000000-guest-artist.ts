import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A trip names the artist who hosts it, and a review the year of the sailing it speaks of. */
export class GuestArtist1795566000000 implements MigrationInterface {
  name = 'GuestArtist1795566000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE trips ADD COLUMN artist text');
    await runner.query('ALTER TABLE reviews ADD COLUMN trip_year integer');
    await runner.query('UPDATE reviews SET trip_year = extract(year FROM created_at)');
    await runner.query('ALTER TABLE reviews ALTER COLUMN trip_year SET NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE reviews DROP COLUMN trip_year');
    await runner.query('ALTER TABLE trips DROP COLUMN artist');
  }
}
