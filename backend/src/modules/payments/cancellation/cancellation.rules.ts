import { type CancellationPolicy, lastStepDays } from '../../../../contracts/cancellation-policy.js';
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
  /** What it was made with, whatever the trip's has become. */
  policy: CancellationPolicy;
  /** The day of the first payment; null when there was none. */
  firstPaidOn: string | null;
  departsOn: string;
  /** The day it was to sail on when it was bought, where the organiser has moved it since; else null. */
  boughtFor: string | null;
  today: string;
}

/** Which line of the policy applies; `step`: one of its steps, by the days that are left. */
export type CancellationCase = 'nothing_paid' | 'reassurance' | 'step' | 'nothing';

/** The calculation, as it is shown before it is confirmed. `paid` = kept + refund. */
export interface CancellationTerms {
  case: CancellationCase;
  /** Of what was paid beyond the deposit comes back so much, whole percent. */
  percent: number;
  policy: CancellationPolicy;
  paidCents: number;
  /** What of the paid amount counts as the deposit: at most what was paid. */
  depositCents: number;
  keptCents: number;
  refundCents: number;
  daysBeforeDeparture: number;
  /** The day the policy counts from where that is not the sailing: the one that was bought. */
  countsFrom: string | null;
  /** The last day on which this case applies; null when it does until the sailing. */
  validUntil: string | null;
}

/** The same, with who gets it. */
export interface ShownTerms extends CancellationTerms {
  /** What of the refund goes back to who paid shares of the booking. */
  toOthersCents: number;
}

/**
 * A booking's own dated policy. Pure. The deposit is its share of what the booking costs by the plan it was
 * made with, also where it was paid in full or late; a half cent goes to the guest.
 */
export function cancellationTerms(asked: CancellationInput): CancellationTerms {
  const { paidCents, payableCents, plan, policy, departsOn, boughtFor, today } = asked;
  // An organiser who moves the sailing nearer takes nobody's right to money back; one who moves it away gives more.
  const countsFrom = boughtFor !== null && boughtFor > departsOn ? boughtFor : null;
  const line = lineOf({ ...asked, departsOn: countsFrom ?? departsOn });
  const paid = Math.max(paidCents, 0);
  const deposit = Math.min(depositOf(payableCents, plan), paid);
  const kept = line.case === 'reassurance' ? 0 : deposit;
  const refundCents = Math.floor(((paid - kept) * line.percent + 50) / 100);
  return {
    case: line.case,
    percent: line.percent,
    policy,
    paidCents,
    depositCents: deposit,
    keptCents: paidCents - refundCents,
    refundCents,
    daysBeforeDeparture: daysBetween(today, departsOn),
    countsFrom,
    // Nobody cancels after the sailing.
    validUntil: line.until !== null && line.until < departsOn ? line.until : null,
  };
}

/** A line of the policy, and the last day on which it applies. */
interface Line extends Pick<CancellationTerms, 'case' | 'percent'> {
  until: string | null;
}

const nothing = (why: 'nothing_paid' | 'nothing'): Line => ({ case: why, percent: 0, until: null });

function lineOf({ paidCents, firstPaidOn, policy, departsOn, today }: CancellationInput): Line {
  if (paidCents <= 0 || firstPaidOn === null) return nothing('nothing_paid');
  const left = daysBetween(today, departsOn);
  const lastDay = addDays(departsOn, -lastStepDays(policy));
  if (today > lastDay) return nothing('nothing');
  const { reassuranceDays, steps } = policy;
  if (reassuranceDays > 0 && daysBetween(firstPaidOn, today) <= reassuranceDays) {
    const day = addDays(firstPaidOn, reassuranceDays);
    return { case: 'reassurance', percent: 100, until: day < lastDay ? day : lastDay };
  }
  const step = steps.find(({ daysBefore }) => left >= daysBefore);
  if (!step) return nothing('nothing');
  return { case: 'step', percent: step.percent, until: addDays(departsOn, -step.daysBefore) };
}
