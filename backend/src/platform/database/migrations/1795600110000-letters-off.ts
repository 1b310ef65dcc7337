import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a guest said that the hosts' letters come no more; null for who gets them. */
export class LettersOff1795600110000 implements MigrationInterface {
  name = 'LettersOff1795600110000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE guests ADD COLUMN letters_off_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE guests DROP COLUMN letters_off_at');
  }
}
