import { formatDay } from '../lib/dates';

/** A day, `YYYY-MM-DD`, as "Fri, Sep 5", readable for machines too. */
export function DateText({ day }: { day: string }) {
  return <time dateTime={day}>{formatDay(day)}</time>;
}
