import type { StatementLine } from '../paypal/statement/statement-line.js';

export type LineKind = 'payment' | 'refund' | 'reversal' | 'reversal_canceled';

const PAYMENT = /^T00\d\d$/;
const REFUND = 'T1107';
/** Taken by PayPal, and by the buyer's bank. */
const REVERSALS: ReadonlySet<string> = new Set(['T1106', 'T1201']);
/** Given back by PayPal under the reversal's own code, and by the bank under another. */
const CANCELED: ReadonlySet<string> = new Set(['T1106', 'T1202']);

/** What a line of PayPal's statement is to the books, by PayPal's T-code; null for fees, holds, withdrawals and the like. */
export function kindOfLine({
  eventCode,
  amountCents,
  referenceId,
}: Pick<StatementLine, 'eventCode' | 'amountCents' | 'referenceId'>): LineKind | null {
  if (PAYMENT.test(eventCode) && amountCents > 0) return 'payment';
  if (!referenceId) return null;
  if (eventCode === REFUND && amountCents < 0) return 'refund';
  if (REVERSALS.has(eventCode) && amountCents < 0) return 'reversal';
  return CANCELED.has(eventCode) && amountCents > 0 ? 'reversal_canceled' : null;
}

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
