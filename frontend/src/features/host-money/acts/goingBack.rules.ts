/** A payment that may give something back. */
interface Giving {
  refundableCents: number;
  /** Whose share it was; null of what the buyer has paid. */
  shareName: string | null;
}

/** What of an amount goes back to the buyer, and what to who paid which share. */
interface GoingBack {
  toBuyerCents: number;
  /** In the order in which it is taken, each name once. */
  toOthers: { shareName: string; cents: number }[];
}

/** Whom an amount goes back to: the newest of a booking’s payments gives first. `payments`: the oldest first. */
export function goingBack(amountCents: number, payments: readonly Giving[]): GoingBack {
  let missing = amountCents;
  let toBuyerCents = 0;
  const others = new Map<string, number>();
  for (const { refundableCents, shareName } of payments.toReversed()) {
    const cents = Math.min(missing, refundableCents);
    missing -= cents;
    if (shareName === null) toBuyerCents += cents;
    else if (cents > 0) others.set(shareName, (others.get(shareName) ?? 0) + cents);
  }
  return { toBuyerCents, toOthers: [...others].map(([shareName, cents]) => ({ shareName, cents })) };
}
