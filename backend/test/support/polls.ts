import type { ChatSend } from '../../contracts/chat-events.js';
import type { ChatWindow } from './chat-window.js';
import type { Stack } from './stack.js';

export const DINNER = {
  question: 'Where do we eat?',
  answers: ['Tacos', 'Pizza', 'Nowhere'],
  isMultiple: false,
};

/** Asks the group where to eat, or something else; answers the message's place. */
export const ask = (window: ChatWindow, poll: Partial<NonNullable<ChatSend['poll']>> = {}): Promise<number> =>
  window.tell('', { poll: { ...DINNER, ...poll } });

/** Chooses these answers and no others; answers what became of it. */
export const vote = (window: ChatWindow, seq: number, ...answers: number[]): Promise<string> =>
  window.outcome('chat:vote', { seq, answers });

/** The votes in a poll that the database keeps. */
export async function votesIn(
  { db }: Stack,
  tripId: number,
  seq: number,
): Promise<{ userId: number; answer: number }[]> {
  const { rows } = await db.query<{ userId: number; answer: number }>(
    'SELECT user_id AS "userId", answer FROM poll_votes WHERE trip_id = $1 AND seq = $2 ORDER BY answer, user_id',
    [tripId, seq],
  );
  return rows;
}
