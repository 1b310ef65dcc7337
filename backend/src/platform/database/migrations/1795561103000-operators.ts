import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who runs the site, beside being a guest or a host. */
export class Operators1795561103000 implements MigrationInterface {
  name = 'Operators1795561103000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users ADD COLUMN is_operator boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users DROP COLUMN is_operator');
  }
}
