import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CHAT_ACTS } from './1764600000000-chat-acts.sql.js';

/** Messages can be edited, deleted, answered with an emoji and pinned; people can be muted; nodes say who is there. */
export class ChatActs1764600000000 implements MigrationInterface {
  name = 'ChatActs1764600000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(CHAT_ACTS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DROP TABLE chat_presences, chat_mutes, message_reactions;
       ALTER TABLE messages DROP COLUMN rev, DROP COLUMN edited_at, DROP COLUMN deleted_at, DROP COLUMN pinned_at,
         DROP COLUMN is_announcement;
       ALTER TABLE chat_rooms DROP COLUMN rev`,
    );
  }
}
