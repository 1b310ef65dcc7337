import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { rowOf } from '../database/rows.js';
import { Clock } from './clock.js';

const OFFSET = z.object({ value: z.int() });
const KEPT_OFFSET = `SELECT value FROM settings WHERE key = 'demo_clock_offset_ms'`;

/**
 * Milliseconds between the real time and the demo's: set once, so that the first start happens at `start`, and kept
 * with the data, so that the demo's days go on passing while the server is off. Shared by all nodes.
 */
export async function demoOffsetMs(db: DataSource, start: Date): Promise<number> {
  const offset = start.getTime() - Date.now();
  await db.query(
    `INSERT INTO settings (key, value) VALUES ('demo_clock_offset_ms', $1) ON CONFLICT (key) DO NOTHING`,
    [JSON.stringify(offset)],
  );
  const row = await rowOf(db, OFFSET, KEPT_OFFSET);
  if (!row) throw new Error('The demo clock has no offset although it was just stored.');
  return row.value;
}

/** The clock of the server whose data this is, for a command beside it: of a demo its own. */
export async function keptClock(db: DataSource): Promise<Clock> {
  const row = await rowOf(db, OFFSET, KEPT_OFFSET);
  return new Clock(row?.value ?? 0);
}
