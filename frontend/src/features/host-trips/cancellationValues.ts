import type { EditTrip } from '../../api/host/hostTrips';
import { wholeTyped } from '../../lib/numbers';
import { wholeOf } from './planValues';

interface StepValues {
  daysBefore: string;
  percent: string;
}

/** The cancellation policy as it is typed. */
export interface CancellationValues {
  /** Empty where there are no such days. */
  reassuranceDays: string;
  steps: StepValues[];
}

type Policy = EditTrip['cancellation'];

export const EMPTY_STEP: StepValues = { daysBefore: '', percent: '' };

export const cancellationValues = ({ reassuranceDays, steps }: Policy): CancellationValues => ({
  reassuranceDays: reassuranceDays === 0 ? '' : String(reassuranceDays),
  steps: steps.map(({ daysBefore, percent }) => ({
    daysBefore: String(daysBefore),
    percent: String(percent),
  })),
});

export const cancellationBody = ({ reassuranceDays, steps }: CancellationValues): Policy => ({
  reassuranceDays: reassuranceDays.trim() ? wholeOf(reassuranceDays) : 0,
  steps: steps.map(({ daysBefore, percent }) => ({
    daysBefore: wholeOf(daysBefore),
    percent: wholeOf(percent),
  })),
});

/** The policy, once every number of it is typed; null before. */
export function wholePolicy(values: CancellationValues): Policy | null {
  const numbers = values.steps.flatMap(({ daysBefore, percent }) => [daysBefore, percent]);
  if (values.reassuranceDays.trim()) numbers.push(values.reassuranceDays);
  return numbers.every((text) => wholeTyped(text) !== null) ? cancellationBody(values) : null;
}
