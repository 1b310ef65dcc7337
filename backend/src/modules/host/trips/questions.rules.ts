import { LEAST_CHOICES, type Question } from '../../../../contracts/questions.js';
import { type NeededSince, neededSinceOf, questionsOf, type TripConfig } from '../../trips/trip-config.js';

/** What is wrong with the questions of a trip, a sentence for each field (`questions.1.label`). */
export function questionProblems(questions: readonly Question[]): Record<string, string> {
  const problems: Record<string, string> = {};
  const [keys, labels] = [new Set<string>(), new Set<string>()];
  for (const [place, { key, label, kind, choices }] of questions.entries()) {
    const at = `questions.${place}`;
    const asked = label.toLowerCase();
    if (keys.has(key)) problems[`${at}.key`] = 'Another question has this key: each has its own';
    if (labels.has(asked)) problems[`${at}.label`] = 'This question is asked already';
    keys.add(key);
    labels.add(asked);
    const problem = kind === 'choice' && choicesProblem(choices);
    if (problem) problems[`${at}.choices`] = problem;
  }
  return problems;
}

function choicesProblem(choices: readonly string[]): string | null {
  if (choices.length < LEAST_CHOICES) return `Offer at least ${LEAST_CHOICES} answers`;
  return new Set(choices).size < choices.length ? 'The same answer stands here twice' : null;
}

/** The questions as they are kept: one that is answered in words offers nothing. */
export const askedAs = (questions: readonly Question[]): Question[] =>
  questions.map(({ key, label, kind, choices, isRequired }) => ({
    key,
    label,
    kind,
    choices: kind === 'choice' ? choices : [],
    isRequired,
  }));

/** Whether two lists ask the same, in the same order. */
export const asksTheSame = (before: readonly Question[], after: readonly Question[]): boolean =>
  textOf(before) === textOf(after);

/** A column of JSON keeps no order of the fields. */
const textOf = (questions: readonly Question[]) =>
  JSON.stringify(
    questions.map(({ key, label, kind, choices, isRequired }) => [key, label, kind, choices, isRequired]),
  );

/**
 * Since when each question has to be answered that does. What had to be before keeps its own, unless answers that were good are
 * not any more: then their travellers are asked anew.
 */
export function neededFrom(
  before: Pick<TripConfig, 'questions' | 'neededSince'>,
  questions: readonly Question[],
  now: Date,
): NeededSince[] {
  const had = new Map(questionsOf(before).map((question) => [question.key, question]));
  return questions.flatMap((question) => {
    const { key, isRequired } = question;
    if (!isRequired) return [];
    const earlier = had.get(key);
    if (earlier?.isRequired && takesAllOf(question, earlier))
      return neededSinceOf(before).filter((one) => one.key === key);
    return [{ key, at: now.toISOString() }];
  });
}

/** Whether what answered a question before still does. */
const takesAllOf = (now: Question, before: Question): boolean =>
  now.kind === 'text' ||
  (before.kind === 'choice' && before.choices.every((choice) => now.choices.includes(choice)));
