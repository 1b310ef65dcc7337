import { zonedFormat } from './zonedFormat';

/** Instants, as ISO strings, in the trip's zone, never in the visitor's. */

const made = new Map<string, Intl.DateTimeFormat>();

/** A formatter is slow to make and quick to use, and a page shows dozens of times: each kind is made once. */
function formatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const known = made.get(key) ?? zonedFormat(locale, options);
  made.set(key, known);
  return known;
}

/** "4:00 PM PT": the time of an instant with the label of the zone it is told in. */
export function formatTime(instant: string, timeZone: string): string {
  const options = { hour: 'numeric', minute: '2-digit', timeZoneName: 'shortGeneric', timeZone } as const;
  return formatter('en-US', options).format(new Date(instant)).replaceAll('\u202F', ' ');
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
