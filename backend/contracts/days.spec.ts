import { expect, it } from '@jest/globals';
import { addDays, ageOn, daysBetween } from './days.js';

it.each([
  ['2025-06-02', '2025-09-05', 95],
  ['2025-09-05', '2025-09-05', 0],
  ['2025-09-09', '2025-09-05', -4],
  // The clocks change on November 2.
  ['2025-11-01', '2025-11-10', 9],
  ['2024-02-28', '2024-03-01', 2],
])('counts the days from %s to %s as %d, and back', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
  expect(addDays(from, days)).toBe(to);
});

it.each([
  ['the day before a birthday', '2025-06-02', '1990-06-03', 34],
  ['the birthday', '2025-06-03', '1990-06-03', 35],
  ['the day before March in a year without a leap day', '2025-02-28', '2000-02-29', 24],
  ['the first of March in a year without a leap day', '2025-03-01', '2000-02-29', 25],
])('counts whole years on %s', (_, day, bornOn, age) => {
  expect(ageOn({ bornOn, day })).toBe(age);
});
