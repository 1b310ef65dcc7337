import type { EntityManager } from 'typeorm';
import { Clock } from '../../../backend/src/platform/clock/clock.js';

/** The clock of the servers on this database: the demo's stands there as an offset, set at the demo's first start. */
export async function serverClock(manager: EntityManager, isDemo: boolean): Promise<Clock> {
  const rows: { value: number }[] = await manager.query(
    `SELECT value FROM settings WHERE key = 'demo_clock_offset_ms'`,
  );
  return new Clock(isDemo ? (rows[0]?.value ?? 0) : 0);
}
