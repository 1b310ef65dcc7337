import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What guests keep up to date themselves: details under a version, waiver, documents, check-in, and what others see. */
export class Records1764700000000 implements MigrationInterface {
  name = 'Records1764700000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE guest_private ADD COLUMN version integer NOT NULL DEFAULT 1;
       ALTER TABLE users
         ADD COLUMN version integer NOT NULL DEFAULT 1,
         ADD COLUMN erased_at timestamptz;
       ALTER TABLE one_time_links ADD COLUMN new_email text;
       CREATE INDEX one_time_links_user ON one_time_links (user_id);
       ALTER TABLE guests
         ADD COLUMN checked_in_at timestamptz,
         ADD COLUMN is_listed boolean NOT NULL DEFAULT true,
         ADD COLUMN shows_interests boolean NOT NULL DEFAULT true,
         ADD COLUMN shows_joined boolean NOT NULL DEFAULT true;
       ALTER TABLE bookings ADD COLUMN cancelled_at timestamptz;
       UPDATE bookings SET cancelled_at = now() WHERE status = 'cancelled';
       CREATE TABLE guest_documents (
         id serial PRIMARY KEY,
         public_id varchar(22) NOT NULL UNIQUE,
         guest_id integer NOT NULL REFERENCES guests ON DELETE CASCADE,
         kind text NOT NULL CHECK (kind IN ('passport', 'insurance', 'other')),
         file_id varchar(22) NOT NULL UNIQUE,
         media_type text NOT NULL,
         size integer NOT NULL,
         status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'verified', 'rejected')),
         reason text,
         reviewed_by integer REFERENCES users,
         reviewed_at timestamptz,
         created_at timestamptz NOT NULL,
         CONSTRAINT guest_documents_reviewed CHECK ((status = 'pending') = (reviewed_at IS NULL)),
         CONSTRAINT guest_documents_reason CHECK ((status = 'rejected') = (reason IS NOT NULL))
       );
       CREATE INDEX guest_documents_guest ON guest_documents (guest_id);
       CREATE UNIQUE INDEX guest_documents_one_of_a_kind ON guest_documents (guest_id, kind) WHERE kind <> 'other';
       CREATE TABLE waiver_signatures (
         id serial PRIMARY KEY,
         guest_id integer NOT NULL REFERENCES guests ON DELETE CASCADE,
         version integer NOT NULL,
         text_hash bytea NOT NULL,
         signed_name text NOT NULL,
         signed_by integer NOT NULL REFERENCES users,
         with_consent boolean NOT NULL,
         signed_at timestamptz NOT NULL,
         address text NOT NULL,
         UNIQUE (guest_id, version)
       )`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DROP TABLE waiver_signatures, guest_documents;
       ALTER TABLE bookings DROP COLUMN cancelled_at;
       ALTER TABLE guests
         DROP COLUMN checked_in_at, DROP COLUMN is_listed, DROP COLUMN shows_interests, DROP COLUMN shows_joined;
       DELETE FROM one_time_links WHERE purpose = 'change_email';
       DROP INDEX one_time_links_user;
       ALTER TABLE one_time_links DROP COLUMN new_email;
       ALTER TABLE users DROP COLUMN version, DROP COLUMN erased_at;
       ALTER TABLE guest_private DROP COLUMN version`,
    );
  }
}
