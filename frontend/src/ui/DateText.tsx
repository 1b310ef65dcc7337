import { formatDay, formatFullDay } from '../lib/time/dates';

interface Props {
  /** `YYYY-MM-DD` */
  day: string;
  /** It stands among the days of one trip, whose year is told with them. */
  isOfTrip?: boolean;
}

/** A day, as "Fri, Sep 5, 2025", readable for machines too. */
export function DateText({ day, isOfTrip = false }: Props) {
  return <time dateTime={day}>{isOfTrip ? formatDay(day) : formatFullDay(day)}</time>;
}
