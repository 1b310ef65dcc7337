interface CreditLike {
  id: number;
  remainingCents: number;
  /** The last day on which it may be used, `YYYY-MM-DD`; null is for ever. */
  expiresOn: string | null;
}

/** How much is taken of a credit. */
export interface CreditUse<C> {
  credit: C;
  amountCents: number;
}

/** Credits that may be used on a day, those that end first before others. */
export function usableCredits<C extends CreditLike>(credits: readonly C[], today: string): C[] {
  return credits
    .filter(
      ({ expiresOn, remainingCents }) => remainingCents > 0 && (expiresOn === null || expiresOn >= today),
    )
    .toSorted((a, b) => (a.expiresOn ?? '9').localeCompare(b.expiresOn ?? '9') || a.id - b.id);
}

/** Which credits pay how much of an amount: each as far as it goes, never more than is owed. */
export function planUse<C extends CreditLike>(credits: readonly C[], owedCents: number): CreditUse<C>[] {
  let missing = Math.max(owedCents, 0);
  return credits.flatMap((credit) => {
    const amountCents = Math.min(missing, credit.remainingCents);
    missing -= amountCents;
    return amountCents > 0 ? [{ credit, amountCents }] : [];
  });
}
