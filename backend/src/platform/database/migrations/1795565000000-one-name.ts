import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who has one name was given a dash for the other. */
export class OneName1795565000000 implements MigrationInterface {
  name = 'OneName1795565000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE users SET last_name = '' WHERE last_name = '-'`);
  }

  async down(): Promise<void> {
    // The dash was nobody's name.
  }
}
