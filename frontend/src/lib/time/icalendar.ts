import { addDays } from '../../../../backend/contracts/days';

interface Entry {
  /** The same for the same thing for ever: a second import then replaces the first. */
  uid: string;
  summary: string;
  location?: string;
  description?: string;
}

/** An hour or so: ISO instants, which every calendar shows in its owner's zone. */
interface TimedEvent extends Entry {
  startsAt: string;
  endsAt?: string;
}

/** Whole days, `YYYY-MM-DD`, both included. They do not make their owner busy. */
interface DaysEvent extends Entry {
  firstDay: string;
  lastDay: string;
}

export type CalendarEvent = TimedEvent | DaysEvent;

const compactDay = (day: string) => day.replaceAll('-', '');
const compactInstant = (instant: string) => new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, '');
const escaped = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll('\n', '\\n');

function timeLines(event: CalendarEvent): string[] {
  if ('firstDay' in event) {
    return [
      `DTSTART;VALUE=DATE:${compactDay(event.firstDay)}`,
      // The end of a whole-day event is the first day that no longer belongs to it.
      `DTEND;VALUE=DATE:${compactDay(addDays(event.lastDay, 1))}`,
      'TRANSP:TRANSPARENT',
    ];
  }
  const end = event.endsAt ? [`DTEND:${compactInstant(event.endsAt)}`] : [];
  return [`DTSTART:${compactInstant(event.startsAt)}`, ...end];
}

function textLine(name: string, text: string | undefined): string[] {
  return text ? [`${name}:${escaped(text)}`] : [];
}

/** Ids are of this site alone: another one's trip 1 is another trip. */
const siteName = () => (typeof location === 'undefined' ? 'gangway' : location.hostname);

/** From here minutes are counted, so that the numbers stay small for decades. */
const FIRST_FILE = Date.parse('2025-01-01T00:00:00Z');
const MINUTE_MS = 60_000;

function eventLines(event: CalendarEvent, madeAt: string): string[] {
  const stamp = compactInstant(madeAt);
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}@${siteName()}`,
    `DTSTAMP:${stamp}`,
    // Without these some programs keep what they have of an id that they know.
    `LAST-MODIFIED:${stamp}`,
    `SEQUENCE:${Math.max(0, Math.floor((Date.parse(madeAt) - FIRST_FILE) / MINUTE_MS))}`,
    ...textLine('SUMMARY', event.summary),
    ...textLine('LOCATION', event.location),
    ...textLine('DESCRIPTION', event.description),
    ...timeLines(event),
    'END:VEVENT',
  ];
}

/** How many octets a sign takes in UTF-8. */
function octetsOf(sign: string): number {
  const code = sign.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** A line longer than 75 octets goes on in the next one after a space. */
function folded(line: string): string[] {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const sign of line) {
    const size = octetsOf(sign);
    if (octets + size > 75) {
      parts.push(part);
      part = ' ';
      octets = 1;
    }
    part += sign;
    octets += size;
  }
  return [...parts, part];
}

/** An iCalendar file (RFC 5545) of these events. `madeAt` is the instant, ISO, at which its content was true. */
export function calendarText(events: readonly CalendarEvent[], madeAt: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Gangway//Calendar//EN',
    ...events.flatMap((event) => eventLines(event, madeAt)),
    'END:VCALENDAR',
  ];
  return `${lines.flatMap(folded).join('\r\n')}\r\n`;
}

/** The address of a calendar file for a link with `download`: the file lies in the link, no script is needed. */
export function calendarHref(text: string): string {
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(text)}`;
}
