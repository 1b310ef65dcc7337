import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the ledger and the log held, a chain of sealed digests for each: see `platform/security/chain.ts`. */
export class ChainLinks1765210000000 implements MigrationInterface {
  name = 'ChainLinks1765210000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
CREATE TABLE chain_links (
  name text PRIMARY KEY,
  of_table text NOT NULL,
  after_id bigint NOT NULL,
  up_to_id bigint NOT NULL,
  columns text[] NOT NULL,
  sealed bytea NOT NULL,
  made_at timestamptz NOT NULL DEFAULT now(),
  CHECK (up_to_id > after_id)
);
CREATE INDEX chain_links_table ON chain_links (of_table, after_id);
CREATE TRIGGER chain_links_append_only
  BEFORE UPDATE OF name, of_table, after_id, up_to_id, columns, made_at OR DELETE OR TRUNCATE ON chain_links
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE chain_links');
  }
}
