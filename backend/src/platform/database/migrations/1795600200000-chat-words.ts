import type { MigrationInterface, QueryRunner } from 'typeorm';
import { chatWords } from '../../../../contracts/chat-words.js';
import { wordsVector } from '../words-vector.js';

const BATCH = 1_000;

/** The chat's search finds words as people type them, not as PostgreSQL splits them. Every message gets its words. */
export class ChatWords1795600200000 implements MigrationInterface {
  name = 'ChatWords1795600200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE messages ADD COLUMN words tsvector NOT NULL DEFAULT ''`);
    let last = '0';
    for (;;) {
      const rows: { id: string; content: string }[] = await runner.query(
        `SELECT id, content FROM messages WHERE id > $1 ORDER BY id LIMIT ${BATCH}`,
        [last],
      );
      const newest = rows.at(-1);
      if (!newest) break;
      last = newest.id;
      const words = rows.map(({ content }) => wordsVector(chatWords(content).map(({ text }) => text)));
      await runner.query(
        `UPDATE messages m SET words = w.words FROM unnest($1::bigint[], $2::text[]::tsvector[]) AS w (id, words) WHERE m.id = w.id`,
        [rows.map(({ id }) => id), words],
      );
    }
    await runner.query(
      `DROP INDEX messages_words; CREATE INDEX messages_words ON messages USING gin (words)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DROP INDEX messages_words; ALTER TABLE messages DROP COLUMN words;
       CREATE INDEX messages_words ON messages USING gin (to_tsvector('simple', content))`,
    );
  }
}
