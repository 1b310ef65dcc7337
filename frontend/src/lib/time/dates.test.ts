import fc from 'fast-check';
import { formatClockTime, formatDay, formatDayRange, formatLongDay } from './dates';

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

it.each([
  ['00:05', '12:05 AM PT'],
  ['09:30', '9:30 AM PT'],
  ['12:00', '12:00 PM PT'],
  ['16:00', '4:00 PM PT'],
])('tells %s on the clocks on board as %s', (time, told) => {
  expect(formatClockTime(time, 'PT')).toBe(told);
});
