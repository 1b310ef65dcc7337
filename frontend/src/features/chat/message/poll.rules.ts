import type { ChatSender } from '../../../../../backend/contracts/chat-events';
import type { ChatChosen, ChatPoll, ChatPollStanding } from '../../../../../backend/contracts/chat-polls';
import { inARow } from '../../../lib/inARow';

type Chosen = readonly ChatChosen[];

/** Who chose each answer: nobody, for a poll of which nothing was heard yet. */
export function chosenIn({ answers }: ChatPoll, standing: ChatPollStanding | undefined): Chosen {
  return answers.map((_, place) => standing?.chosen[place] ?? { userIds: [] });
}

/** The places of the answers that somebody chose. */
export function choiceOf(chosen: Chosen, userId: number): number[] {
  return chosen.flatMap(({ userIds }, place) => (userIds.includes(userId) ? [place] : []));
}

/** How many people have voted, each counted once. */
export function votersIn(chosen: Chosen): number {
  return new Set(chosen.flatMap(({ userIds }) => userIds)).size;
}

/** Whether somebody may end a poll: who asked, and hosts. */
export const mayEnd = (asker: ChatSender | null, me: ChatSender | null): boolean =>
  me !== null && (me.isHost || me.id === asker?.id);

/** How many voted: not of how many, for who may vote comes and goes, and a vote stays. */
export const votedLine = (voted: number): string => `${voted} voted`;

/** The places of the answers that most have chosen; none while nobody has. */
export function mostChosen(chosen: Chosen): number[] {
  const most = Math.max(...chosen.map(({ userIds }) => userIds.length));
  return most === 0 ? [] : chosen.flatMap(({ userIds }, place) => (userIds.length === most ? [place] : []));
}

export const countedVotes = (count: number): string => (count === 1 ? '1 vote' : `${count} votes`);

/** What came of a poll that has ended, for whoever listens. */
export function outcomeOf({ answers }: ChatPoll, chosen: Chosen): string {
  const [first, ...others] = mostChosen(chosen);
  if (first === undefined) return 'The poll has ended. Nobody voted.';
  const each = countedVotes(chosen[first]?.userIds.length ?? 0);
  const named = inARow([first, ...others].map((place) => answers[place] ?? ''));
  return others.length === 0
    ? `The poll has ended. Most votes: ${named}, ${each}.`
    : `The poll has ended. Most votes: ${named}, ${each} each.`;
}
