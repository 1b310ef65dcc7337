import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which version of the terms the buyer of a booking agreed to, and when. */
export class TermsVersion1765160000000 implements MigrationInterface {
  name = 'TermsVersion1765160000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE bookings ADD terms_version varchar(10), ADD terms_agreed_at timestamptz,
  ADD CONSTRAINT bookings_terms_check CHECK ((terms_version IS NULL) = (terms_agreed_at IS NULL));`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bookings DROP terms_version, DROP terms_agreed_at');
  }
}
