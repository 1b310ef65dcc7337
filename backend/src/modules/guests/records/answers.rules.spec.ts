import { describe, expect, it } from '@jest/globals';
import type { Question } from '../../../../contracts/questions.js';
import {
  answeredAnew,
  answersLeft,
  answerProblems,
  answersTo,
  answersTold,
  answerTo,
  askedAnewAt,
  countAnswers,
  keptOfGone,
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

it('counts an answer that is not offered any more as none', () => {
  expect(lacksAnswers(ASKED, { shirt: 'XXL' })).toBe(true);
  expect(lacksAnswers([{ ...SHIRT, isRequired: false }], { shirt: 'XXL' })).toBe(false);
  expect(lacksAnswers([{ ...SHIRT, kind: 'text', choices: [] }], { shirt: 'XXL' })).toBe(false);
});

it('leaves answers to what is asked, and says when there is nothing to forget', () => {
  expect(answersLeft(ASKED, { shirt: 'M', gone: 'x' })).toEqual({ shirt: 'M' });
  expect(answersLeft(ASKED, { gone: 'x' })).toEqual({});
  expect(answersLeft(ASKED, { shirt: 'XXL' })).toBeNull();
  expect(answersLeft(ASKED, undefined)).toBeNull();
});

it('counts what is kept of everybody, and what is open of those who are asked', () => {
  const travellers: Parameters<typeof countAnswers>[1] = [
    { answers: { shirt: 'M', flight: 'UA 1' }, isAsked: true },
    { answers: { shirt: 'XXL' }, isAsked: true },
    { answers: { shirt: 'S' }, isAsked: false },
    { answers: undefined, isAsked: true },
  ];
  expect(countAnswers(ASKED, travellers)).toEqual([
    { key: 'shirt', kept: 3, open: 2 },
    { key: 'flight', kept: 1, open: 2 },
  ]);
});

describe('what was asked anew', () => {
  const joinedAt = new Date('2025-05-01T12:00:00Z');
  const [before, after] = ['2025-04-01T12:00:00.000Z', '2025-06-01T12:00:00.000Z'];
  const asked = (at: string, answers?: Record<string, string>) =>
    askedAnewAt(ASKED, [{ key: 'shirt', at }], { answers, joinedAt });

  it('is what has to be answered, is not, and came after somebody joined', () => {
    expect(asked(after)).toEqual(new Date(after));
    expect(asked(after, { shirt: 'XXL' })).toEqual(new Date(after));
    expect(asked(after, { shirt: 'M' })).toBeNull();
    expect(asked(before)).toBeNull();
  });

  it('is told by the newest of it', () => {
    const needed = [
      { key: 'flight', at: before },
      { key: 'shirt', at: after },
    ];
    const questions = ASKED.map((question) => ({ ...question, isRequired: true }));
    const none = { answers: undefined, joinedAt };
    expect(askedAnewAt(questions, needed.toReversed(), none)).toEqual(new Date(after));
    expect(askedAnewAt(questions, [], none)).toBeNull();
  });
});

it('counts the answers that go with questions that are not asked any more, and none that nobody asks about', () => {
  const [first, ...others] = ASKED;
  const people = [{ [first!.key]: 'M', left: 'Over' }, { [first!.key]: 'L' }, {}, undefined];
  expect(keptOfGone(ASKED, others, people)).toBe(2);
  expect(keptOfGone(ASKED, ASKED, people)).toBe(0);
});
