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
    /** What PayPal keeps of a payment is told nowhere. */
    hidesFees: z.boolean(),
    /** An account with IPN hears of its REST payments by it as well, under this `txn_type`; '' for one that does not. */
    restMoneyByIpn: z.enum(['', 'express_checkout', 'web_accept']),
    /** More lines than this at once are refused as RESULTSET_TOO_LARGE; PayPal's own limit is 10,000. */
    mostLines: z.number().int().min(1),
    /** A payment that was taken back in full has status V on the statement. */
    reversedIsV: z.boolean(),
    /** Lines at the end of the statement, to the letter: other shops, other currencies, what nobody can read. */
    foreignLines: z.array(z.record(z.string(), z.unknown())),
  })
  .partial()
  .strict();

export type Switches = z.infer<typeof switchesSchema>;

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
