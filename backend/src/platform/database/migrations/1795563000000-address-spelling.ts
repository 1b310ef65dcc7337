import type { MigrationInterface, QueryRunner } from 'typeorm';
import { isMailAddress, mailAddress } from '../../../../contracts/mail-address.js';

/** All signs that the one spelling of an address leaves alone, and an ending that it leaves alone, too. */
const USUAL = `'^[A-Za-z0-9.!#$%&*+/=?^_{|}~-]+@[A-Za-z0-9.-]+[A-Za-z0-9]$'`;

/** Addresses that were taken in another spelling: their owners log in, and are found on a list, by the one that is kept now. */
export class AddressSpelling1795563000000 implements MigrationInterface {
  name = 'AddressSpelling1795563000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['users', 'guests']) {
      const rows: { id: number; email: string }[] = await runner.query(
        `SELECT id, email FROM ${table} WHERE email !~ ${USUAL} OR email ~* '@(.*\\.)?xn--'`,
      );
      for (const { id, email } of rows) {
        const kept = mailAddress(email);
        if (kept === email || !isMailAddress(kept)) continue;
        // Two accounts with one mailbox stay two: which of them its owner means, nobody can say here.
        const isFree = table === 'guests' || (await isNobodys(runner, kept));
        if (isFree) await runner.query(`UPDATE ${table} SET email = $2 WHERE id = $1`, [id, kept]);
      }
    }
  }

  async down(): Promise<void> {
    // How each was typed is not kept.
  }
}

async function isNobodys(runner: QueryRunner, email: string): Promise<boolean> {
  const rows: unknown[] = await runner.query('SELECT FROM users WHERE lower(email) = lower($1)', [email]);
  return rows.length === 0;
}
