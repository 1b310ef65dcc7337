import { z } from 'zod';
import { type Asks, rowOf, theRowOf } from './rows.js';

/** The value kept under a name, read by its shape; nothing when none is kept. */
export async function keptSetting<T>(asks: Asks, name: string, value: z.ZodType<T>): Promise<T | undefined> {
  const row = await rowOf(asks, z.object({ value }), 'SELECT value FROM settings WHERE key = $1', [name]);
  return row?.value;
}

/** Keeps a value under a name, instead of what was kept there. */
export async function keepSetting(asks: Asks, name: string, value: unknown): Promise<void> {
  await asks.query(
    'INSERT INTO settings (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
    [name, JSON.stringify(value)],
  );
}

/** Keeps a value under a name unless one is kept there, and answers what is kept, whoever was first. */
export async function keepFirstSetting<T>(
  asks: Asks,
  name: string,
  first: T,
  value: z.ZodType<T>,
): Promise<T> {
  const row = await theRowOf(
    asks,
    z.object({ value }),
    `INSERT INTO settings (key, value) VALUES ($1, $2)
     ON CONFLICT (key) DO UPDATE SET value = settings.value RETURNING value`,
    [name, JSON.stringify(first)],
  );
  return row.value;
}
