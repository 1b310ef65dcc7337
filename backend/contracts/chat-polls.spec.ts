import { describe, expect, it } from '@jest/globals';
import { answerProblems, keptTexts, pollProblem, questionProblem } from './chat-polls.js';
import { MOST } from './text-limits.js';

const TOO_FEW = 'Write two answers or more';
const TWICE = 'This answer is there already';

it('keeps a line of each text, and no answer in which nothing is written', () => {
  expect(
    keptTexts({ question: ' Where\n do we eat? ', answers: ['Tacos ', ' ', '\u200b', 'Pizza'] }),
  ).toEqual({
    question: 'Where do we eat?',
    answers: ['Tacos', 'Pizza'],
  });
});

it.each([
  ['', 'Write a question'],
  [' \u2800 ', 'Write a question'],
  ['Where?', null],
  ['x'.repeat(MOST.pollQuestion), null],
  ['x'.repeat(MOST.pollQuestion + 1), 'Use at most 300 characters'],
])('of the question %j: %s', (question, problem) => {
  expect(questionProblem(question)).toBe(problem);
});

describe('of the answers', () => {
  it.each([
    [
      ['', ''],
      [TOO_FEW, null],
    ],
    [
      ['Tacos', ''],
      [null, TOO_FEW],
    ],
    [
      ['Tacos', 'Pizza', ''],
      [null, null, null],
    ],
    [
      ['Tacos', ' Tacos ', 'tacos'],
      [null, TWICE, null],
    ],
    [
      ['x'.repeat(80), 'x'.repeat(81)],
      [null, 'Use at most 80 characters'],
    ],
  ])('%j: %j', (answers, problems) => {
    expect(answerProblems(answers)).toEqual(problems);
  });
});

it.each([
  [[], TOO_FEW],
  [['Tacos'], TOO_FEW],
  [['Tacos', 'Tacos'], TWICE],
  [Array.from({ length: 10 }, (_, at) => `${at}`), null],
  [Array.from({ length: 11 }, (_, at) => `${at}`), 'Write at most 10 answers'],
])('of the kept answers %j: %s', (answers, problem) => {
  expect(pollProblem({ question: 'Where?', answers })).toBe(problem);
});
