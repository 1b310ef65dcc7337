import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A mark by each key that has sealed something here: a start without one of them is refused. */
export class KeyMarks1765200000000 implements MigrationInterface {
  name = 'KeyMarks1765200000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE key_marks (key_id text PRIMARY KEY, sealed bytea NOT NULL)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE key_marks');
  }
}
