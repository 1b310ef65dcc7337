import type { LineKind, StatementLine } from '../../provider/provider.types.js';

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
}: { eventCode: string } & Pick<StatementLine, 'amountCents' | 'referenceId'>): LineKind | null {
  if (PAYMENT.test(eventCode) && amountCents > 0) return 'payment';
  if (!referenceId) return null;
  if (eventCode === REFUND && amountCents < 0) return 'refund';
  if (REVERSALS.has(eventCode) && amountCents < 0) return 'reversal';
  return CANCELED.has(eventCode) && amountCents > 0 ? 'reversal_canceled' : null;
}
