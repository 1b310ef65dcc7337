import type { MigrationInterface, QueryRunner } from 'typeorm';
import { MONEY } from './1764400000000-money.sql.js';

/** Refunds, credits, what PayPal tells us, what a host has to look at, and who did what. */
export class Money1764400000000 implements MigrationInterface {
  name = 'Money1764400000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(MONEY);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DROP TABLE activity_log, idempotency_keys, money_alerts, ipn_messages, webhook_events, credits, refunds;
       ALTER TABLE payments DROP COLUMN refund_reserved_cents, DROP COLUMN note, DROP COLUMN recorded_by, DROP COLUMN completed_at`,
    );
  }
}
