import { type CancellationPolicy, lastStepDays } from '../../../backend/contracts/cancellation-policy';
import { daysOf, fewerThan, orMore, shareOf } from './cancellation';

/** A policy in one sentence, for the place where people agree to it. */
export function cancellationInASentence(policy: CancellationPolicy): string {
  const { reassuranceDays, steps } = policy;
  const later = laterWords(policy);
  if (reassuranceDays === 0)
    return steps.length > 0
      ? `If you cancel, ${later}.`
      : 'If you cancel, nothing of what you paid comes back.';
  const lastDays = lastStepDays(policy);
  const far = lastDays > 0 ? `, ${orMore(lastDays)},` : '';
  return `Cancel within ${daysOf(reassuranceDays)} of your first payment${far} and everything comes back; after that ${later}.`;
}

/** What holds when the first days are over, or where there are none. */
function laterWords(policy: CancellationPolicy): string {
  const [first, ...others] = policy.steps;
  if (!first) return 'nothing does';
  if (others.length > 0) return 'the deposit stays with the trip, and less comes back the later you cancel';
  const rest = first.percent === 100 ? 'the rest' : `${shareOf(first.percent)} of the rest`;
  const near = first.daysBefore > 0 ? `, ${fewerThan(first.daysBefore)} nothing` : '';
  return `the deposit stays with the trip and ${rest} comes back${near}`;
}
