import fc from 'fast-check';
import {
  formatClockTime,
  dayIn,
  formatDay,
  formatDayRange,
  formatLongDay,
  formatTime,
  instantIn,
} from './dates';

it('prints the days of the trip as the specification does', () => {
  expect(formatDayRange('2025-09-05', '2025-09-08')).toBe('September 5-8, 2025');
  expect(formatDayRange('2025-09-05', '2025-09-08', 'short')).toBe('Sep 5-8');
  expect(formatDayRange('2025-08-30', '2025-09-02')).toBe('August 30 - September 2, 2025');
  expect(formatDayRange('2024-12-30', '2025-01-02')).toBe('December 30, 2024 - January 2, 2025');
  expect(formatDayRange('2024-12-30', '2025-01-02', 'short')).toBe('Dec 30 - Jan 2');
});

it('prints the one day of a trip of one day once', () => {
  expect(formatDayRange('2025-09-05', '2025-09-05')).toBe('September 5, 2025');
  expect(formatDayRange('2025-09-05', '2025-09-05', 'short')).toBe('Sep 5');
});

it('prints a day without moving it into the visitor’s zone', () => {
  expect(formatDay('2025-09-05')).toBe('Fri, Sep 5');
});

it('prints every day as the browser itself would', () => {
  const inUtc = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  const short = inUtc({ weekday: 'short', month: 'short', day: 'numeric' });
  const long = inUtc({ month: 'long', day: 'numeric', year: 'numeric' });
  const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, (date) => {
      const day = date.toISOString().slice(0, 10);
      expect(formatDay(day)).toBe(short.format(date));
      expect(formatLongDay(day)).toBe(long.format(date));
    }),
  );
});

it('tells a time in the zone of the trip, summer and winter', () => {
  expect(formatTime('2025-09-05T23:00:00Z', 'America/Los_Angeles')).toBe('4:00 PM PT');
  expect(formatTime('2025-12-06T00:00:00Z', 'America/Los_Angeles')).toBe('4:00 PM PT');
});

it.each([
  ['00:05', '12:05 AM PT'],
  ['09:30', '9:30 AM PT'],
  ['12:00', '12:00 PM PT'],
  ['16:00', '4:00 PM PT'],
])('tells %s on the clocks on board as %s', (time, told) => {
  expect(formatClockTime(time, 'PT')).toBe(told);
});

it('knows the day in a zone', () => {
  expect(dayIn('America/Los_Angeles', new Date('2025-09-05T02:00:00Z'))).toBe('2025-09-04');
});

it('finds the instant of a time on the clocks of a zone, summer and winter', () => {
  expect(instantIn('America/Los_Angeles', '2025-09-05', '16:00')).toBe('2025-09-05T23:00:00.000Z');
  expect(instantIn('America/Los_Angeles', '2025-12-05', '16:00')).toBe('2025-12-06T00:00:00.000Z');
  expect(instantIn('Asia/Kolkata', '2025-09-05', '00:15')).toBe('2025-09-04T18:45:00.000Z');
});

it('gets the hours next to a change of clocks right', () => {
  const zone = 'America/Los_Angeles';
  expect(instantIn(zone, '2025-03-09', '01:30')).toBe('2025-03-09T09:30:00.000Z');
  expect(instantIn(zone, '2025-03-09', '03:30')).toBe('2025-03-09T10:30:00.000Z');
  expect(instantIn(zone, '2025-11-02', '00:30')).toBe('2025-11-02T07:30:00.000Z');
  expect(instantIn(zone, '2025-11-02', '02:30')).toBe('2025-11-02T10:30:00.000Z');
});
