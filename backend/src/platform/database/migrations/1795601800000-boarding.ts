import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Who has checked in has a code that names them at the pier, and hosts mark there who is here. A code of 22 signs, as other
 * public ids: who had checked in before gets theirs now.
 */
export class Boarding1795601800000 implements MigrationInterface {
  name = 'Boarding1795601800000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE guests
  ADD COLUMN boarding_code varchar(22) UNIQUE,
  ADD COLUMN boarded_at timestamptz,
  ADD COLUMN boarded_by integer REFERENCES users ON DELETE SET NULL;
UPDATE guests SET boarding_code = left(encode(sha256(gen_random_uuid()::text::bytea), 'hex'), 22)
 WHERE checked_in_at IS NOT NULL;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE guests DROP COLUMN boarding_code, DROP COLUMN boarded_at, DROP COLUMN boarded_by',
    );
  }
}
