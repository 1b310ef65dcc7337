import type { GuestRecord } from '../../api/guest';

/** An amount that can be paid now: what is due, the next part before its day, or all that is left. */
export interface Amount {
  pays: 'due' | 'next' | 'balance';
  cents: number;
  /** The day by which it is due; null for what is due already and for all that is left. */
  dueOn: string | null;
}

const OWN = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d{1,6})(?:\.(\d{1,2}))?$/;

export function remainingCents({ remainingAmount }: Pick<GuestRecord, 'remainingAmount'>): number {
  return Math.round((remainingAmount ?? 0) * 100);
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

/** What somebody typed, in cents: "$1,200.50" is 120050. Null when it is no amount. */
export function centsTyped(text: string): number | null {
  const [, dollars, cents = ''] = OWN.exec(text.trim()) ?? [];
  return dollars === undefined
    ? null
    : Number(dollars.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'));
}
