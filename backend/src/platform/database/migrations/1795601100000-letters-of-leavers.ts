import type { MigrationInterface, QueryRunner } from 'typeorm';

/** That a letter went to somebody stays when their place is gone, with the account that it was in. */
export class LettersOfLeavers1795601100000 implements MigrationInterface {
  name = 'LettersOfLeavers1795601100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE host_message_recipients
  ALTER COLUMN guest_id DROP NOT NULL,
  DROP CONSTRAINT host_message_recipients_guest_id_fkey,
  ADD CONSTRAINT host_message_recipients_guest_id_fkey
    FOREIGN KEY (guest_id) REFERENCES guests ON DELETE SET NULL,
  ADD COLUMN user_id integer REFERENCES users ON DELETE SET NULL;
CREATE INDEX host_message_recipients_user ON host_message_recipients (user_id) WHERE user_id IS NOT NULL;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
DELETE FROM host_message_recipients WHERE guest_id IS NULL;
ALTER TABLE host_message_recipients
  DROP COLUMN user_id,
  DROP CONSTRAINT host_message_recipients_guest_id_fkey,
  ADD CONSTRAINT host_message_recipients_guest_id_fkey
    FOREIGN KEY (guest_id) REFERENCES guests ON DELETE CASCADE,
  ALTER COLUMN guest_id SET NOT NULL;`);
  }
}
