import { z } from 'zod';
import type { Queryable } from '../storage/database.js';
import { OPERATIONS, type Operation } from './operations.js';

/**
 * What goes wrong with a call. `fail` answers an error and does nothing; `delay` waits, then does what was asked;
 * `drop-before` hangs up and does nothing; `commit-then-drop` does what was asked and hangs up without an answer;
 * `commit-then-hang` does it and never answers; `commit-then-delay` does it and answers late; `pending` makes a capture or a refund that waits, for `reason`.
 */
export const faultSchema = z.object({
  operation: z.enum(OPERATIONS),
  kind: z.enum([
    'fail',
    'delay',
    'drop-before',
    'commit-then-drop',
    'commit-then-hang',
    'commit-then-delay',
    'pending',
  ]),
  reason: z.string().optional(),
  status: z.number().int().min(400).max(599).optional(),
  issue: z.string().optional(),
  name: z.string().optional(),
  delayMs: z.number().int().min(0).max(600_000).default(0),
  times: z.number().int().min(1).max(100_000).default(1),
});

export type WantedFault = z.infer<typeof faultSchema>;
export type Fault = Omit<WantedFault, 'operation' | 'times'>;

export async function queueFault(db: Queryable, wanted: WantedFault): Promise<void> {
  const { operation, times, ...fault } = wanted;
  await db.query('INSERT INTO faults (operation, fault, remaining) VALUES ($1, $2, $3)', [
    operation,
    fault,
    times,
  ]);
}

/** The oldest fault waiting for this operation, used up once; null when there is none. */
export async function takeFault(db: Queryable, operation: Operation): Promise<Fault | null> {
  const { rows } = await db.query<{ fault: Fault }>(
    `UPDATE faults SET remaining = remaining - 1
      WHERE id = (SELECT id FROM faults WHERE operation = $1 AND remaining > 0 ORDER BY id LIMIT 1 FOR UPDATE)
      RETURNING fault`,
    [operation],
  );
  return rows[0]?.fault ?? null;
}

export async function clearFaults(db: Queryable): Promise<void> {
  await db.query('DELETE FROM faults');
}
