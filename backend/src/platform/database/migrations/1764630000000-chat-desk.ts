import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages can be searched and reported, and what somebody has not read is mailed to them unless they do not want it. */
export class ChatDesk1764630000000 implements MigrationInterface {
  name = 'ChatDesk1764630000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX messages_words ON messages USING gin (to_tsvector('simple', content));

       CREATE TABLE message_reports (
         id serial PRIMARY KEY,
         trip_id integer NOT NULL,
         seq integer NOT NULL,
         reporter_id integer NOT NULL REFERENCES users,
         reason text NOT NULL,
         reported_at timestamptz NOT NULL,
         status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'closed')),
         closed_by integer REFERENCES users,
         closing_note text,
         closed_at timestamptz,
         UNIQUE (trip_id, seq, reporter_id),
         FOREIGN KEY (trip_id, seq) REFERENCES messages (trip_id, seq) ON DELETE CASCADE
       );
       CREATE INDEX message_reports_open ON message_reports (trip_id) WHERE status = 'open';

       ALTER TABLE chat_members ADD COLUMN mailed_seq integer NOT NULL DEFAULT 0, ADD COLUMN mailed_at timestamptz;
       CREATE INDEX chat_members_user ON chat_members (user_id);

       CREATE TABLE chat_notifications (
         user_id integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
         digest boolean NOT NULL
       )`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DROP TABLE chat_notifications, message_reports;
       DROP INDEX chat_members_user, messages_words;
       ALTER TABLE chat_members DROP COLUMN mailed_seq, DROP COLUMN mailed_at`,
    );
  }
}
