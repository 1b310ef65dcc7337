import type { MigrationInterface, QueryRunner } from 'typeorm';

/** From which browser an order was opened: two people who pay the same amount of their own have an order each. */
export class WhoseOrder1795600310000 implements MigrationInterface {
  name = 'WhoseOrder1795600310000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payments ADD COLUMN opened_by varchar(64)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payments DROP COLUMN opened_by');
  }
}
