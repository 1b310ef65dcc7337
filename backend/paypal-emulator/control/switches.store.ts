import { z } from 'zod';
import type { Queryable } from '../storage/database.js';

/** What PayPal's papers leave open or hide: thrown by a test, and off until then. */
export const switchesSchema = z
  .object({
    /** What a reversal took is not shown under /v2/payments/refunds. */
    hidesReversals: z.boolean(),
    /** Money of the form is a classic transaction, of which REST knows nothing. */
    hidesFormMoney: z.boolean(),
    /** An order stays approved when its funding is declined. */
    declinedStaysApproved: z.boolean(),
    /** Lines at the end of the statement, to the letter: other shops, other currencies, what nobody can read. */
    foreignLines: z.array(z.record(z.string(), z.unknown())),
  })
  .partial()
  .strict();

type Switches = z.infer<typeof switchesSchema>;

export async function readSwitches(db: Queryable): Promise<Switches> {
  const { rows } = await db.query<{ value: Switches }>('SELECT value FROM switches');
  return rows[0]?.value ?? {};
}

/** The others stay as they are. */
export async function throwSwitches(db: Queryable, switches: Switches): Promise<void> {
  await db.query(
    `INSERT INTO switches (id, value) VALUES (true, $1)
     ON CONFLICT (id) DO UPDATE SET value = switches.value || excluded.value`,
    [switches],
  );
}
