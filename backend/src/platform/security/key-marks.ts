import type { ClientBase } from 'pg';
import { z } from 'zod';
import { bare, rowsOf } from '../database/rows.js';
import type { KeyRing } from './key-ring.js';
import { SEALED_ROW, type SealedColumn } from './sealed-column.js';
import type { Vault } from './vault.js';

const TEXT = 'This was sealed by a key of this installation.';
const placeOf = (keyId: string) => `key_marks:${keyId}`;
const MARK = z.object({ keyId: z.string(), sealed: z.instanceof(Buffer) });

/** `DATA_KEY` is not the one of this database. The sentence is for the operator; the boot ends. */
export class WrongKeyError extends Error {}

/**
 * Before a node serves anybody: every key that has sealed something in this database must be in the ring, or what it sealed
 * would be lost one row at a time. The first start with a new key leaves its mark. Throws {@link WrongKeyError}.
 * @param columns looked into where no mark was left yet.
 */
export async function assertKeysFit(
  db: ClientBase,
  { ring, vault }: { ring: KeyRing; vault: Vault },
  columns: readonly SealedColumn[],
): Promise<void> {
  const marks = await rowsOf(
    bare(db),
    MARK,
    `SELECT key_id AS "keyId", sealed FROM key_marks ORDER BY key_id`,
  );
  for (const { keyId, sealed } of marks)
    if (!opens(vault, sealed, placeOf(keyId)))
      throw new WrongKeyError(
        `DATA_KEY cannot open what this database holds: the key ${keyId} that sealed it is not there, or is another one. ` +
          'Put it back; a key may go when everything is sealed anew (see "Keys" in deploy/README.md).',
      );
  if (marks.length === 0) await assertOpensRows(db, vault, columns);
  const { id } = ring.newest;
  await db.query('INSERT INTO key_marks (key_id, sealed) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
    id,
    vault.seal(TEXT, placeOf(id)),
  ]);
}

/** Of a database that is older than the marks: one row of each kind tells. */
async function assertOpensRows(
  db: ClientBase,
  vault: Vault,
  columns: readonly SealedColumn[],
): Promise<void> {
  for (const { table, column, key, placeOf: place, where = 'true' } of columns) {
    const rows = await rowsOf(
      bare(db),
      SEALED_ROW,
      `SELECT ${key} AS key, ${column} AS sealed FROM ${table} WHERE ${where} LIMIT 1`,
    );
    for (const row of rows)
      if (!opens(vault, row.sealed, place(row.key)))
        throw new WrongKeyError(
          `DATA_KEY cannot open what this database holds (${table}): it is not the key that sealed it. Put that one back.`,
        );
  }
}

/** When nothing is left that another key has sealed: the newest one alone is needed from now on. */
export async function forgetOldMarks(db: ClientBase, ring: KeyRing): Promise<void> {
  await db.query('DELETE FROM key_marks WHERE key_id <> $1', [ring.newest.id]);
}

function opens(vault: Vault, sealed: Buffer, place: string): boolean {
  try {
    vault.openBytes(sealed, place);
    return true;
  } catch {
    return false;
  }
}
