import type { LedgerKind } from '../../bookings/ledger/derive.rules.js';
import type { Refund } from '../refunds/refund.entity.js';
import { IN_FLIGHT, isUnowed } from '../refunds/refund.rules.js';

/** Sums of a ledger by what the lines are, in cents. Whatever is posted, `cost - paid + refunded + reversed - credit = owed`. */
export interface LedgerSums {
  costCents: number;
  paidCents: number;
  refundedCents: number;
  reversedCents: number;
  creditCents: number;
  owedCents: number;
}

/** What came and nobody owes, less what of it is on its way back, in cents. */
export function owedBackCents(
  owedCents: number,
  refunds: readonly Pick<Refund, 'amountCents' | 'status' | 'effect'>[],
): number {
  const onItsWay = refunds.filter(({ status, effect }) => IN_FLIGHT.includes(status) && isUnowed(effect));
  const goingCents = onItsWay.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return Math.max(0, 0 - owedCents - goingCents);
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
