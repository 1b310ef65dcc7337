import { describe, expect, it } from '@jest/globals';
import type { Question } from '../../../../contracts/questions.js';
import {
  answeredAnew,
  answerProblems,
  answersTo,
  answersTold,
  answerTo,
  lacksAnswers,
} from './answers.rules.js';

const SHIRT: Question = {
  key: 'shirt',
  label: 'T-shirt size',
  kind: 'choice',
  choices: ['S', 'M', 'L'],
  isRequired: true,
};
const FLIGHT: Question = {
  key: 'flight',
  label: 'Flight and arrival',
  kind: 'text',
  choices: [],
  isRequired: false,
};
const ASKED = [SHIRT, FLIGHT];

it('finds the answer to a question, whatever its key is called', () => {
  expect(answerTo({ shirt: 'M' }, 'shirt')).toBe('M');
  expect(answerTo({ shirt: 'M' }, 'constructor')).toBe('');
  expect(answerTo(undefined, 'shirt')).toBe('');
  expect(answersTo(ASKED, { flight: 'UA 1', gone: 'x' })).toEqual([
    { key: 'shirt', text: '' },
    { key: 'flight', text: 'UA 1' },
  ]);
});

it('lacks what has to be answered, and nothing else', () => {
  expect(lacksAnswers(ASKED, undefined)).toBe(true);
  expect(lacksAnswers(ASKED, { flight: 'UA 1' })).toBe(true);
  expect(lacksAnswers(ASKED, { shirt: 'M' })).toBe(false);
  expect(lacksAnswers([FLIGHT], undefined)).toBe(false);
});

it('keeps the answers to other questions, also to those that are not asked any more', () => {
  const before = { gone: 'x', shirt: 'M' };
  expect(answeredAnew(before, [{ key: 'shirt', text: 'L' }])).toEqual({ gone: 'x', shirt: 'L' });
  expect(answeredAnew(before, [{ key: 'shirt', text: '' }])).toEqual({ gone: 'x' });
  expect(answeredAnew(undefined, [{ key: 'constructor', text: 'Lego' }])).toEqual({ constructor: 'Lego' });
});

describe('an answer', () => {
  const problems = (key: string, text: string, before?: Record<string, string>) =>
    answerProblems(
      ASKED,
      [
        { key: 'flight', text: 'UA 1' },
        { key, text },
      ],
      before,
    );

  it('is to a question that is asked', () => {
    expect(problems('gone', 'x')).toEqual({
      'answers.1.text': 'This is not asked any more. Reload the page and look again',
    });
  });

  it('is one of those that are offered, or none', () => {
    expect(problems('shirt', 'XXL')).toEqual({ 'answers.1.text': 'Choose one of the answers' });
    expect(problems('shirt', 'M')).toEqual({});
    expect(problems('shirt', '')).toEqual({});
  });

  it('may stay as it was, also where it is not offered any more', () => {
    expect(problems('shirt', 'XXL', { shirt: 'XXL' })).toEqual({});
    expect(problems('gone', 'x', { gone: 'x' })).toEqual({});
  });
});

it('tells their traveller all of them, also those to what is not asked any more', () => {
  expect(answersTold(ASKED, { shirt: 'M', gone: 'x' })).toEqual([
    { question: 'T-shirt size', answer: 'M' },
    { question: null, answer: 'x' },
  ]);
  expect(answersTold(ASKED, undefined)).toEqual([]);
});
