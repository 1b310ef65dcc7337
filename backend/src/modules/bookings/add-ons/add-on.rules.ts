import { paidOfParts } from '../ledger/derive.rules.js';
import { addDays } from '../../../../contracts/days.js';

const DAYS_TO_PAY = 7;

/**
 * The day by which an extra is to be paid, `YYYY-MM-DD`: with the last part that is yet to come; else a week from today,
 * but not after the day on which everything has to be paid, nor in the past. Never before a part that is there already,
 * for money pays the parts in their order.
 * @param lastDay the day on which everything is to be paid by the booking's plan.
 */
export function addOnDueOn(parts: readonly { dueOn: string }[], today: string, lastDay: string): string {
  const last = parts
    .map(({ dueOn }) => dueOn)
    .toSorted()
    .at(-1);
  if (last !== undefined && last >= today) return last;
  const inAWeek = addDays(today, DAYS_TO_PAY);
  const dueOn = inAWeek < lastDay ? inAWeek : lastDay;
  return dueOn < today ? today : dueOn;
}

/** Whether something of an instalment is settled already, so that it cannot simply be taken away. */
export function isPartTouched(
  parts: readonly { position: number; amountCents: number }[],
  position: number,
  coveredCents: number,
): boolean {
  const settled = paidOfParts(parts, coveredCents);
  return parts.some((part, i) => part.position === position && (settled[i] ?? 0) > 0);
}
