import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Passkeys, authenticator apps and recovery codes, and the proofs by them that are under way. */
export class Factors1795562000000 implements MigrationInterface {
  name = 'Factors1795562000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
CREATE TABLE factors (
  id text PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('passkey', 'app')),
  name text NOT NULL,
  created_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  last_used_at timestamptz,
  credential_id text UNIQUE,
  public_key text,
  sign_count bigint,
  transports text[],
  user_handle text,
  secret bytea,
  last_step bigint,
  CONSTRAINT factors_parts_check CHECK (
    CASE kind
      WHEN 'passkey' THEN num_nulls(confirmed_at, credential_id, public_key, sign_count, transports, user_handle) = 0
        AND secret IS NULL
      ELSE secret IS NOT NULL AND credential_id IS NULL
    END));
CREATE INDEX factors_user_id_idx ON factors (user_id);
CREATE TABLE recovery_codes (
  code_hash bytea PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  used_at timestamptz
);
CREATE INDEX recovery_codes_user_id_idx ON recovery_codes (user_id);
CREATE TABLE proof_challenges (
  key_hash bytea,
  purpose text CHECK (purpose IN ('second_step', 'sign_in', 'confirm', 'add')),
  user_id integer REFERENCES users ON DELETE CASCADE,
  challenge text,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (key_hash, purpose)
);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE proof_challenges, recovery_codes, factors');
  }
}
