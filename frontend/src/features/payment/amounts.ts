import type { GuestRecord } from '../../api/guest';
import { centsOfDollars } from '../../lib/amount';

/** An amount that can be paid now: what is due, the next part before its day, or all that is left. */
export interface Amount {
  pays: 'due' | 'next' | 'balance';
  cents: number;
  /** The day by which it is due; null for what is due already and for all that is left. */
  dueOn: string | null;
}

export function remainingCents({ remainingAmount }: Pick<GuestRecord, 'remainingAmount'>): number {
  return centsOfDollars(remainingAmount ?? 0);
}

/** The amounts that a booking in parts offers, the smallest first; none when nothing is left. */
export function amountsOf(
  guest: Pick<GuestRecord, 'schedule' | 'dueNowCents' | 'remainingAmount'>,
): Amount[] {
  const left = remainingCents(guest);
  const next = guest.schedule.find((part) => part.paidCents < part.amountCents);
  const amounts: Amount[] = [];
  if (guest.dueNowCents > 0) amounts.push({ pays: 'due', cents: guest.dueNowCents, dueOn: null });
  else if (next) {
    amounts.push({ pays: 'next', cents: next.amountCents - next.paidCents, dueOn: next.dueOn });
  }
  if (left > (amounts[0]?.cents ?? 0)) amounts.push({ pays: 'balance', cents: left, dueOn: null });
  return amounts;
}
