import type { MigrationInterface, QueryRunner } from 'typeorm';
import { BOOKED_HOUR, INDEXES, LEDGER_SUMS, PART_SUMS, SEARCH, UNDO } from './1764953000000-desk-sums.sql.js';

/** A host of many trips reads their figures without their rows: sums a booking, its hour, and what finds a guest. */
export class DeskSums1764953000000 implements MigrationInterface {
  name = 'DeskSums1764953000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statements of [LEDGER_SUMS, PART_SUMS, BOOKED_HOUR, INDEXES, SEARCH])
      await queryRunner.query(statements);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(UNDO);
  }
}
