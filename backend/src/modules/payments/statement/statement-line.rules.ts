import type { LineKind, StatementLine } from '../provider/provider.types.js';
import { returnRef, reversalRef, takingRef } from '../payment/provider-refs.js';

/** Under which reference the ledger has the line; a canceled reversal has none of its own. */
export function ledgerRef(kind: Exclude<LineKind, 'reversal_canceled'>, id: string): string {
  return { payment: takingRef, refund: returnRef, reversal: reversalRef }[kind](id);
}

/** What the ledger has for a line that is booked: owed less for money that came, owed again for money that went. */
export function ledgerCents({ amountCents }: Pick<StatementLine, 'amountCents'>): number {
  return 0 - amountCents;
}
