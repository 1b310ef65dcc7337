import { POLL_ANSWERS } from '../../../../../backend/contracts/chat-polls';

/**
 * The answers with room to go on: an empty one follows the last that is filled, as long as there may be more. None goes that
 * was there: somebody may be writing in it.
 */
export function withRoom(answers: readonly string[]): string[] {
  const filled = answers.findLastIndex((answer) => answer !== '') + 1;
  const { fewest, most } = POLL_ANSWERS;
  const fields = Math.min(most, Math.max(fewest, answers.length, filled + 1));
  return Array.from({ length: fields }, (_, at) => answers[at] ?? '');
}
