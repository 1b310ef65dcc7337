import { longDay } from '../../../platform/clock/long-day.js';
import { dueDay } from '../../bookings/quote/quote.rules.js';
import type { InstalmentPlan, LaterPart } from '../../trips/instalment-plan.js';

/** What is wrong with the plan of a trip that departs on a day, a sentence for each field (`laterParts.0.daysBefore`). */
export function planProblems({
  depositPercent,
  laterParts,
  startDate,
}: InstalmentPlan & { startDate: string }): Record<string, string> {
  const problems: Record<string, string> = {};
  const percent = laterParts.reduce((sum, part) => sum + part.percent, depositPercent);
  if (percent !== 100)
    problems.laterParts = `Deposit and parts come to ${percent}%. Together they have to come to 100%`;
  let before = '';
  for (const [place, part] of laterParts.entries()) {
    const problem = dayProblem(part, { before, startDate });
    if (problem) problems[`laterParts.${place}.${part.dueOn === null ? 'daysBefore' : 'dueOn'}`] = problem;
    else before = dueDay(part, startDate);
  }
  return problems;
}

function dayProblem(
  part: LaterPart,
  { before, startDate }: { before: string; startDate: string },
): string | null {
  if ((part.daysBefore === null) === (part.dueOn === null))
    return 'Enter the days before departure, or a day';
  const day = dueDay(part, startDate);
  if (day > startDate) return `The trip sails on ${longDay(startDate)}: choose a day until then`;
  if (day <= before) return `The part above is due on ${longDay(before)}: this one comes later`;
  return null;
}
