import { SMALLEST_PAYMENT_CENTS } from '../../../../contracts/payment-terms.js';
import { openParts } from '../../bookings/ledger/derive.rules.js';
import { type InstalmentKind, PART_KINDS, type PartKind } from '../../bookings/quote/quote.rules.js';

export const PAYS = ['due', 'next', 'balance', 'amount'] as const;
/**
 * What somebody wants to pay: what is due by today; that or else the next part; everything that is owed; or an amount of
 * their own.
 */
export type Pays = (typeof PAYS)[number];

interface PartLike {
  kind: InstalmentKind;
  amountCents: number;
}

export interface Situation {
  /** Everything owed, in cents. */
  owedCents: number;
  /** What of it is due by today. */
  dueCents: number;
  /** Whether something was paid before: the first payment is at least what is due. */
  hasBegun: boolean;
}

/** Cents to pay for a wish; null for `amount`, which is the buyer's to say within {@link ownAmountRange}. */
export function amountFor(pays: Pays, now: Situation, parts: readonly PartLike[]): number | null {
  if (pays === 'amount') return null;
  if (pays === 'balance') return now.owedCents;
  if (pays === 'due' || now.dueCents > 0) return Math.max(now.dueCents, 0);
  return openParts(parts, now.owedCents)[0]?.missingCents ?? now.owedCents;
}

/** The least and the most somebody may pay when they say the amount. */
export function ownAmountRange({ owedCents, dueCents, hasBegun }: Situation): {
  least: number;
  most: number;
} {
  const least = hasBegun ? SMALLEST_PAYMENT_CENTS : dueCents;
  return { least: Math.min(least, owedCents), most: owedCents };
}

/** What an amount pays: exactly what is missing of the plan's next part, or something else of the balance. */
export function purposeOf(
  parts: readonly PartLike[],
  owedCents: number,
  amountCents: number,
): PartKind | 'balance' {
  const [next] = openParts(parts, owedCents);
  const kind = PART_KINDS.find((one) => one === next?.part.kind);
  return kind && next?.missingCents === amountCents ? kind : 'balance';
}
