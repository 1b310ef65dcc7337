import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails to an address that somebody has left are still theirs: in the copy of their data, and when they are forgotten. */
export class FormerAddresses1795600360000 implements MigrationInterface {
  name = 'FormerAddresses1795600360000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE mails ADD former_of integer REFERENCES users;
CREATE INDEX mails_former_of ON mails (former_of) WHERE former_of IS NOT NULL;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE mails DROP former_of;');
  }
}
