import { DomainError } from '../../../platform/errors/domain-error.js';
import { amountText, dollars } from '../quote/money-text.js';
import type { Plan, Quote } from '../quote/quote.rules.js';

/** What the booking form showed, in dollars. Each may be left out; what is sent must be right. */
export interface ShownFigures {
  totalAmount?: number;
  depositAmount?: number;
  remainingAmount?: number;
}

/**
 * Nobody is registered at a price they were not shown. Throws `quote.price_changed` with the right total, or what is
 * charged today where only the parts are wrong, and a sentence for each wrong one.
 * @param quotes the price of the selection by each plan.
 */
export function assertFigures(shown: ShownFigures, plan: Plan, quotes: Record<Plan, Quote>): void {
  const { totalCents, dueTodayCents, remainingCents } = quotes[plan];
  const right = rightFigures(plan, quotes);
  const wrong: Record<string, string> = {};
  if (!isOneOf(shown.totalAmount, right.total)) wrong.totalAmount = `The total is ${dollars(totalCents)}`;
  if (!isOneOf(shown.depositAmount, right.deposit))
    wrong.depositAmount = `${dollars(dueTodayCents)} is charged today`;
  if (!isOneOf(shown.remainingAmount, right.remaining))
    wrong.remainingAmount = `${dollars(remainingCents)} remains`;
  if (!Object.keys(wrong).length) return;
  const told = wrong.totalAmount ? totalCents : dueTodayCents;
  throw new DomainError('quote.price_changed', { due: dollars(told), amount: amountText(told) }, wrong);
}

/** Who pays in full leaves no deposit: a page may send none, all of it, or what the deposit would have been. */
function rightFigures(plan: Plan, { full, installment }: Record<Plan, Quote>) {
  const total = [full.totalCents];
  if (plan === 'installment') {
    return { total, deposit: [installment.dueTodayCents], remaining: [installment.remainingCents] };
  }
  return {
    total,
    deposit: [0, full.dueTodayCents, installment.dueTodayCents],
    remaining: [0, full.discountCents, installment.remainingCents],
  };
}

function isOneOf(shownDollars: number | undefined, rightCents: readonly number[]): boolean {
  return shownDollars === undefined || rightCents.includes(Math.round(shownDollars * 100));
}
