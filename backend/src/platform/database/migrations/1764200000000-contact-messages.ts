import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people write on the contact page, sealed, until it has been mailed. */
export class ContactMessages1764200000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE contact_messages (
        id serial PRIMARY KEY,
        fingerprint bytea NOT NULL UNIQUE,
        sealed bytea NOT NULL,
        created_at timestamptz NOT NULL
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE contact_messages');
  }
}
