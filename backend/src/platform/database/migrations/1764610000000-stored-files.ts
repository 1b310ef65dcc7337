import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files that people upload, in the database: nodes share no disk, and a backup of it is whole. */
export class StoredFiles1764610000000 implements MigrationInterface {
  name = 'StoredFiles1764610000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE stored_files (
         id varchar(22) PRIMARY KEY,
         owner_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
         kind text NOT NULL CHECK (kind IN ('photo', 'document')),
         media_type text NOT NULL,
         size integer NOT NULL CHECK (size > 0),
         width integer,
         height integer,
         bytes bytea NOT NULL,
         thumbnail bytea,
         created_at timestamptz NOT NULL,
         claimed_at timestamptz
       );
       CREATE INDEX stored_files_unclaimed ON stored_files (created_at) WHERE claimed_at IS NULL;
       CREATE INDEX stored_files_owner ON stored_files (owner_id);
       ALTER TABLE stored_files ALTER COLUMN bytes SET STORAGE EXTERNAL, ALTER COLUMN thumbnail SET STORAGE EXTERNAL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE stored_files');
  }
}
