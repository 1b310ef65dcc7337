import type { LedgerKind } from '../../guests/derive.rules.js';

/** Sums of a ledger by what the lines are, in cents. Whatever is posted, `cost - paid + refunded + reversed - credit = owed`. */
export interface LedgerSums {
  costCents: number;
  paidCents: number;
  refundedCents: number;
  reversedCents: number;
  creditCents: number;
  owedCents: number;
}

/** What stays of the money and credits that came. */
export function keptCents(sums: LedgerSums): number {
  return sums.paidCents + sums.creditCents - sums.refundedCents - sums.reversedCents;
}

export function ledgerSums(entries: readonly { kind: LedgerKind; amountCents: number }[]): LedgerSums {
  const sum = (...kinds: LedgerKind[]) =>
    entries.filter(({ kind }) => kinds.includes(kind)).reduce((total, entry) => total + entry.amountCents, 0);
  return {
    costCents: sum('charge', 'discount', 'adjustment'),
    paidCents: 0 - sum('capture', 'manual'),
    refundedCents: sum('refund'),
    reversedCents: sum('reversal'),
    creditCents: 0 - sum('credit'),
    owedCents: entries.reduce((total, entry) => total + entry.amountCents, 0),
  };
}
