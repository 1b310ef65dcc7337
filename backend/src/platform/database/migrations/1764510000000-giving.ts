import type { MigrationInterface, QueryRunner } from 'typeorm';
import { GIVING } from './1764510000000-giving.sql.js';

/** What hosts record, who holds places, mails that became needless, and one table of request keys instead of two. */
export class Giving1764510000000 implements MigrationInterface {
  name = 'Giving1764510000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(GIVING);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DROP INDEX idempotency_keys_age;
       CREATE TABLE registration_keys (
         key text PRIMARY KEY, details_hash bytea NOT NULL, guest_public_id varchar(22), created_at timestamptz NOT NULL
       );
       DELETE FROM mails WHERE status = 'needless';
       ALTER TABLE mails DROP CONSTRAINT mails_status_check;
       ALTER TABLE mails ADD CONSTRAINT mails_status_check CHECK (status IN ('pending', 'sent', 'failed'));
       ALTER TABLE bookings DROP COLUMN held_by_browser, DROP COLUMN held_by_address;
       ALTER TABLE credits DROP COLUMN taken_back_at;
       DROP TABLE recorded_payments;
       ALTER TABLE payments DROP COLUMN means, DROP COLUMN received_on`,
    );
  }
}
