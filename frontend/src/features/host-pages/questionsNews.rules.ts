import type { HostQuestions } from '../../api/host/hostQuestions';
import type { QuestionsValues } from './questionsForm.rules';
import { linesOf } from './typed.rules';

type Asked = Pick<HostQuestions, 'questions' | 'travellers' | 'counts'>;

/** A question, and how many it is about. */
interface AboutQuestion {
  key: string;
  label: string;
  travellers: number;
}

/** What saving the questions does to the travellers of a trip. */
interface QuestionsNews {
  /** Their answers are deleted. */
  gone: AboutQuestion[];
  /** They are asked for the first time. */
  fresh: AboutQuestion[];
  /** They have to answer from then on, and have not. */
  needed: AboutQuestion[];
  /** So many answers are kept, of which some may not be offered any more, and they have to be. */
  fewer: AboutQuestion[];
  /** Something of it has to be done: it stands in the travellers' checklist. */
  isForChecklist: boolean;
}

/** What changes between what a trip asks and what is typed. A question without words is not one yet. */
export function questionsNews(
  { questions, travellers, counts }: Asked,
  typed: QuestionsValues,
): QuestionsNews {
  const news: QuestionsNews = { gone: [], fresh: [], needed: [], fewer: [], isForChecklist: false };
  const countOf = (key: string) => counts.find((count) => count.key === key);
  for (const { key, label } of questions) {
    const kept = countOf(key)?.kept ?? 0;
    const isGone = typed.questions.every((question) => question.key !== key);
    if (isGone && kept > 0) news.gone.push({ key, label, travellers: kept });
  }
  for (const question of typed.questions) {
    const { key, isRequired } = question;
    const label = question.label.trim();
    const before = questions.find((one) => one.key === key);
    const { kept = 0, open = 0 } = countOf(key) ?? {};
    if (!before) {
      if (!label || !travellers) continue;
      news.fresh.push({ key, label, travellers });
      if (isRequired) news.isForChecklist = true;
      continue;
    }
    if (!isRequired) continue;
    if (!before.isRequired && open > 0) news.needed.push({ key, label, travellers: open });
    if (kept > 0 && offersLess(before, question)) news.fewer.push({ key, label, travellers: kept });
  }
  if (news.needed.length + news.fewer.length > 0) news.isForChecklist = true;
  return news;
}

type Question = HostQuestions['questions'][number];

function offersLess(before: Question, now: QuestionsValues['questions'][number]): boolean {
  if (now.kind !== 'choice') return false;
  const offered = linesOf(now.choices);
  return before.kind === 'text' || before.choices.some((choice) => !offered.includes(choice));
}

/** "1 traveller", "12 travellers". */
const travellersWord = (count: number): string => `${count} ${count === 1 ? 'traveller' : 'travellers'}`;

/** "1 traveller has not answered". */
export const haveNotAnswered = (count: number): string =>
  `${travellersWord(count)} ${count === 1 ? 'has' : 'have'} not answered`;

/** So many answers are deleted, of all questions together: saving says that it was shown. */
export const answersGone = ({ gone }: QuestionsNews): number =>
  gone.reduce((sum, { travellers }) => sum + travellers, 0);

/** What is deleted, a sentence a question. */
export const goneSentences = ({ gone }: QuestionsNews): string[] =>
  gone.map(({ label, travellers }) => `${label}: the answers of ${travellersWord(travellers)} are deleted.`);

/** All of it, a sentence a question. */
export const newsSentences = (news: QuestionsNews): string[] => [
  ...news.fresh.map(({ label, travellers }) => `${label}: ${travellersWord(travellers)} will be asked.`),
  ...news.needed.map(
    ({ label, travellers }) => `${label}: ${haveNotAnswered(travellers)}, and will have to.`,
  ),
  ...news.fewer.map(({ label }) => `${label}: whose answer is not offered any more will be asked again.`),
  ...goneSentences(news),
];
