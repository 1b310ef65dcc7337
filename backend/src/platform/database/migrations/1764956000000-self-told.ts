import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where a guest comes from and a few words of their own, for the others of the trip; empty until they tell it. */
export class SelfTold1764956000000 implements MigrationInterface {
  name = 'SelfTold1764956000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE guests ADD COLUMN home_town text NOT NULL DEFAULT '', ADD COLUMN about text NOT NULL DEFAULT ''`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE guests DROP COLUMN home_town, DROP COLUMN about');
  }
}
