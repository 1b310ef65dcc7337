import { expect, it } from '@jest/globals';
import { voteProblem } from './vote.rules.js';

it.each([
  [false, [], null],
  [false, [1], null],
  [false, [0, 1], 'Only one answer can be chosen in this poll.'],
  [true, [0, 1], null],
  [true, [2], 'This poll has no such answer.'],
])('of two answers, several allowed: %s, %j are chosen: %s', (isMultiple, chosen, problem) => {
  expect(voteProblem({ answers: ['Tacos', 'Pizza'], isMultiple }, chosen)).toBe(problem);
});
