const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const SHORT = 3;

export interface CalendarDay {
  year: number;
  /** "September", "Sep" */
  month: string;
  shortMonth: string;
  day: number;
  /** "Friday", "Fri" */
  weekday: string;
  shortWeekday: string;
}

/**
 * The parts of a day, `YYYY-MM-DD`, in the site's one language. By hand, because a browser takes longer for its first
 * `Intl.DateTimeFormat` than for the rest of a page's first drawing: on a phone the page would not answer meanwhile.
 */
export function calendarDay(isoDay: string): CalendarDay {
  const date = new Date(`${isoDay}T00:00:00Z`);
  const month = MONTHS[date.getUTCMonth()] ?? '';
  const weekday = WEEKDAYS[date.getUTCDay()] ?? '';
  return {
    year: date.getUTCFullYear(),
    month,
    shortMonth: month.slice(0, SHORT),
    day: date.getUTCDate(),
    weekday,
    shortWeekday: weekday.slice(0, SHORT),
  };
}
