import type { Quote } from '../../api/quote';
import { formatDay } from '../../lib/dates';
import { formatMoney } from '../../lib/money';

export type Terms = Pick<Quote, 'dueTodayCents' | 'discountCents' | 'parts'>;

/** Whether paying in parts still means paying later: near the departure every part is due today. */
export function canPayLater(deposit: Terms | undefined): boolean {
  return deposit?.parts.length !== 1;
}

/** The name of the plan. Once a part is due already, what is charged today is more than the deposit. */
export function planTitle(deposit: Terms | undefined, depositPercent: number): string {
  if (!canPayLater(deposit)) return 'Pay the listed price today';
  return deposit?.parts.length === 2 ? 'Pay in two parts' : `Pay a ${depositPercent}% deposit`;
}

/** "$389 today, then $778 by Mon, Jul 7 and $389 by Wed, Aug 6. No extra fees" */
export function planText({ dueTodayCents, parts }: Terms): string {
  const later = parts
    .slice(1)
    .map(({ amountCents, dueOn }) => `${formatMoney(amountCents)} by ${formatDay(dueOn)}`);
  const collected = parts.length === 2 ? ' (the deposit and the part already due)' : '';
  const then = later.length > 0 ? `, then ${later.join(' and ')}` : '';
  return `${formatMoney(dueTodayCents)} today${collected}${then}. No extra fees`;
}
