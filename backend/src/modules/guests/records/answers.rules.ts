import type { Question } from '../../../../contracts/questions.js';
import type { Answers } from '../../bookings/travellers/sealed-details.js';

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

/** Whether something that has to be answered is not. */
export const lacksAnswers = (questions: readonly Question[], answers: Answers | undefined): boolean =>
  questions.some(({ key, isRequired }) => isRequired && !answerTo(answers, key));

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
  const isOffered = question.kind === 'text' || text === '' || question.choices.includes(text);
  return isOffered ? null : 'Choose one of the answers';
}

/** Answers as their traveller reads them in a copy of their data; null in place of the words of a question that is not asked any more. */
export const answersTold = (
  questions: readonly Question[],
  answers: Answers = {},
): { question: string | null; answer: string }[] =>
  Object.entries(answers).map(([key, answer]) => ({
    question: questions.find((one) => one.key === key)?.label ?? null,
    answer,
  }));
