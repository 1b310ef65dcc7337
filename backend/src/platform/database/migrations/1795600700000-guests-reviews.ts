import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Guests who have sailed write reviews. All that were there before are samples. */
export class GuestsReviews1795600700000 implements MigrationInterface {
  name = 'GuestsReviews1795600700000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE reviews
  ADD COLUMN user_id integer REFERENCES users ON DELETE CASCADE,
  ADD COLUMN is_sample boolean NOT NULL DEFAULT false,
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN taken_down_for text CHECK (taken_down_for IN ('person', 'insult', 'off_topic'))`);
    await runner.query('UPDATE reviews SET is_sample = true');
    await runner.query(`
ALTER TABLE reviews
  ADD CONSTRAINT reviews_author CHECK (is_sample = (user_id IS NULL)),
  ADD CONSTRAINT reviews_once UNIQUE (trip_id, user_id)`);
    await runner.query('CREATE INDEX reviews_user ON reviews (user_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM reviews WHERE NOT is_sample');
    await runner.query(`
ALTER TABLE reviews
  DROP COLUMN user_id, DROP COLUMN is_sample, DROP COLUMN version, DROP COLUMN taken_down_for`);
  }
}
