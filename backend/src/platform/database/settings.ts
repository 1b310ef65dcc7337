import { z } from 'zod';
import { type Database, rowOf, theRowOf } from './rows.js';

/** The value kept under a name, read by its shape; nothing when none is kept. */
export async function keptSetting<T>(
  db: Database,
  name: string,
  value: z.ZodType<T>,
): Promise<T | undefined> {
  const row = await rowOf(db, z.object({ value }), 'SELECT value FROM settings WHERE key = $1', [name]);
  return row?.value;
}

/** Keeps a value under a name, instead of what was kept there. */
export async function keepSetting(db: Database, name: string, value: unknown): Promise<void> {
  await db.query(
    'INSERT INTO settings (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
    [name, JSON.stringify(value)],
  );
}

/** Keeps a value under a name unless one is kept there, and answers what is kept, whoever was first. */
export async function keepFirstSetting<T>(
  db: Database,
  name: string,
  first: T,
  value: z.ZodType<T>,
): Promise<T> {
  const row = await theRowOf(
    db,
    z.object({ value }),
    `INSERT INTO settings (key, value) VALUES ($1, $2)
     ON CONFLICT (key) DO UPDATE SET value = settings.value RETURNING value`,
    [name, JSON.stringify(first)],
  );
  return row.value;
}
