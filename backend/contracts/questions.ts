/** How a question is answered: in words, or by one of the answers that it offers. */
export const QUESTION_KINDS = ['text', 'choice'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** More questions than these nobody answers. */
export const MOST_QUESTIONS = 20;
/** How many answers a question offers to choose from. */
export const LEAST_CHOICES = 2;
export const MOST_CHOICES = 12;

/** Something that the hosts of a trip ask each of its travellers, beside what the ship needs. */
export interface Question {
  /**
   * One a trip, and the same as long as the question is, whatever becomes of its words: answers are kept by this. Small letters,
   * digits and hyphens. No other question ever has it, so that nobody reads an answer under words it was not given to.
   */
  key: string;
  label: string;
  kind: QuestionKind;
  /** The answers that it offers; none where it is answered in words. */
  choices: string[];
  isRequired: boolean;
}

/** Whether a text answers a question: there is one, and it is still offered where one is chosen. */
export const isAnswer = ({ kind, choices }: Pick<Question, 'kind' | 'choices'>, text: string): boolean =>
  text !== '' && (kind === 'text' || choices.includes(text));
