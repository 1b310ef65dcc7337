import type { GuestRecord } from '../../api/guest';

type Booked = Pick<GuestRecord, 'reference' | 'trip'>;

const compactDay = (day: string) => day.replaceAll('-', '');
const compactInstant = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d{3}/g, '');
const escaped = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll('\n', '\\n');

function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}

function event(uid: string, stamp: string, lines: readonly string[]): string[] {
  return ['BEGIN:VEVENT', `UID:${uid}`, `DTSTAMP:${stamp}`, ...lines, 'END:VEVENT'];
}

/**
 * The voyage as an iCalendar file (RFC 5545): the days at sea, and the departure as an instant of its own, which every
 * calendar shows in its owner's zone. The reference makes the events' ids, so a second import replaces the first.
 */
export function calendarFile({ reference, trip }: Booked, now: Date): string {
  const stamp = compactInstant(now);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Gangway//Booking//EN',
    ...event(`${reference}-voyage@gangway`, stamp, [
      `SUMMARY:${escaped(trip.title)}`,
      `LOCATION:${escaped(trip.destination)}`,
      `DESCRIPTION:${escaped(`Booking ${reference}`)}`,
      `DTSTART;VALUE=DATE:${compactDay(trip.startDate)}`,
      // The end of a whole-day event is the first day that no longer belongs to it.
      `DTEND;VALUE=DATE:${compactDay(dayAfter(trip.endDate))}`,
      'TRANSP:TRANSPARENT',
    ]),
    ...event(`${reference}-departure@gangway`, stamp, [
      `SUMMARY:${escaped(`${trip.title}: departure`)}`,
      `DTSTART:${compactInstant(new Date(trip.departsAt))}`,
    ]),
    'END:VCALENDAR',
  ];
  return `${lines.flatMap(folded).join('\r\n')}\r\n`;
}

/** A line longer than 75 octets goes on in the next one after a space. */
function folded(line: string): string[] {
  const encoder = new TextEncoder();
  const parts = [''];
  for (const sign of line) {
    const current = parts.at(-1) ?? '';
    if (encoder.encode(current + sign).length <= 75) parts[parts.length - 1] = current + sign;
    else parts.push(` ${sign}`);
  }
  return parts;
}
