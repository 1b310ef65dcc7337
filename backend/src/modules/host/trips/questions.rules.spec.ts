import { expect, it } from '@jest/globals';
import type { Question } from '../../../../contracts/questions.js';
import { askedAs, asksTheSame, questionProblems } from './questions.rules.js';

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
