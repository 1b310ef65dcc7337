import { dayIn, daysBetween, formatDay, formatDayRange, formatTime } from './dates';

it('prints the days of the trip as the specification does', () => {
  expect(formatDayRange('2025-09-05', '2025-09-08')).toBe('September 5-8, 2025');
  expect(formatDayRange('2025-09-05', '2025-09-08', 'short')).toBe('Sep 5-8');
  expect(formatDayRange('2025-08-30', '2025-09-02')).toBe('August 30 - September 2, 2025');
});

it('prints a day without moving it into the visitor’s zone', () => {
  expect(formatDay('2025-09-05')).toBe('Fri, Sep 5');
});

it('tells a time in the zone of the trip, summer and winter', () => {
  expect(formatTime('2025-09-05T23:00:00Z', 'America/Los_Angeles')).toBe('4:00 PM PT');
  expect(formatTime('2025-12-06T00:00:00Z', 'America/Los_Angeles')).toBe('4:00 PM PT');
});

it('knows the day in a zone and the days between two', () => {
  expect(dayIn('America/Los_Angeles', new Date('2025-09-05T02:00:00Z'))).toBe('2025-09-04');
  expect(daysBetween('2025-06-02', '2025-09-05')).toBe(95);
  expect(daysBetween('2025-09-09', '2025-09-05')).toBe(-4);
});
