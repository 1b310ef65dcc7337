import type { ChangeQuestions, HostQuestions } from '../../api/host/hostQuestions';
import { newId } from '../../lib/newId';
import { linesOf, textOf } from './typed.rules';

/** A question as it is typed. Named as the server names its fields, for its sentences. */
interface QuestionValues extends Omit<HostQuestions['questions'][number], 'choices'> {
  /** A line each; kept while it is answered in words, in case it is not after all. */
  choices: string;
}

export interface QuestionsValues {
  questions: QuestionValues[];
}

export const questionsValues = ({ questions }: Pick<HostQuestions, 'questions'>): QuestionsValues => ({
  questions: questions.map(({ choices, ...question }) => ({ ...question, choices: textOf(choices) })),
});

export const questionsBody = ({ questions }: QuestionsValues): Omit<ChangeQuestions, 'version'> => ({
  questions: questions.map(({ choices, ...question }) => ({
    ...question,
    choices: question.kind === 'choice' ? linesOf(choices) : [],
  })),
});

/** Its key is its own for good: answers are kept by it, and must not come back under other words. */
export const freshQuestion = (): QuestionValues => ({
  key: newId(),
  label: '',
  kind: 'text',
  choices: '',
  isRequired: false,
});
