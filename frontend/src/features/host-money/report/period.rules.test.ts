import { presets, todayOf } from './period.rules';

const periodOf = (word: string, today: string) => {
  const { from, to } = presets(today).find((preset) => preset.word === word) ?? {};
  return [from, to];
};

it('knows the months, across the end of a year and in a leap year', () => {
  expect(periodOf('This month', '2025-06-02')).toEqual(['2025-06-01', '2025-06-02']);
  expect(periodOf('Last month', '2025-06-02')).toEqual(['2025-05-01', '2025-05-31']);
  expect(periodOf('Last month', '2026-01-31')).toEqual(['2025-12-01', '2025-12-31']);
  expect(periodOf('Last month', '2024-03-15')).toEqual(['2024-02-01', '2024-02-29']);
  expect(periodOf('This year', '2025-06-02')).toEqual(['2025-01-01', '2025-06-02']);
  expect(periodOf('Everything', '2025-06-02')).toEqual([null, null]);
});

it('takes the day from the clocks of the trip that is chosen, else of the first', () => {
  const trips = [
    { tripId: 1, timeZone: 'America/Los_Angeles' },
    { tripId: 2, timeZone: 'Pacific/Auckland' },
  ];
  const instant = new Date('2025-06-01T03:00:00Z');
  expect(todayOf(trips, 1, instant)).toBe('2025-05-31');
  expect(todayOf(trips, 2, instant)).toBe('2025-06-01');
  expect(todayOf(trips, null, instant)).toBe('2025-05-31');
  expect(todayOf([], null, instant)).toBe('2025-06-01');
});
