import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Letters may ask who has answered the hosts' questions. Those that were written before ask nothing of it. */
export class AnswersInLetters1795601500000 implements MigrationInterface {
  name = 'AnswersInLetters1795601500000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE host_messages SET segment = segment || '{"answers": "any"}'::jsonb`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE host_messages SET segment = segment - 'answers'`);
  }
}
