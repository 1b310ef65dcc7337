import type { DataSource } from 'typeorm';
import { z } from 'zod';
import type { Database } from '../database/rows.js';
import { keepFirstSetting, keptSetting } from '../database/settings.js';
import { Clock } from './clock.js';

const NAME = 'demo_clock_offset_ms';
const OFFSET_MS = z.int();

/**
 * Milliseconds between the real time and the demo's: set once, so that the first start happens at `start`, and kept
 * with the data, so that the demo's days go on passing while the server is off. Shared by all nodes.
 */
export function demoOffsetMs(db: DataSource, start: Date): Promise<number> {
  return keepFirstSetting(db, NAME, start.getTime() - Date.now(), OFFSET_MS);
}

/** The clock of the server whose data this is, for a command beside it: of a demo its own. */
export async function keptClock(db: Database): Promise<Clock> {
  return new Clock((await keptSetting(db, NAME, OFFSET_MS)) ?? 0);
}
