import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { rowsOf } from '../../../platform/database/rows.js';
import { reversalRef } from './provider-refs.js';

/** What was taken of a payment and has not come back. */
export interface OpenReversal {
  /** PayPal's id of the transaction that took it. */
  id: string;
  amountCents: number;
}

const REVERSAL = z.object({ id: z.string(), cents: z.string() });

/** The reversals of a payment that PayPal has not given back, the oldest first. */
export async function openReversals(manager: EntityManager, paymentId: number): Promise<OpenReversal[]> {
  const rows = await rowsOf(
    manager,
    REVERSAL,
    `SELECT substring(external_ref FROM $2::text) AS id, sum(amount_cents) AS cents
       FROM ledger_entries WHERE payment_id = $1 AND kind = 'reversal'
      GROUP BY 1 HAVING sum(amount_cents) > 0 ORDER BY min(id)`,
    [paymentId, `^${reversalRef('([^:]+)')}`],
  );
  return rows.map(({ id, cents }) => ({ id, amountCents: Number(cents) }));
}
