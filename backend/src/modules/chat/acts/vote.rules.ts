import type { ChatPoll } from '../../../../contracts/chat-polls.js';

/** Why somebody cannot choose these answers of a poll, by their places, as a sentence; null when they can. */
export function voteProblem({ answers, isMultiple }: ChatPoll, chosen: readonly number[]): string | null {
  if (chosen.some((place) => place >= answers.length)) return 'This poll has no such answer.';
  return chosen.length > 1 && !isMultiple ? 'Only one answer can be chosen in this poll.' : null;
}
