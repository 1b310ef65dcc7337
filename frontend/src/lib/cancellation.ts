import { type CancellationPolicy, lastStepDays } from '../../../backend/contracts/cancellation-policy';
import { upperFirst } from './firstLetter';

/** A line of a policy: who cancels then gets so much back. */
export interface CancellationLine {
  when: string;
  refund: string;
}

/** "1 day", "14 days". */
export const daysOf = (count: number): string => `${count} ${count === 1 ? 'day' : 'days'}`;
/** "30 or more days before departure". */
export const orMore = (count: number) =>
  count === 0 ? 'until departure' : `${count} or more days before departure`;
/** "fewer than 30 days before departure". */
export const fewerThan = (count: number) => `fewer than ${daysOf(count)} before departure`;

/** "half" or "80%", before "of what ...". */
export const shareOf = (percent: number): string => (percent === 50 ? 'half' : `${percent}%`);

/** When a step applies: "60 or more days before departure", "30 to 59 days before departure". */
export function stepSpan({ steps }: CancellationPolicy, place: number): string {
  const [before, step] = [steps[place - 1], steps[place]];
  const from = step?.daysBefore ?? 0;
  if (!before) return orMore(from);
  const to = before.daysBefore - 1;
  return to === from ? `${daysOf(from)} before departure` : `${from} to ${to} days before departure`;
}

/** A policy in full, one line a case, in the order in which they are asked. */
export function cancellationLines(policy: CancellationPolicy): readonly CancellationLine[] {
  const { reassuranceDays, steps } = policy;
  const lastDays = lastStepDays(policy);
  const hasFirstDays = reassuranceDays > 0;
  const lines: CancellationLine[] = [];
  if (hasFirstDays) {
    const within = `Within ${daysOf(reassuranceDays)} of the first payment`;
    lines.push({
      when: lastDays > 0 ? `${within}, and ${orMore(lastDays)}` : within,
      refund: 'Everything you paid',
    });
  }
  for (const [place, { percent }] of steps.entries()) {
    const span = stepSpan(policy, place);
    lines.push({
      when: hasFirstDays && place === 0 ? `Later, ${span}` : upperFirst(span),
      refund:
        percent === 100
          ? 'Everything except the deposit'
          : `${upperFirst(shareOf(percent))} of what you paid beyond the deposit`,
    });
  }
  if (lastDays > 0) lines.push({ when: upperFirst(fewerThan(lastDays)), refund: 'Nothing' });
  if (steps.length === 0)
    lines.push({ when: hasFirstDays ? 'Later' : 'Whenever you cancel', refund: 'Nothing' });
  return lines;
}
