import ICAL from 'ical.js';
import { type CalendarEvent, calendarHref, calendarText } from './icalendar';

const MADE_AT = '2025-06-02T10:00:00.000Z';
const SAIL_AWAY: CalendarEvent = {
  uid: 'sail-away',
  summary: 'Sail-away',
  startsAt: '2025-09-05T23:00:00.000Z',
  endsAt: '2025-09-06T00:30:00.000Z',
};

/** The events of a file as another program reads them. */
function readBack(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}
const readOne = (event: CalendarEvent) => readBack(calendarText([event], MADE_AT))[0]!;

it('tells start and end as instants, and when it was made', () => {
  const event = readOne(SAIL_AWAY);
  expect(event.startDate.toJSDate().toISOString()).toBe('2025-09-05T23:00:00.000Z');
  expect(event.endDate.toJSDate().toISOString()).toBe('2025-09-06T00:30:00.000Z');
  expect(calendarText([SAIL_AWAY], MADE_AT)).toContain('DTSTAMP:20250602T100000Z\r\n');
});

it('says of each file that it is newer than the one before, under ids of this site', () => {
  const made = (at: string) => calendarText([SAIL_AWAY], at).split('\r\n');
  const sequence = (at: string) =>
    Number(
      made(at)
        .find((line) => line.startsWith('SEQUENCE:'))
        ?.slice(9),
    );
  expect(made(MADE_AT)).toContain('UID:sail-away@localhost');
  expect(made(MADE_AT)).toContain('LAST-MODIFIED:20250602T100000Z');
  expect(sequence('2025-06-02T10:01:00.000Z')).toBe(sequence(MADE_AT) + 1);
  expect(sequence('2099-01-01T00:00:00.000Z')).toBeLessThan(2 ** 31);
});

it('counts the last of whole days in', () => {
  const event = readOne({ uid: 'v', summary: 'Voyage', firstDay: '2025-09-05', lastDay: '2025-09-08' });
  expect(event.startDate.isDate).toBe(true);
  expect([event.startDate.toString(), event.endDate.toString()]).toEqual(['2025-09-05', '2025-09-09']);
});

it('keeps commas, semicolons, backslashes and new lines of a text', () => {
  const summary = 'Tacos, wine; a \\ and\nmore';
  expect(readOne({ ...SAIL_AWAY, summary }).summary).toBe(summary);
});

it('folds long lines at 75 octets without tearing a letter apart', () => {
  const description = 'Ensenadá 🌊 '.repeat(20);
  for (const line of calendarText([{ ...SAIL_AWAY, description }], MADE_AT).split('\r\n')) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  }
  expect(readOne({ ...SAIL_AWAY, description }).description).toBe(description);
});

it('lies in its link whole', () => {
  const text = calendarText([SAIL_AWAY], MADE_AT);
  const [type, file = ''] = calendarHref(text).split(',');
  expect(type).toBe('data:text/calendar;charset=utf-8');
  expect(decodeURIComponent(file)).toBe(text);
});
