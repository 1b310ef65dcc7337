import type { Quote } from '../../api/quote';
import { formatDay } from '../../lib/time/dates';
import { inARow } from '../../lib/inARow';
import { type InstallmentPlan, partsWords } from '../../lib/installmentPlan';
import { formatMoney } from '../../lib/money';
import { canPayLater, partsDue } from '../../lib/paidLater';

export type Terms = Pick<Quote, 'dueTodayCents' | 'discountCents' | 'parts'>;

/** The name of the plan. Once a part is due already, what is charged today is more than the deposit. */
export function planTitle(deposit: Terms | undefined, plan: InstallmentPlan): string {
  if (!canPayLater(deposit)) return 'Pay the listed price today';
  return deposit && partsDue(deposit, plan) > 0
    ? `Pay in ${partsWords(deposit.parts.length)}`
    : `Pay a ${plan.depositPercent}% deposit`;
}

/** "$389 today, then $778 by Mon, Jul 7 and $389 by Wed, Aug 6. No extra fees"; `first` is when the first is paid. */
export function planText(terms: Terms, plan: InstallmentPlan, first = 'today'): string {
  const { dueTodayCents, parts } = terms;
  const later = parts
    .slice(1)
    .map(({ amountCents, dueOn }) => `${formatMoney(amountCents)} by ${formatDay(dueOn)}`);
  const then = later.length > 0 ? `, then ${inARow(later)}` : '';
  return `${formatMoney(dueTodayCents)} ${first}${COLLECTED[Math.min(partsDue(terms, plan), 2)] ?? ''}${then}. No extra fees`;
}

/** What is in the first payment beside the deposit, by how many parts that is. */
const COLLECTED = ['', ' (the deposit and the part already due)', ' (the deposit and the parts already due)'];
