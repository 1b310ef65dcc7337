import { expect, it } from '@jest/globals';
import { birthDateProblem } from './traveller.rules.js';

const problem = (born: string) => birthDateProblem(born, '2025-09-05', '2025-06-02');

it.each([
  ['2007-09-05', null],
  ['2007-09-06', 'Travellers must be 18 or older on the day of sailing'],
  ['1990-02-29', 'Enter a real date of birth'],
  ['1992-02-29', null],
  ['0090-01-01', 'Enter the year of birth with four digits'],
  ['2025-06-02', 'Date of birth must be in the past'],
  ['', 'Enter a real date of birth'],
  ['1990', 'Enter a real date of birth'],
  ['2007-09', 'Enter a real date of birth'],
])('%s: %s', (born, expected) => {
  expect(problem(born)).toBe(expected);
});
