import type { ChatPoll } from '../../../../../backend/contracts/chat-polls';

/** What stands between a poll's question and its answers: how one votes, or that nobody does any more. */
export function howToVote({ isMultiple }: ChatPoll, isEnded: boolean): string {
  if (isEnded) return 'The poll has ended.';
  return `Choose ${isMultiple ? 'one or more' : 'one'}. You can change your vote until the poll ends.`;
}
