import type { MigrationInterface, QueryRunner } from 'typeorm';

const WAS = `'created', 'approved', 'capturing', 'completed', 'pending', 'declined', 'failed', 'expired', 'voided', 'partially_refunded', 'refunded', 'reversed'`;
const swap = (statuses: string) => `
ALTER TABLE payments DROP CONSTRAINT payments_status_check, ADD CONSTRAINT payments_status_check CHECK (status IN (${statuses}))`;

/** A payment that a host wrote down by mistake is `corrected`: it never came, and nothing went back of it. */
export class WrongRecords1795600300000 implements MigrationInterface {
  name = 'WrongRecords1795600300000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(swap(`${WAS}, 'corrected'`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(swap(WAS));
  }
}
