import type { KnownReversal } from '../payment/open-reversals.js';

/** A report that money which had been taken is ours again. It does not name the reversal it ends. */
export interface ReversalEnd {
  /** Which report it is: `back:<transaction>` of money that came again, `kept:<dispute>` of one decided for us. */
  by: string;
  /** Null where it says nothing of how much comes again: a decision is about what is disputed, not about what was taken. */
  amountCents: number | null;
}

/** A transaction brought back as much as had been taken, by whatever way it is told of. */
export function broughtBack({ id, amountCents }: { id: string; amountCents: number }): ReversalEnd {
  return { by: `back:${id}`, amountCents };
}

/** A dispute was decided for us. */
export function keptBy({ id }: { id: string }): ReversalEnd {
  return { by: `kept:${id}`, amountCents: null };
}

const kindOf = (by: string) => by.slice(0, by.indexOf(':'));

/**
 * What a report ends: the reversal of as much that stands open, the oldest first; `known` where it was told before, or where
 * another kind of report has told of the same; `nothing` where no reversal of as much is known.
 * @param reversals of the payment, the oldest first.
 */
export function endOf(
  { by, amountCents }: ReversalEnd,
  reversals: readonly KnownReversal[],
): KnownReversal | 'known' | 'nothing' {
  if (reversals.some(({ endedBy }) => endedBy === by)) return 'known';
  const ofAsMuch = reversals.filter(
    (reversal) => amountCents === null || reversal.amountCents === amountCents,
  );
  const isTold = ({ isOpen, endedBy }: KnownReversal) =>
    !isOpen && (endedBy === null || kindOf(endedBy) !== kindOf(by));
  if (ofAsMuch.some(isTold)) return 'known';
  return ofAsMuch.find(({ isOpen }) => isOpen) ?? 'nothing';
}
