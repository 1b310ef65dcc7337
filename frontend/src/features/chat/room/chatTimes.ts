import { zonedFormat } from '../../../lib/time/zonedFormat';

/** Dates and times of the chat in the trip's zone. Formatters are costly to make and cheap to use: one set a zone. */
interface Formats {
  day: (at: string) => string;
  longDay: (at: string) => string;
  time: Intl.DateTimeFormat;
  exact: Intl.DateTimeFormat;
}

const byZone = new Map<string, Formats>();

// All zones are whole quarters of an hour apart from UTC, so no day begins within one.
const QUARTER_MS = 15 * 60_000;

/** Formats a day once: the list asks with every frame. */
function dayFormat(format: Intl.DateTimeFormat): (at: string) => string {
  const byQuarter = new Map<number, string>();
  return (at) => {
    const quarter = Math.floor(Date.parse(at) / QUARTER_MS);
    const known = byQuarter.get(quarter);
    if (known !== undefined) return known;
    const text = format.format(quarter * QUARTER_MS);
    byQuarter.set(quarter, text);
    return text;
  };
}

function formatsOf(timeZone: string): Formats {
  const known = byZone.get(timeZone);
  if (known) return known;
  const made = {
    day: dayFormat(zonedFormat('en-CA', { timeZone })),
    longDay: dayFormat(zonedFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone })),
    time: zonedFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone }),
    exact: zonedFormat('en-US', {
      weekday: 'long',
      month: 'long',
      day: 'numeric',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'shortGeneric',
      timeZone,
    }),
  };
  byZone.set(timeZone, made);
  return made;
}

const plainSpaces = (text: string) => text.replaceAll('\u202F', ' ');

/** The day of an instant, `YYYY-MM-DD`: what decides where a new day begins. */
export function dayOf(at: string, timeZone: string): string {
  return formatsOf(timeZone).day(at);
}

/** "Thursday, September 4" */
export function longDayOf(at: string, timeZone: string): string {
  return formatsOf(timeZone).longDay(at);
}

/** "9:12 PM" */
export function timeOf(at: string, timeZone: string): string {
  return plainSpaces(formatsOf(timeZone).time.format(new Date(at)));
}

/** "Thursday, September 4, 2025 at 9:12 PM PT" */
export function exactTimeOf(at: string, timeZone: string): string {
  return plainSpaces(formatsOf(timeZone).exact.format(new Date(at)));
}
