import { CANCELLATION_POLICY as POLICY } from '../../../../contracts/cancellation-policy.js';
import { addDays, daysBetween } from '../../../../contracts/days.js';
import { depositOf } from '../../bookings/quote/quote.rules.js';
import type { InstalmentPlan } from '../../trips/instalment-plan.js';

/** What a cancellation depends on. Dates are `YYYY-MM-DD` in the trip's zone, amounts in cents. */
export interface CancellationInput {
  /** Money received and not given back; credits and discounts are none. */
  paidCents: number;
  /** What the booking costs, without extras that were added later: they make no deposit larger. */
  payableCents: number;
  /** What the booking was made with; null means the usual one. */
  plan: InstalmentPlan | null;
  /** The day of the first payment; null when there was none. */
  firstPaidOn: string | null;
  departsOn: string;
  /** The day it was to sail on when it was bought, where the organiser has moved it since; else null. */
  boughtFor: string | null;
  today: string;
}

/** Which line of the policy applies. */
export type CancellationCase = 'nothing_paid' | 'reassurance' | 'all_but_deposit' | 'half' | 'nothing';

/** The calculation, as it is shown before it is confirmed. `paid` = kept + refund. */
export interface CancellationTerms {
  case: CancellationCase;
  paidCents: number;
  /** What of the paid amount counts as the deposit: at most what was paid. */
  depositCents: number;
  keptCents: number;
  refundCents: number;
  daysBeforeDeparture: number;
  /** The day the policy counts from where that is not the sailing: the one that was bought. */
  countsFrom: string | null;
  /** The last day on which this case applies; null when nothing changes any more. */
  validUntil: string | null;
}

/**
 * The one dated policy. Pure. The deposit is its share of what the booking costs by the plan it was
 * made with, also where it was paid in full or late; a half cent goes to the guest.
 */
export function cancellationTerms(asked: CancellationInput): CancellationTerms {
  const { paidCents, payableCents, plan, departsOn, boughtFor, today } = asked;
  // An organiser who moves the sailing nearer takes nobody's right to money back; one who moves it away gives more.
  const countsFrom = boughtFor !== null && boughtFor > departsOn ? boughtFor : null;
  const input = { ...asked, departsOn: countsFrom ?? departsOn };
  const deposit = Math.min(depositOf(payableCents, plan), Math.max(paidCents, 0));
  const applies = caseOf(input);
  const refundCents = REFUNDS[applies](Math.max(paidCents, 0), deposit);
  return {
    case: applies,
    paidCents,
    depositCents: deposit,
    keptCents: paidCents - refundCents,
    refundCents,
    daysBeforeDeparture: daysBetween(today, departsOn),
    countsFrom,
    validUntil: atMost(validUntil(applies, input), departsOn),
  };
}

/** Nobody cancels after the sailing. */
function atMost(day: string | null, last: string): string | null {
  return day !== null && day > last ? last : day;
}

const REFUNDS: Record<CancellationCase, (paidCents: number, depositCents: number) => number> = {
  nothing_paid: () => 0,
  reassurance: (paid) => paid,
  all_but_deposit: (paid, deposit) => paid - deposit,
  half: (paid, deposit) => Math.floor(((paid - deposit) * POLICY.halfPercent + 50) / 100),
  nothing: () => 0,
};

function caseOf({ paidCents, firstPaidOn, departsOn, today }: CancellationInput): CancellationCase {
  if (paidCents <= 0 || firstPaidOn === null) return 'nothing_paid';
  const left = daysBetween(today, departsOn);
  if (left < POLICY.halfDays) return 'nothing';
  if (daysBetween(firstPaidOn, today) <= POLICY.reassuranceDays) return 'reassurance';
  return left >= POLICY.allButDepositDays ? 'all_but_deposit' : 'half';
}

function validUntil(applies: CancellationCase, { firstPaidOn, departsOn }: CancellationInput): string | null {
  const lastHalf = addDays(departsOn, -POLICY.halfDays);
  if (applies === 'half') return lastHalf;
  if (applies === 'all_but_deposit') return addDays(departsOn, -POLICY.allButDepositDays);
  if (applies !== 'reassurance' || firstPaidOn === null) return null;
  const lastReassured = addDays(firstPaidOn, POLICY.reassuranceDays);
  return lastReassured < lastHalf ? lastReassured : lastHalf;
}
