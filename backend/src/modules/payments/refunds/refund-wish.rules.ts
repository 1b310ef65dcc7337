import type { RefundEffect } from './refund.rules.js';

interface Wish {
  amountCents: number;
  /** What of earlier payments nobody owes: the booking was overpaid, or ended with money still to give back. */
  inFavourCents: number;
  hasEnded: boolean;
  /** What a host wants it to mean for a booking that stands. */
  wanted: 'owed_again' | 'goodwill';
}

/** What a refund means, piece by piece: what nobody owes goes back first, the rest is a gift or owed again. */
export function refundPieces({ amountCents, inFavourCents, hasEnded, wanted }: Wish): {
  amountCents: number;
  effect: RefundEffect;
}[] {
  const unowed = Math.min(amountCents, Math.max(inFavourCents, 0));
  const pieces: { amountCents: number; effect: RefundEffect }[] = [
    { amountCents: unowed, effect: hasEnded ? 'cancellation' : 'overpaid' },
    // An ended booking owes nothing again.
    { amountCents: amountCents - unowed, effect: hasEnded ? 'goodwill' : wanted },
  ];
  return pieces.filter((piece) => piece.amountCents > 0);
}
