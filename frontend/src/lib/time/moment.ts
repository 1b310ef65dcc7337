import { now } from './clock';
import { formatDay } from './dates';
import { dayIn, formatTime } from './zoned';

/** An instant as short as it may be: "3:04 PM PT" today, "Sun, Jun 1" before, in the trip's zone. */
export function formatMoment(at: string, timeZone: string): string {
  const day = dayIn(timeZone, new Date(at));
  return day === dayIn(timeZone, now()) ? formatTime(at, timeZone) : formatDay(day);
}

/** Until when something is to be done: "3:04 PM PT" today, "Thu, Jun 5, 3:04 PM PT" on another day. */
export function formatDeadline(at: string, timeZone: string): string {
  const day = dayIn(timeZone, new Date(at));
  const time = formatTime(at, timeZone);
  return day === dayIn(timeZone, now()) ? time : `${formatDay(day)}, ${time}`;
}
