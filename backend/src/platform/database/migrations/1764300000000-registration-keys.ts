import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a booking form was answered, by the key its browser made, so that a repeated submit is the first one. */
export class RegistrationKeys1764300000000 implements MigrationInterface {
  name = 'RegistrationKeys1764300000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE registration_keys (
        key text PRIMARY KEY,
        details_hash bytea NOT NULL,
        guest_public_id varchar(22),
        created_at timestamptz NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE registration_keys');
  }
}
