import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { rowsOf } from '../../../platform/database/rows.js';
import { reversalRef } from './provider-refs.js';

/** Money taken back of a payment, whether or not it has come again since. */
export interface KnownReversal {
  /** PayPal's id of the transaction that took it. */
  id: string;
  amountCents: number;
  isOpen: boolean;
  /** What said that it is over; null where PayPal showed the reversal itself, or a refund that needed its money. */
  endedBy: string | null;
}

/** What was taken of a payment and has not come back. */
export type OpenReversal = Pick<KnownReversal, 'id' | 'amountCents'>;

const REVERSAL = z.object({
  id: z.string(),
  cents: z.int(),
  open: z.string(),
  endedBy: z.string().nullable(),
});

/** What was ever taken of a payment, the oldest first. The line that ended one bears in its note what said so. */
export async function knownReversals(manager: EntityManager, paymentId: number): Promise<KnownReversal[]> {
  const rows = await rowsOf(
    manager,
    REVERSAL,
    `SELECT substring(external_ref FROM $2::text) AS id, max(amount_cents) AS cents, sum(amount_cents) AS open,
            (array_agg(note ORDER BY id DESC) FILTER (WHERE amount_cents < 0))[1] AS "endedBy"
       FROM ledger_entries WHERE payment_id = $1 AND kind = 'reversal'
      GROUP BY 1 ORDER BY min(id)`,
    [paymentId, `^${reversalRef('([^:]+)')}`],
  );
  return rows.map(({ id, cents, open, endedBy }) => {
    const isOpen = Number(open) > 0;
    return { id, amountCents: isOpen ? Number(open) : cents, isOpen, endedBy: isOpen ? null : endedBy };
  });
}

/** The reversals of a payment that PayPal has not given back, the oldest first. */
export async function openReversals(manager: EntityManager, paymentId: number): Promise<OpenReversal[]> {
  return (await knownReversals(manager, paymentId)).filter(({ isOpen }) => isOpen);
}
