import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The public site sells as many trips as hosts open; one of them stands on its front page. */
export class ManyOnSale1795600600000 implements MigrationInterface {
  name = 'ManyOnSale1795600600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
DROP INDEX trips_one_on_sale;
CREATE INDEX trips_on_sale ON trips (start_date) WHERE is_on_sale;
ALTER TABLE trips ADD COLUMN is_featured boolean NOT NULL DEFAULT false;
UPDATE trips SET is_featured = true WHERE is_on_sale;
CREATE UNIQUE INDEX trips_one_featured ON trips (is_featured) WHERE is_featured;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
UPDATE trips SET is_on_sale = false
 WHERE id <> (SELECT id FROM trips WHERE is_on_sale ORDER BY is_featured DESC, id LIMIT 1);
DROP INDEX trips_one_featured;
DROP INDEX trips_on_sale;
ALTER TABLE trips DROP COLUMN is_featured;
CREATE UNIQUE INDEX trips_one_on_sale ON trips (is_on_sale) WHERE is_on_sale;`);
  }
}
