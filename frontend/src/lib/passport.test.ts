import { monthsAfter, passportGoodUntil } from './passport';

it.each([
  ['2025-09-08', 6, '2026-03-08'],
  ['2025-08-31', 6, '2026-02-28'],
  ['2025-12-31', 2, '2026-02-28'],
])('%s and %d months are %s', (day, months, later) => {
  expect(monthsAfter(day, months)).toBe(later);
});

it('has a passport valid for six months after the last day of the trip', () => {
  expect(passportGoodUntil('2025-09-08')).toBe('2026-03-08');
});
