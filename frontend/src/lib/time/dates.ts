import { type CalendarDay, calendarDay } from './calendarDay';
import { zonedFormat } from './zonedFormat';

/**
 * Dates as people read them. A day is `YYYY-MM-DD` and belongs to no zone; an instant is an ISO string and is always
 * shown in the trip's zone, never in the visitor's.
 */

const made = new Map<string, Intl.DateTimeFormat>();

/** A formatter is slow to make and quick to use, and a page shows dozens of times: each kind is made once. */
function formatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const known = made.get(key) ?? zonedFormat(locale, options);
  made.set(key, known);
  return known;
}

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

/** "4:00 PM PT": the time of an instant with the label of the zone it is told in. */
export function formatTime(instant: string, timeZone: string): string {
  const options = { hour: 'numeric', minute: '2-digit', timeZoneName: 'shortGeneric', timeZone } as const;
  return formatter('en-US', options).format(new Date(instant)).replaceAll('\u202F', ' ');
}

/** "4:00 PM PT": a time ("16:00") on the clocks of a zone with that label, if any. By hand, as days are (calendarDay.ts). */
export function formatClockTime(time: string, zoneLabel?: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = String(minute).padStart(2, '0');
  const label = zoneLabel ? ` ${zoneLabel}` : '';
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}${label}`;
}

/** The day it is in a zone at an instant, as `YYYY-MM-DD`. */
export function dayIn(timeZone: string, instant: Date): string {
  return formatter('en-CA', { timeZone }).format(instant);
}

/** How far a zone's wall clock is ahead of UTC at an instant, in milliseconds. */
function aheadOfUtcMs(timeZone: string, instantMs: number): number {
  const options = { timeZone, hourCycle: 'h23', dateStyle: 'short', timeStyle: 'medium' } as const;
  // Sweden writes dates as ISO does: "2025-09-05 16:00:00".
  const wallClock = formatter('sv-SE', options).format(new Date(instantMs));
  return Date.parse(`${wallClock.replace(' ', 'T')}Z`) - instantMs;
}

/**
 * The instant, as an ISO string, at which the clocks of a zone show `time` ("16:00") on a day. A time that the spring
 * change leaves out comes out as the hour before.
 */
export function instantIn(timeZone: string, day: string, time: string): string {
  const asUtcMs = Date.parse(`${day}T${time}:00Z`);
  // The first guess may lie on the other side of a change of clocks; the offset there is the right one.
  const guessMs = asUtcMs - aheadOfUtcMs(timeZone, asUtcMs);
  return new Date(asUtcMs - aheadOfUtcMs(timeZone, guessMs)).toISOString();
}
