import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A message asks the group something: its answers, and who chose which. What ends a poll stands in the message's row, which a
 * vote locks: none is counted after the end.
 */
export class ChatPolls1795601700000 implements MigrationInterface {
  name = 'ChatPolls1795601700000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE messages ADD COLUMN poll jsonb, ADD COLUMN poll_ended_at timestamptz;
CREATE TABLE poll_votes (
  trip_id integer NOT NULL,
  seq integer NOT NULL,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  answer integer NOT NULL CHECK (answer >= 0),
  given_at timestamptz NOT NULL,
  PRIMARY KEY (trip_id, seq, user_id, answer),
  FOREIGN KEY (trip_id, seq) REFERENCES messages (trip_id, seq) ON DELETE CASCADE
);
CREATE INDEX poll_votes_user ON poll_votes (user_id);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
DROP TABLE poll_votes;
ALTER TABLE messages DROP COLUMN poll, DROP COLUMN poll_ended_at;`);
  }
}
