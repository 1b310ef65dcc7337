import { isAnswer, type Question } from '../../../../contracts/questions.js';
import type { Answers } from '../../bookings/travellers/sealed-details.js';
import type { NeededSince } from '../../trips/trip-config.js';

/** What a traveller answers; an empty text is no answer. */
export interface Answer {
  /** Of the question. */
  key: string;
  text: string;
}

/** The answer to a question; empty where there is none. A key may be called as something that every object has. */
export const answerTo = (answers: Answers | undefined, key: string): string =>
  answers && Object.hasOwn(answers, key) ? (answers[key] ?? '') : '';

/** An answer to each of these questions, in their order. */
export const answersTo = (questions: readonly Question[], answers: Answers | undefined): Answer[] =>
  questions.map(({ key }) => ({ key, text: answerTo(answers, key) }));

/** What has to be answered and is not. An answer that is not offered any more is none. */
const lacking = (questions: readonly Question[], answers: Answers | undefined): Question[] =>
  questions.filter((one) => one.isRequired && !isAnswer(one, answerTo(answers, one.key)));

/** Whether something that has to be answered is not. */
export const lacksAnswers = (questions: readonly Question[], answers: Answers | undefined): boolean =>
  lacking(questions, answers).length > 0;

/**
 * When the newest of what somebody has not answered, and has to, was asked: an instant. Null where nothing of it came after they
 * joined.
 */
export function askedAnewAt(
  questions: readonly Question[],
  needed: readonly NeededSince[],
  { answers, joinedAt }: { answers: Answers | undefined; joinedAt: Date },
): Date | null {
  const open = new Set(lacking(questions, answers).map(({ key }) => key));
  const since = needed.filter(({ key }) => open.has(key)).map(({ at }) => new Date(at));
  const newest = since.toSorted((a, b) => a.getTime() - b.getTime()).at(-1);
  return newest && newest > joinedAt ? newest : null;
}

/** Of a traveller whose answers are counted. */
interface CountedTraveller {
  answers: Answers | undefined;
  /** They are asked now. */
  isAsked: boolean;
}

/** How a question of a trip stands with its travellers. */
export interface AnswerCount {
  /** Of the question. */
  key: string;
  /** So many answers are kept, also of who does not travel any more. */
  kept: number;
  /** So many who are asked have not answered. */
  open: number;
}

/** One to each question, in their order. */
export const countAnswers = (
  questions: readonly Question[],
  travellers: readonly CountedTraveller[],
): AnswerCount[] =>
  questions.map((question) => {
    const { key } = question;
    const isOpen = ({ answers, isAsked }: CountedTraveller) =>
      isAsked && !isAnswer(question, answerTo(answers, key));
    return {
      key,
      kept: travellers.filter(({ answers }) => answerTo(answers, key) !== '').length,
      open: travellers.filter(isOpen).length,
    };
  });

/** So many answers of these travellers are kept to what was asked before, and is not any more. */
export function keptOfGone(
  before: readonly Question[],
  now: readonly Question[],
  people: readonly (Answers | undefined)[],
): number {
  const gone = before.filter(({ key }) => now.every((one) => one.key !== key));
  const counts = countAnswers(
    gone,
    people.map((answers) => ({ answers, isAsked: false })),
  );
  return counts.reduce((sum, { kept }) => sum + kept, 0);
}

/** What is left of answers once those to other questions are forgotten; null where there are none of these. */
export function answersLeft(questions: readonly Question[], answers: Answers = {}): Answers | null {
  const asked = new Set(questions.map(({ key }) => key));
  const all = Object.entries(answers);
  const left = all.filter(([key]) => asked.has(key));
  return left.length < all.length ? Object.fromEntries(left) : null;
}

/** What is kept once these answers are given. One that is empty is taken back; those to other questions stay. */
export function answeredAnew(before: Answers | undefined, given: readonly Answer[]): Answers {
  const kept = new Map(Object.entries(before ?? {}));
  for (const { key, text } of given) {
    if (text) kept.set(key, text);
    else kept.delete(key);
  }
  return Object.fromEntries(kept);
}

/**
 * What is wrong with answers, a sentence for each field (`answers.0.text`). What was answered before may stay, also where it is
 * not offered any more.
 */
export function answerProblems(
  questions: readonly Question[],
  given: readonly Answer[],
  before: Answers | undefined,
): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const [place, { key, text }] of given.entries()) {
    if (text === answerTo(before, key)) continue;
    const question = questions.find((one) => one.key === key);
    const problem = answerProblem(question, text);
    if (problem) problems[`answers.${place}.text`] = problem;
  }
  return problems;
}

function answerProblem(question: Question | undefined, text: string): string | null {
  if (!question) return 'This is not asked any more. Reload the page and look again';
  return text === '' || isAnswer(question, text) ? null : 'Choose one of the answers';
}

/**
 * Answers as their traveller reads them in a copy of their data. Null in place of the words of a question that is not asked any
 * more, and whose answers nobody has deleted yet.
 */
export const answersTold = (
  questions: readonly Question[],
  answers: Answers = {},
): { question: string | null; answer: string }[] =>
  Object.entries(answers).map(([key, answer]) => ({
    question: questions.find((one) => one.key === key)?.label ?? null,
    answer,
  }));
