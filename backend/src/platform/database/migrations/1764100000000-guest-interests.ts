import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a guest likes, for the others of the trip to see in the guest list. */
export class GuestInterests1764100000000 implements MigrationInterface {
  name = 'GuestInterests1764100000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE guests ADD COLUMN interests text[] NOT NULL DEFAULT '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE guests DROP COLUMN interests');
  }
}
