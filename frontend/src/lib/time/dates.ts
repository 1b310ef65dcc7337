import { type CalendarDay, calendarDay } from './calendarDay';

/**
 * Days and times as people read them, by hand: a day is `YYYY-MM-DD` and belongs to no zone. Instants are zoned.ts's, which
 * public pages do without.
 */

/** "Fri, Sep 5" */
export function formatDay(isoDay: string): string {
  const { shortWeekday, shortMonth, day } = calendarDay(isoDay);
  return `${shortWeekday}, ${shortMonth} ${day}`;
}

/** "Fri, Sep 5, 2025": of what is owed, paid or written down, and may be read in another year. */
export function formatFullDay(isoDay: string): string {
  return `${formatDay(isoDay)}, ${calendarDay(isoDay).year}`;
}

/** "Aug 8" */
export function formatShortDay(isoDay: string): string {
  const { shortMonth, day } = calendarDay(isoDay);
  return `${shortMonth} ${day}`;
}

/** "September 5, 2025" */
export function formatLongDay(isoDay: string): string {
  const { month, day, year } = calendarDay(isoDay);
  return `${month} ${day}, ${year}`;
}

/** "Friday" */
export function formatWeekday(isoDay: string): string {
  return calendarDay(isoDay).weekday;
}

/** "September 5-8, 2025", or with both months, and in the long form with both years, when they differ; of one day that day. */
export function formatDayRange(startDay: string, endDay: string, form: 'long' | 'short' = 'long'): string {
  const [start, end] = [calendarDay(startDay), calendarDay(endDay)];
  const monthOf = ({ month, shortMonth }: CalendarDay) => (form === 'long' ? month : shortMonth);
  const from = `${monthOf(start)} ${start.day}`;
  const to = `${monthOf(end)} ${end.day}`;
  const inYear = ({ year }: CalendarDay) => (form === 'long' ? `, ${year}` : '');
  if (startDay === endDay) return `${from}${inYear(start)}`;
  if (start.year !== end.year) return `${from}${inYear(start)} - ${to}${inYear(end)}`;
  return `${start.month === end.month ? `${from}-${end.day}` : `${from} - ${to}`}${inYear(end)}`;
}

/** "4:00 PM PT": a time ("16:00") on the clocks of a zone with that label, if any. By hand, as days are (calendarDay.ts). */
export function formatClockTime(time: string, zoneLabel?: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = String(minute).padStart(2, '0');
  const label = zoneLabel ? ` ${zoneLabel}` : '';
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}${label}`;
}
