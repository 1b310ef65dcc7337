import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the person of a session last proved that it is them: at the login, or when an act asked for it again. */
export class FreshProof1765210000000 implements MigrationInterface {
  name = 'FreshProof1765210000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE sessions ADD proven_at timestamptz NOT NULL DEFAULT now();
UPDATE sessions SET proven_at = created_at;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sessions DROP proven_at');
  }
}
