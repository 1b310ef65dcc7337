import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each part says itself how its date follows the trip's, so that a date can stay and a move can be taken back. */
export class DueDates1765181000000 implements MigrationInterface {
  name = 'DueDates1765181000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE instalments ADD COLUMN days_before integer CHECK (days_before >= 0), ADD COLUMN due_before_move date;
UPDATE instalments SET days_before = CASE kind WHEN 'second' THEN 60 ELSE 30 END
 WHERE kind IN ('second', 'final', 'add_on');`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE instalments DROP COLUMN days_before, DROP COLUMN due_before_move');
  }
}
