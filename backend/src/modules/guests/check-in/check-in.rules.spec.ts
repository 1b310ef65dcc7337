import { expect, it } from '@jest/globals';
import { checkInProblem, isCheckInOpen } from './check-in.rules.js';

it.each([
  ['2025-08-21', false, false],
  ['2025-08-22', false, true],
  ['2025-09-05', false, true],
  ['2025-09-05', true, false],
])('on %s, sailed %s: open %s', (today, hasSailed, isOpen) => {
  expect(isCheckInOpen('2025-09-05', today, hasSailed)).toBe(isOpen);
});

it('is closed while the trip has no date', () =>
  expect(isCheckInOpen(null, '2025-08-22', false)).toBe(false));

it('asks for the details, then for the waiver', () => {
  expect(checkInProblem({ missing: ['passport'], hasSigned: false })).toBe('Complete the details first');
  expect(checkInProblem({ missing: [], hasSigned: false })).toBe('Sign the waiver first');
  expect(checkInProblem({ missing: [], hasSigned: true })).toBeNull();
});
