/** What a review needs to be one, and why one is taken down: said by both halves. Its greatest length is among the other limits. */
export const MOST_STARS = 5;
export const NO_STARS = `Choose from 1 to ${MOST_STARS} stars`;

/** Characters of the text. */
export const LEAST_REVIEW = 20;
export const SHORT_REVIEW = `Write at least ${LEAST_REVIEW} characters`;
/** A letter of any script. */
export const HAS_WORDS = /\p{L}/u;
export const NO_WORDS = 'Write it in words';

/** Why a text is no review, but for being too long; undefined for one. */
export function wordsProblem(text: string): string | undefined {
  if (text.trim().length < LEAST_REVIEW) return SHORT_REVIEW;
  return HAS_WORDS.test(text) ? undefined : NO_WORDS;
}

/** Why a host takes a review down. There is no fourth reason, and that it has few stars is none. */
export const TAKE_DOWN_REASONS = {
  person: 'it names or exposes a person',
  insult: 'it insults somebody',
  off_topic: 'it is not about this trip',
} as const;
export type TakeDownReason = keyof typeof TAKE_DOWN_REASONS;
