import { addDays } from '../../../../backend/contracts/days';
import type { PreparationStep } from '../../api/guestGuide';
import { dayWords } from '../../lib/time/dayWords';

/** The days that the guide counts from. */
export interface TripDays {
  startDate: string;
  endDate: string;
  timeZone: string;
}

export interface DatedStep extends PreparationStep {
  /** `YYYY-MM-DD`. */
  dueOn: string;
  /** The first step that is not past yet. */
  isNext: boolean;
  /** "in 53 days", "today", "past". */
  when: string;
}

/** The steps with their dates, counted back from the day of departure. */
export function timelineFor(
  steps: readonly PreparationStep[],
  startDate: string,
  today: string,
): DatedStep[] {
  const dated = steps.map((step) => ({ ...step, dueOn: addDays(startDate, -7 * step.weeksBefore) }));
  const next = dated.find(({ dueOn }) => dueOn >= today);
  return dated.map((step) => ({
    ...step,
    isNext: step === next,
    when: step.dueOn < today ? 'past' : dayWords(step.dueOn, today),
  }));
}
