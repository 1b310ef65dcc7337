import { aTraveller } from '../../../testing/records';
import { answersChanged, answersSent, answersValues, problemsOfAnswers } from './answers';

const question = (key: string) => ({
  key,
  label: key,
  kind: 'text' as const,
  choices: [],
  isRequired: false,
});
const QUESTIONS = ['shirt', 'constructor', '7'].map(question);
const nina = aTraveller({
  answers: [
    { key: 'shirt', text: 'M' },
    { key: 'constructor', text: '' },
    { key: '7', text: 'Yes' },
  ],
});

it('sends what somebody answered or emptied, and nothing that stays', () => {
  const start = answersValues(nina);
  const { answers } = start;
  expect(answersSent(QUESTIONS, start, nina, start)).toEqual([]);
  const typed = { ...answers, 'q-shirt': ' L ', 'q-7': ' ', 'q-gone': 'x' };
  expect(answersSent(QUESTIONS, { answers: typed }, nina, start)).toEqual([
    { key: 'shirt', text: 'L' },
    { key: '7', text: '' },
  ]);
});

it('sends nothing of what somebody else answered meanwhile', () => {
  const start = answersValues(nina);
  const now = aTraveller({ answers: [{ key: 'constructor', text: 'Theirs' }] });
  const typed = { answers: { ...start.answers, 'q-7': 'No' } };
  expect(answersSent(QUESTIONS, typed, now, start)).toEqual([{ key: '7', text: 'No' }]);
});

it('finds what somebody else answered', () => {
  const now = aTraveller({ answers: [{ key: 'shirt', text: 'S' }] });
  expect(answersChanged(QUESTIONS, nina, now).map(({ key }) => key)).toEqual(['shirt', '7']);
});

it('knows by its place which answer the server means', () => {
  const sent = [
    { key: 'shirt', text: 'L' },
    { key: '7', text: 'x' },
  ];
  const fields = { 'answers.1.text': 'Choose one of the answers', phone: 'Phone number is required' };
  expect(problemsOfAnswers(fields, sent)).toEqual([{ key: '7', message: 'Choose one of the answers' }]);
});
