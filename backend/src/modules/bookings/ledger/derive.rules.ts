import { type BookingStatus, isConfirmed, type PaymentStatus } from '../booking.rules.js';
import type { InstalmentKind } from '../quote/quote.rules.js';

export type LedgerKind =
  | 'charge'
  | 'discount'
  | 'capture'
  | 'manual'
  | 'refund'
  | 'credit'
  | 'reversal'
  | 'adjustment';

export type AccessPolicy = 'paid_in_full' | 'current';

/** Kinds that are money or credit received (or given back), as against what the trip costs. */
const MONEY_KINDS: ReadonlySet<LedgerKind> = new Set(['capture', 'manual', 'refund', 'credit', 'reversal']);

/** An instalment: a part of the plan when it does not say that it collects an extra. */
interface DerivedPart {
  kind?: InstalmentKind;
  dueOn: string;
  amountCents: number;
}

export interface DeriveInput {
  status: BookingStatus;
  disputed: boolean;
  accessOverride: boolean | null;
  entries: readonly { kind: LedgerKind; amountCents: number }[];
  parts: readonly DerivedPart[];
  policy: AccessPolicy;
  /** Today in the trip's zone, `YYYY-MM-DD`. */
  today: string;
}

/** Everything about money that a booking's guests show. Amounts in cents. */
export interface Derived {
  amountPaidCents: number;
  /** The money in it: received less what went back. Credits are none. */
  receivedCents: number;
  remainingCents: number;
  paymentStatus: PaymentStatus;
  accessGranted: boolean;
  nextPaymentDate: string | null;
  partsPaid: number;
}

/**
 * Derives a booking's money from its ledger. Pure: run again on the same day, it must find nothing to change.
 * Order of the parts matters: money pays the earliest part first. See docs/payments.md.
 */
export function derive(input: DeriveInput): Derived {
  const money = input.entries.filter((e) => MONEY_KINDS.has(e.kind));
  const paid = 0 - money.reduce((sum, e) => sum + e.amountCents, 0);
  const owed = input.entries.reduce((sum, e) => sum + e.amountCents, 0);
  const credit = 0 - money.filter((e) => e.kind === 'credit').reduce((sum, e) => sum + e.amountCents, 0);
  const refunded = money.some((e) => e.kind === 'refund');
  const open = unpaidParts(input.parts, coveredCents(input.status, input.parts, { paid, owed }));
  const confirmed = isConfirmed(input.status);
  return {
    amountPaidCents: paid,
    receivedCents: paid - credit,
    remainingCents: Math.max(owed, 0),
    paymentStatus: paymentStatus(input.status, paid, owed, refunded),
    accessGranted:
      input.accessOverride ?? (confirmed && !input.disputed && settledEnough(input, owed, paid, open)),
    nextPaymentDate: confirmed && owed > 0 ? (open[0]?.dueOn ?? null) : null,
    partsPaid: input.parts.length - open.length,
  };
}

function paymentStatus(status: BookingStatus, paid: number, owed: number, refunded: boolean): PaymentStatus {
  if (refunded && (paid <= 0 || status === 'cancelled')) return 'refunded';
  if (isConfirmed(status) && owed <= 0) return 'paid';
  return paid > 0 ? 'partial' : 'unpaid';
}

function settledEnough(input: DeriveInput, owed: number, paid: number, open: DeriveInput['parts']): boolean {
  // Money pays the plan before the extras: what is left of these closes no door.
  if (owed <= addOnCents(input.parts)) return true;
  return input.policy === 'current' && paid > 0 && !open.some((part) => part.dueOn < input.today);
}

function addOnCents(parts: readonly DerivedPart[]): number {
  return parts.filter(({ kind }) => kind === 'add_on').reduce((sum, part) => sum + part.amountCents, 0);
}

/**
 * How much of the parts is settled, earliest first: all but what is still owed. Not simply what was paid: a host may have
 * made the trip cheaper, and a refund takes from the last part. An ended booking owes nothing; what it paid stays paid.
 */
export function coveredCents(
  status: BookingStatus,
  parts: readonly { amountCents: number }[],
  { paid, owed }: { paid: number; owed: number },
): number {
  if (status === 'expired' || status === 'cancelled') return paid;
  return parts.reduce((sum, part) => sum + part.amountCents, 0) - Math.max(owed, 0);
}

/** The parts that an amount does not cover, earliest first. */
function unpaidParts<P extends { amountCents: number }>(parts: readonly P[], coveredByMoney: number): P[] {
  let covered = coveredByMoney;
  return parts.filter((part) => {
    covered -= part.amountCents;
    return covered < 0;
  });
}

/** How much of each part is settled: see {@link coveredCents}. */
export function paidOfParts(parts: readonly { amountCents: number }[], covered: number): number[] {
  let left = Math.max(covered, 0);
  return parts.map(({ amountCents }) => {
    const paid = Math.min(amountCents, left);
    left -= paid;
    return paid;
  });
}

/**
 * What is missing of the parts of a booking that stands, earliest first; settled ones are left out. What is owed beyond the
 * parts falls due with the last one, so that the parts always come to what is owed.
 */
export function openParts<P extends { amountCents: number }>(
  parts: readonly P[],
  owedCents: number,
): { part: P; missingCents: number }[] {
  const totalCents = parts.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const settled = paidOfParts(parts, totalCents - Math.max(owedCents, 0));
  const beyondCents = Math.max(owedCents - totalCents, 0);
  return parts
    .map((part, i) => {
      const beyond = i === parts.length - 1 ? beyondCents : 0;
      return { part, missingCents: part.amountCents - (settled[i] ?? 0) + beyond };
    })
    .filter(({ missingCents }) => missingCents > 0);
}
