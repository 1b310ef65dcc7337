import type { Question, TravellerChange, TravellerDetails } from '../../../api/records';

type Answer = NonNullable<TravellerChange['answers']>[number];

/** Answers as they are typed. */
export interface AnswersValues {
  /** By what the form calls each. */
  answers: Record<string, string>;
}

/** What a form calls an answer: a key alone may be a number, or called as something that every object has. */
const nameOf = (key: string): string => `q-${key}`;
export const answerName = (key: string) => `answers.${nameOf(key)}` as const;

/** The id of the control of an answer. */
export const answerId = (position: number, key: string): string => `guest${position}-answer-${key}`;

/** What is kept of an answer; empty for none. */
export const answerIn = ({ answers }: Pick<TravellerDetails, 'answers'>, key: string): string =>
  answers.find((answer) => answer.key === key)?.text ?? '';

export function answersValues({ answers }: Pick<TravellerDetails, 'answers'>): AnswersValues {
  return { answers: Object.fromEntries(answers.map(({ key, text }) => [nameOf(key), text])) };
}

/** The questions whose answers are others now. */
export function answersChanged(
  questions: readonly Question[],
  before: TravellerDetails,
  now: TravellerDetails,
): Question[] {
  return questions.filter(({ key }) => answerIn(before, key) !== answerIn(now, key));
}

/**
 * The answers that somebody gave, as the server takes them: what is kept already is not sent, nor what nobody touched.
 * @param start what the form began with: somebody else may have answered since.
 */
export function answersSent(
  questions: readonly Question[],
  { answers }: AnswersValues,
  kept: TravellerDetails,
  start: AnswersValues,
): Answer[] {
  return questions.flatMap(({ key }) => {
    const [text, before] = [answers, start.answers].map((all) => (all[nameOf(key)] ?? '').trim());
    return text === undefined || text === before || text === answerIn(kept, key) ? [] : [{ key, text }];
  });
}

/** What the server found wrong with the answers that were sent: it counts them from 0. */
export function problemsOfAnswers(
  fields: Record<string, string>,
  sent: readonly Answer[],
): { key: string; message: string }[] {
  return Object.entries(fields).flatMap(([path, message]) => {
    const [, place] = /^answers\.(\d+)\./.exec(path) ?? [];
    const answer = place === undefined ? undefined : sent[Number(place)];
    return answer ? [{ key: answer.key, message }] : [];
  });
}
