import { expect, it } from '@jest/globals';
import { dueDayProblem } from './due-date.rules.js';

const open = [
  { position: 2, dueOn: '2025-07-07' },
  { position: 3, dueOn: '2025-08-06' },
];
const days = { today: '2025-06-02', startDate: '2025-09-05' };
const problem = (position: number, dueOn: string) => dueDayProblem(open, { position, dueOn }, days);

it.each([
  [2, '2025-06-02'],
  [2, '2025-08-06'],
  [3, '2025-07-07'],
  [3, '2025-09-05'],
])('part %i may be due on %s', (position, dueOn) => {
  expect(problem(position, dueOn)).toBeNull();
});

it.each([
  [2, '2025-06-01', 'Choose today or a day that is still to come'],
  [3, '2025-09-06', 'The trip sails on September 5, 2025: choose a day until then'],
  [3, '2025-07-06', 'The part before it is due on July 7, 2025: choose that day or a later one'],
  [2, '2025-08-07', 'The part after it is due on August 6, 2025: choose that day or an earlier one'],
])('part %i cannot be due on %s', (position, dueOn, sentence) => {
  expect(problem(position, dueOn)).toBe(sentence);
});
