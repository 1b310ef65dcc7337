import type { ClientBase } from 'pg';
import type { z } from 'zod';
import { bare, rowsOf } from '../database/rows.js';
import { SEALED_ROW, type SealedColumn } from './sealed-column.js';
import type { Vault } from './vault.js';

const BATCH = 100;

/** What became of a column's bytes. */
export interface Resealed {
  done: number;
  /** Rows whose bytes no key of the ring opens, by what they are bound to. */
  lost: string[];
}

type Row = z.infer<typeof SEALED_ROW>;

/**
 * Seals with the newest key whatever another one has sealed, a few rows in one transaction. It may be stopped and started
 * again, and run while nodes do: a row is locked while it is sealed anew, and nothing is done twice.
 */
export async function reseal(db: ClientBase, vault: Vault, of: SealedColumn): Promise<Resealed> {
  const all: Resealed = { done: 0, lost: [] };
  let after: unknown = null;
  for (;;) {
    await db.query('BEGIN');
    try {
      const rows = await nextRows(db, vault, of, after);
      for (const row of rows) {
        if (await sealAnew(db, vault, of, row)) all.done += 1;
        else all.lost.push(of.placeOf(row.key));
      }
      await db.query('COMMIT');
      if (rows.length === 0) return all;
      after = rows.at(-1)?.key;
    } catch (err) {
      await db.query('ROLLBACK');
      throw err;
    }
  }
}

async function nextRows(db: ClientBase, vault: Vault, of: SealedColumn, after: unknown): Promise<Row[]> {
  const { table, column, key, where = 'true', batch = BATCH } = of;
  const head = vault.head();
  return rowsOf(
    bare(db),
    SEALED_ROW,
    `SELECT ${key} AS key, ${column} AS sealed FROM ${table}
      WHERE (${where}) AND substring(${column} FROM 1 FOR $1) <> $2 ${after === null ? '' : `AND ${key} > $4`}
      ORDER BY ${key} LIMIT $3 FOR UPDATE`,
    [head.length, head, batch, ...(after === null ? [] : [after])],
  );
}

async function sealAnew(db: ClientBase, vault: Vault, of: SealedColumn, row: Row): Promise<boolean> {
  const place = of.placeOf(row.key);
  let opened: Buffer;
  try {
    opened = vault.openBytes(row.sealed, place);
  } catch {
    return false;
  }
  await db.query(`UPDATE ${of.table} SET ${of.column} = $2 WHERE ${of.key} = $1`, [
    row.key,
    vault.sealBytes(opened, place),
  ]);
  return true;
}
