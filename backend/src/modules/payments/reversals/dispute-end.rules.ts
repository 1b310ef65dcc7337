import type { PayPalDispute } from '../paypal/client/paypal.schemas.js';

const RESOLVED = 'RESOLVED';
/** Whatever ends a dispute without money for the buyer: won, withdrawn by them, refused by PayPal. */
const KEPT: ReadonlySet<string> = new Set([
  'RESOLVED_SELLER_FAVOUR',
  'CANCELED_BY_BUYER',
  'DENIED',
  'RESOLVED_WITH_PAYOUT',
]);

/** How a dispute stands: open, decided for us, or decided for the buyer and all of it done. */
export type DisputeEnd = 'open' | 'kept' | 'gone';

interface Situation {
  /** PayPal's words, e.g. RESOLVED and RESOLVED_BUYER_FAVOUR. */
  status: string;
  outcome: string | undefined;
  /** Null where PayPal does not say; then it is about the whole payment. */
  disputedCents: number | null;
  paidCents: number;
  refundedCents: number;
  reversedCents: number;
}

/** Whether PayPal has decided it. */
export function isResolved({ status }: Pick<PayPalDispute, 'status'>): boolean {
  return status === RESOLVED;
}

/** Whether PayPal has decided it for us. */
export function isKept(dispute: PayPalDispute): boolean {
  return isResolved(dispute) && KEPT.has(dispute.dispute_outcome?.outcome_code ?? '');
}

/** A lost dispute is over when what it takes is booked, as a reversal or a refund, or nothing was left to take. */
export function disputeEnd(s: Situation): DisputeEnd {
  if (!isResolved(s)) return 'open';
  if (KEPT.has(s.outcome ?? '')) return 'kept';
  const isBack = s.refundedCents >= Math.min(s.disputedCents ?? s.paidCents, s.paidCents);
  return s.reversedCents > 0 || isBack ? 'gone' : 'open';
}
