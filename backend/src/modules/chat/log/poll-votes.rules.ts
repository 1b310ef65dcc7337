import { z } from 'zod';
import type { ChatPoll, ChatPollStanding } from '../../../../contracts/chat-polls.js';

/** Who chose an answer, by its place; an answer that nobody chose is absent. */
export const VOTES = z.array(z.object({ answer: z.int(), userIds: z.array(z.int()) }));

/** How a poll stands as it is told: for each of its answers who chose it. */
export function pollStanding(
  { answers }: ChatPoll,
  votes: z.infer<typeof VOTES>,
  endedAt: Date | null,
): ChatPollStanding {
  const chosenAt = new Map(votes.map(({ answer, userIds }) => [answer, userIds]));
  return {
    chosen: answers.map((_, place) => ({ userIds: chosenAt.get(place) ?? [] })),
    ...(endedAt ? { endedAt: endedAt.toISOString() } : {}),
  };
}
