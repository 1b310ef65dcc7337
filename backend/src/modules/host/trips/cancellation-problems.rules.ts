import type { CancellationPolicy } from '../../../../contracts/cancellation-policy.js';

/** What is wrong with a policy, a sentence for each field (`cancellation.steps.1.percent`): who waits never gets more back. */
export function cancellationProblems({ steps }: CancellationPolicy): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const [place, { daysBefore, percent }] of steps.entries()) {
    const before = steps[place - 1];
    const at = `cancellation.steps.${place}`;
    if (!before) continue;
    if (daysBefore >= before.daysBefore)
      problems[`${at}.daysBefore`] = `Enter fewer days than the step above has: it has ${before.daysBefore}`;
    if (percent >= before.percent)
      problems[`${at}.percent`] = `Enter less than the step above returns: it returns ${before.percent}%`;
  }
  return problems;
}
