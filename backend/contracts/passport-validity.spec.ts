import { expect, it } from '@jest/globals';
import { passportEnd, passportGoodUntil, passportSpan, passportTooShort } from './passport-validity.js';

it.each([
  ['2025-09-08', 6, '2026-03-08'],
  ['2025-08-31', 6, '2026-02-28'],
  ['2025-12-31', 2, '2026-02-28'],
  ['2025-09-08', 1, '2025-10-08'],
  ['2025-09-08', 0, '2025-09-08'],
])('for a trip until %s and %d months after it: valid until %s', (endsOn, months, until) => {
  expect(passportGoodUntil(endsOn, months)).toBe(until);
});

it.each([
  ['2026-03-07', 6, '2026-03-08'],
  ['2026-03-08', 6, null],
  ['2025-09-08', 0, null],
  ['2025-09-07', 0, '2025-09-08'],
  [null, 6, null],
])('a passport until %s lacks, with %d months after the trip, the day %s', (expiresOn, months, until) => {
  expect(passportTooShort(expiresOn, { endsOn: '2025-09-08', months })).toBe(until);
});

it('finds no passport too short for a trip without a last day', () => {
  expect(passportTooShort('2025-09-08', { endsOn: null, months: 6 })).toBeNull();
});

it.each([
  [0, 'the last day of the trip', 'on the last day of the trip'],
  [1, '1 month after the trip', 'for 1 month after the trip'],
  [6, '6 months after the trip', 'for 6 months after the trip'],
])('says %d months in words', (months, end, span) => {
  expect([passportEnd(months), passportSpan(months)]).toEqual([end, span]);
});
