import type { MigrationInterface, QueryRunner } from 'typeorm';
import { plainLine } from '../../../../contracts/plain-line.js';

const COLUMNS = [
  ['users', 'first_name'],
  ['users', 'last_name'],
  ['guests', 'name'],
  ['trips', 'title'],
  ['trips', 'destination'],
] as const;

/** Names and titles that were taken with line breaks, signs that nobody sees, or letters in another spelling. */
export class PlainNames1795564000000 implements MigrationInterface {
  name = 'PlainNames1795564000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, column] of COLUMNS) {
      const rows: { id: number; text: string }[] = await runner.query(
        `SELECT id, ${column} AS text FROM ${table} WHERE ${column} !~ '^[!-~]*( [!-~]+)*$'`,
      );
      for (const { id, text } of rows) {
        const kept = plainLine(text) || 'Guest';
        if (kept !== text) await runner.query(`UPDATE ${table} SET ${column} = $2 WHERE id = $1`, [id, kept]);
      }
    }
  }

  async down(): Promise<void> {
    // How each was typed is not kept.
  }
}
