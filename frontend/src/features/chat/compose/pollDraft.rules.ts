import { POLL_ANSWERS } from '../../../../../backend/contracts/chat-polls';

/** The answers with room to go on: an empty one follows the last that is filled, as long as there may be more. */
export function withRoom(answers: readonly string[]): string[] {
  const filled = answers.findLastIndex((answer) => answer !== '') + 1;
  const { fewest, most } = POLL_ANSWERS;
  return Array.from({ length: Math.min(most, Math.max(fewest, filled + 1)) }, (_, at) => answers[at] ?? '');
}
