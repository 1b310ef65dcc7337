import { DomainError } from './domain-error.js';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long somebody waits, in words; the larger units are rounded up, so that nobody comes back too early. */
export function inWords(seconds: number): string {
  if (seconds < MINUTE) return counted(seconds, 'a second', 'seconds');
  const minutes = Math.ceil(seconds / MINUTE);
  if (minutes < HOUR / MINUTE) return counted(minutes, 'a minute', 'minutes');
  const hours = Math.ceil(seconds / HOUR);
  if (hours < DAY / HOUR) return counted(hours, 'an hour', 'hours');
  return counted(Math.ceil(seconds / DAY), 'a day', 'days');
}

/** `request.too_many` until so many milliseconds from now: `wait` for people, `seconds` for `Retry-After`, one at least. */
export function tooMany(waitMs: number): DomainError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1_000));
  return new DomainError('request.too_many', { seconds, wait: inWords(seconds) });
}

function counted(count: number, one: string, many: string): string {
  return count === 1 ? one : `${count} ${many}`;
}
