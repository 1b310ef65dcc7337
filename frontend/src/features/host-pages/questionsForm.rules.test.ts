import { PART_KEY } from '../../../../backend/contracts/trip-pages';
import { freshQuestion, questionsBody, questionsValues } from './questionsForm.rules';

const shirt = {
  key: 'shirt',
  label: 'T-shirt size',
  kind: 'choice' as const,
  choices: ['S', 'M'],
  isRequired: true,
};

it('has the choices as lines, and sends them as they stood', () => {
  const values = questionsValues({ questions: [shirt] });
  expect(values.questions[0]?.choices).toBe('S\nM');
  expect(questionsBody(values)).toEqual({ questions: [shirt] });
});

it('sends no choices of a question that is answered in words', () => {
  const { questions } = questionsValues({ questions: [shirt] });
  const inWords = questions.map((question) => ({ ...question, kind: 'text' as const }));
  expect(questionsBody({ questions: inWords })).toEqual({
    questions: [{ ...shirt, kind: 'text', choices: [] }],
  });
});

it('gives each new question a key that no other has', () => {
  const keys = [freshQuestion().key, freshQuestion().key];
  expect(new Set(keys).size).toBe(2);
  for (const key of keys) expect(key).toMatch(PART_KEY);
});
