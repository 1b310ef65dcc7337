import { someHostQuestions } from '../../testing/hostQuestions';
import { freshQuestion, questionsValues } from './questionsForm.rules';
import { answersGone, goneSentences, newsSentences, questionsNews } from './questionsNews.rules';

const asked = someHostQuestions();
const { questions } = questionsValues(asked);
const sentences = (...typed: typeof questions) => newsSentences(questionsNews(asked, { questions: typed }));

it('has nothing to say while nobody is asked anything else', () => {
  expect(sentences(...questions)).toEqual([]);
  expect(sentences(...questions.toReversed(), freshQuestion())).toEqual([]);
});

it('says how many will be asked, and how many have to answer now', () => {
  const dining = { ...freshQuestion(), label: ' Dining time ' };
  expect(sentences(...questions, dining)).toEqual(['Dining time: 12 travellers will be asked.']);
  const needed = questions.map((question) => ({ ...question, isRequired: true }));
  expect(sentences(...needed)).toEqual([
    'Flight and arrival: 11 travellers have not answered, and will have to.',
  ]);
});

it('says that whoever chose what is not offered any more is asked again', () => {
  const again = 'T-shirt size: whose answer is not offered any more will be asked again.';
  const typed = questions.map((question) => ({ ...question, choices: 'S\nM' }));
  expect(sentences(...typed)).toEqual([again]);
  expect(sentences(...questions.map((one) => ({ ...one, choices: 'XL\nL\nM\nS' })))).toEqual([]);
});

it('says nothing of answers that need not be given, and leads to the checklist for what has to be', () => {
  const optional = questions.map((question) => ({ ...question, isRequired: false, choices: 'S\nM' }));
  expect(sentences(...optional)).toEqual([]);
  const news = (...typed: typeof questions) => questionsNews(asked, { questions: typed }).isForChecklist;
  const dining = { ...freshQuestion(), label: 'Dining time' };
  expect(news(...questions, { ...dining, isRequired: false })).toBe(false);
  expect(news(...questions, { ...dining, isRequired: true })).toBe(true);
  expect(news(...questions.map((question) => ({ ...question, choices: 'S\nM' })))).toBe(true);
});

it('says of one traveller that they have not answered', () => {
  const one = { ...asked, counts: [{ key: 'flight', kept: 11, open: 1 }] };
  const typed = questions.map((question) => ({ ...question, isRequired: true }));
  expect(newsSentences(questionsNews(one, { questions: typed }))).toEqual([
    'Flight and arrival: 1 traveller has not answered, and will have to.',
  ]);
});

it('says whose answers are deleted', () => {
  const news = questionsNews(asked, { questions: [] });
  expect(goneSentences(news)).toEqual([
    'T-shirt size: the answers of 4 travellers are deleted.',
    'Flight and arrival: the answers of 1 traveller are deleted.',
  ]);
  expect(answersGone(news)).toBe(5);
  const unanswered = { ...asked, counts: asked.counts.map((count) => ({ ...count, kept: 0 })) };
  expect(questionsNews(unanswered, { questions: [] }).gone).toEqual([]);
});
