import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a trip was chosen: one that was over then stays chosen. */
export class ChosenAt1795600440000 implements MigrationInterface {
  name = 'ChosenAt1795600440000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE chosen_trips ADD COLUMN chosen_at timestamptz NOT NULL DEFAULT now();
ALTER TABLE chosen_trips ALTER COLUMN chosen_at DROP DEFAULT;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE chosen_trips DROP COLUMN chosen_at');
  }
}
