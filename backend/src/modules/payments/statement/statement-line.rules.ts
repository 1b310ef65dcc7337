import type { LineKind, StatementLine } from '../provider/provider.types.js';

/** Under which reference the ledger has the line; a canceled reversal has none of its own. */
export function ledgerRef(kind: Exclude<LineKind, 'reversal_canceled'>, id: string): string {
  return {
    payment: `paypal:capture:${id}`,
    refund: `paypal:refund:${id}`,
    reversal: `paypal:reversal:${id}`,
  }[kind];
}

/** What the ledger has for a line that is booked: owed less for money that came, owed again for money that went. */
export function ledgerCents({ amountCents }: Pick<StatementLine, 'amountCents'>): number {
  return 0 - amountCents;
}
