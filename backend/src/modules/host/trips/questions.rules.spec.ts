import { describe, expect, it } from '@jest/globals';
import type { Question } from '../../../../contracts/questions.js';
import { askedAs, asksTheSame, neededFrom, questionProblems } from './questions.rules.js';

const question = (changes: Partial<Question> = {}): Question => ({
  key: 'shirt',
  label: 'T-shirt size',
  kind: 'choice',
  choices: ['S', 'M', 'L'],
  isRequired: true,
  ...changes,
});
const flight = question({ key: 'flight', label: 'Flight and arrival', kind: 'text', choices: [] });

it('finds nothing wrong with questions that each have a key and words of their own', () => {
  expect(questionProblems([])).toEqual({});
  expect(questionProblems([question(), flight])).toEqual({});
});

it('says at its field what is wrong with one', () => {
  const problems = questionProblems([
    question(),
    question({ key: 'other', label: 't-shirt SIZE' }),
    question({ key: 'shirt', label: 'Dining time', choices: ['Early'] }),
    question({ key: 'cup', label: 'Cup', choices: ['Tea', 'Coffee', 'Tea'] }),
  ]);
  expect(problems).toEqual({
    'questions.1.label': 'This question is asked already',
    'questions.2.key': 'Another question has this key: each has its own',
    'questions.2.choices': 'Offer at least 2 answers',
    'questions.3.choices': 'The same answer stands here twice',
  });
});

it('keeps no choices of a question that is answered in words', () => {
  expect(askedAs([question({ kind: 'text' }), question()])).toEqual([
    question({ kind: 'text', choices: [] }),
    question(),
  ]);
});

it('sees whether anything changed, whatever the order of the fields', () => {
  const { key, ...rest } = question();
  expect(asksTheSame([question()], [{ ...rest, key }])).toBe(true);
  expect(asksTheSame([question(), flight], [flight, question()])).toBe(false);
  expect(asksTheSame([question()], [question({ isRequired: false })])).toBe(false);
  expect(asksTheSame([question()], [question({ choices: ['S', 'M'] })])).toBe(false);
});

describe('since when a question has to be answered', () => {
  const [then, now] = ['2025-05-01T12:00:00.000Z', '2025-06-02T12:00:00.000Z'];
  const optional = { ...flight, isRequired: false };
  const asked = { questions: [question(), optional], neededSince: [{ key: 'shirt', at: then }] };
  const needed = (...questions: Question[]) => neededFrom(asked, questions, new Date(now));

  it('stays with one that goes on taking every answer it took', () => {
    const kept = [{ key: 'shirt', at: then }];
    expect(needed(question({ label: 'Shirt' }))).toEqual(kept);
    expect(needed(question({ choices: ['XL', 'L', 'M', 'S'] }))).toEqual(kept);
    expect(needed(question({ kind: 'text', choices: [] }))).toEqual(kept);
  });

  it('begins with one that is new, has to be answered now, or takes less than before', () => {
    expect(needed(question({ choices: ['S', 'M'] }))).toEqual([{ key: 'shirt', at: now }]);
    expect(needed(question({ key: 'cup' }))).toEqual([{ key: 'cup', at: now }]);
    expect(needed(flight, question({ isRequired: false }))).toEqual([{ key: 'flight', at: now }]);
  });

  it('is nothing of one that was asked before this was kept', () => {
    expect(neededFrom({ questions: [question()] }, [question()], new Date(now))).toEqual([]);
  });
});
