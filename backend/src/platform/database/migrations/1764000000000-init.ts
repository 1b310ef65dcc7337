import type { MigrationInterface, QueryRunner } from 'typeorm';
import { ACCOUNTS, BOOKINGS, CHAT, MONEY, OPERATIONS, TRIPS } from './1764000000000-init.sql.js';

export class Init1764000000000 implements MigrationInterface {
  name = 'Init1764000000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statements of [ACCOUNTS, TRIPS, BOOKINGS, MONEY, CHAT, OPERATIONS])
      await runner.query(statements);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DROP TABLE settings, counters, trip_news, mails, photos, chat_members, messages, chat_rooms, ledger_entries,
         payments, checkout_drafts, guest_private, guests, instalments, bookings, reviews, trip_hosts, trips,
         host_requests, one_time_links, sessions, users;
       DROP FUNCTION refuse_change`,
    );
  }
}
