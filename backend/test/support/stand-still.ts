import { expect } from '@jest/globals';
import { eventually } from './eventually.js';
import type { Stack } from './stack.js';

/**
 * Until so many requests stand still, waiting for another's transaction. Jobs of the server may stand behind them.
 * @param saying words from the beginning of the statement they stand in (PostgreSQL shows 1,024 bytes of it), where a job
 *   that stands still first would pass for one of them.
 */
export const standStill = (stack: Stack, count: number, saying = ''): Promise<void> =>
  eventually(async () => {
    const { rows } = await stack.db.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock' AND position($1 IN query) > 0`,
      [saying],
    );
    expect(rows[0]?.count).toBeGreaterThanOrEqual(count);
  });
