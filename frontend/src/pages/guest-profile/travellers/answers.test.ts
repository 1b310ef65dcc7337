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
  const { answers } = answersValues(nina);
  expect(answersSent(QUESTIONS, { answers }, nina)).toEqual([]);
  const typed = { ...answers, 'q-shirt': ' L ', 'q-7': ' ', 'q-gone': 'x' };
  expect(answersSent(QUESTIONS, { answers: typed }, nina)).toEqual([
    { key: 'shirt', text: 'L' },
    { key: '7', text: '' },
  ]);
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
