import type { ChatPoll } from '../../../../../backend/contracts/chat-polls';

/** What stands between a poll's question and its answers: how one votes, or that nobody does any more. */
export function howToVote({ isMultiple }: ChatPoll, isEnded: boolean): string {
  if (isEnded) return 'The poll has ended.';
  const many = isMultiple ? 'one or more' : 'one';
  return `Choose ${many}. Everybody can see who chose what; you can change your vote until the poll ends.`;
}
