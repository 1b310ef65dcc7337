import { formatMoney } from './money';

/** A payment that may give something back. */
interface Giving {
  refundableCents: number;
  /** Whose share it was; null of what the buyer has paid. */
  shareName: string | null;
}

/** What of an amount goes back to the buyer, and what to who paid which share. */
export interface GoingBack {
  toBuyerCents: number;
  /** In the order in which it is taken, each name once. */
  toOthers: { shareName: string; cents: number }[];
  toOthersCents: number;
}

/** Whom an amount goes back to that is taken of a booking's payments, of which the newest gives first. `payments`: the oldest first. */
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
  const toOthers = [...others].map(([shareName, cents]) => ({ shareName, cents }));
  return { toBuyerCents, toOthers, toOthersCents: toOthers.reduce((sum, { cents }) => sum + cents, 0) };
}

/** To whom it goes, as the buyer reads it where a part of it is not theirs: "$637 goes back: $0 to you, ..." */
export function splitWords({
  toBuyerCents,
  toOthersCents,
}: Pick<GoingBack, 'toBuyerCents' | 'toOthersCents'>): string {
  const whole = formatMoney(toBuyerCents + toOthersCents);
  return `${whole} goes back: ${formatMoney(toBuyerCents)} to you, ${formatMoney(toOthersCents)} to who paid shares.`;
}
