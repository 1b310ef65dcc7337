import { DAY_MS } from '../../../platform/clock/clock.js';

/** A host and since when they have the right to money on the trip; null is from the beginning. */
export interface MoneyHost {
  userId: number;
  moneySince: Date | null;
}

/** When a host's word counts as that of one of two persons: whoever lets somebody in does not let a second self confirm. */
function countsFrom({ moneySince }: MoneyHost, days: number): Date | null {
  return moneySince && new Date(moneySince.getTime() + days * DAY_MS);
}

/** From when this one may confirm what that one asked for: both have been there for so many days. Null is at once. */
export function mayConfirmFrom(asker: MoneyHost, other: MoneyHost, days: number): Date | null {
  const [one, two] = [countsFrom(asker, days), countsFrom(other, days)];
  return one && two ? new Date(Math.max(one.getTime(), two.getTime())) : (one ?? two);
}
