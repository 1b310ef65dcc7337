import { expect, it } from '@jest/globals';
import { ADULT_YEARS, birthDateProblem, expiryProblem } from './travel-dates.js';

it.each([
  ['2007-09-05', null],
  ['2007-09-06', 'Travellers must be 18 or older on the day of sailing'],
  ['1990-02-29', 'Enter a real date of birth'],
  ['1992-02-29', null],
  ['1900-01-01', null],
  ['1899-12-31', 'Enter a real date of birth'],
  ['0090-01-01', 'Enter a real date of birth'],
  ['2025-06-02', 'Date of birth must be in the past'],
  ['', 'Enter a real date of birth'],
  ['1990', 'Enter a real date of birth'],
  ['2007-09', 'Enter a real date of birth'],
])('born on %s: %s', (born, expected) => {
  const rule = { sailsOn: '2025-09-05', today: '2025-06-02', minimumAge: ADULT_YEARS };
  expect(birthDateProblem(born, rule)).toBe(expected);
});

it.each([
  ['2004-09-05', null],
  ['2004-09-06', 'Travellers must be 21 or older on the day of sailing'],
])('for a trip from 21 on, born on %s: %s', (born, expected) => {
  const rule = { sailsOn: '2025-09-05', today: '2025-06-02', minimumAge: 21 };
  expect(birthDateProblem(born, rule)).toBe(expected);
});

it.each([
  ['2025-09-08', null],
  ['2025-09-07', 'This passport expires before the trip ends'],
  ['2025-06-02', 'This passport expires before the trip ends'],
  ['2025-06-01', 'This passport has expired'],
  ['2031-02-29', 'Enter the month, the day and the year your passport expires'],
])('a passport until %s: %s', (expiresOn, expected) => {
  expect(expiryProblem(expiresOn, '2025-09-08', '2025-06-02')).toBe(expected);
});
