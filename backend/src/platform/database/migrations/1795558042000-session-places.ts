import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a browser called itself when it logged in, and from where, cut short: its owner recognises it by them. */
export class SessionPlaces1795558042000 implements MigrationInterface {
  name = 'SessionPlaces1795558042000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE sessions ADD COLUMN browser text, ADD COLUMN system text, ADD COLUMN network text;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sessions DROP COLUMN browser, DROP COLUMN system, DROP COLUMN network');
  }
}
