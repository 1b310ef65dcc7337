import { useRef } from 'react';
import { addDays, daysBetween } from '../../../../backend/contracts/days';
import type { TripForm } from './TripField';

/** A day that is typed to its end: while a year is typed, years of the Romans come by. */
const isWhole = (day: string): boolean => /^[12]\d{3}-\d\d-\d\d$/.test(day) && day >= '1900';

/** A trip keeps its length when its first day is another: hand on what is typed there. */
export function useLastDayFollows(form: TripForm) {
  const first = useRef(form.getValues('startDate'));
  return (typed: string): void => {
    if (!isWhole(typed)) return;
    const last = form.getValues('endDate');
    if (isWhole(first.current) && isWhole(last))
      form.setValue('endDate', addDays(last, daysBetween(first.current, typed)), { shouldDirty: true });
    first.current = typed;
  };
}
