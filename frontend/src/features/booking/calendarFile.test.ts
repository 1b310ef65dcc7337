import { calendarFile } from './calendarFile';

const trip = {
  title: 'Sunset Sessions, a festival at sea; three days',
  destination: 'Ensenada, Mexico',
  startDate: '2025-09-05',
  endDate: '2025-09-08',
  departsAt: '2025-09-05T23:00:00.000Z',
  timeZone: 'America/Los_Angeles',
};
const lines = (title = trip.title) =>
  calendarFile({ reference: 'GW-1234', trip: { ...trip, title } }, new Date('2025-06-02T10:00:00Z')).split(
    '\r\n',
  );

it('holds the days of the voyage, the last one included, and the instant of departure', () => {
  expect(lines()).toEqual(
    expect.arrayContaining([
      'DTSTART;VALUE=DATE:20250905',
      'DTEND;VALUE=DATE:20250909',
      'DTSTART:20250905T230000Z',
      'DTSTAMP:20250602T100000Z',
    ]),
  );
});

it('escapes what would end a value', () => {
  expect(lines()).toContain('SUMMARY:Sunset Sessions\\, a festival at sea\\; three days');
});

it('folds long lines at 75 octets without tearing a letter apart', () => {
  const all = lines('Ensenadá '.repeat(20));
  for (const line of all) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(all.join('\n').replaceAll('\n ', '')).toContain('Ensenadá '.repeat(20).trim());
});
