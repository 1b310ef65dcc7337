import type { Dispute } from '../provider/provider.types.js';

/** How a dispute stands: open, decided for us, or decided for the buyer and all of it done. */
export type DisputeEnd = 'open' | 'kept' | 'gone';

interface Situation {
  state: Dispute['state'];
  /** Null where it is not said; then it is about the whole payment. */
  disputedCents: number | null;
  paidCents: number;
  refundedCents: number;
  reversedCents: number;
}

/** A lost dispute is over when what it takes is booked, as a reversal or a refund, or nothing was left to take. */
export function disputeEnd(s: Situation): DisputeEnd {
  if (s.state !== 'lost') return s.state;
  const isBack = s.refundedCents >= Math.min(s.disputedCents ?? s.paidCents, s.paidCents);
  return s.reversedCents > 0 || isBack ? 'gone' : 'open';
}
