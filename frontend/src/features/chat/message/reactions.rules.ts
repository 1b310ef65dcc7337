import { CHAT_REACTIONS } from '../../../../../backend/contracts/chat-reactions';
import type { ChatMessage, ChatReaction } from '../../../../../backend/contracts/chat-events';
import { inARow } from '../../../lib/inARow';
import { isolated } from '../../../lib/isolated';

const NAMES: Record<(typeof CHAT_REACTIONS)[number], string> = {
  '👍': 'Thumbs up',
  '❤️': 'Heart',
  '😂': 'Laughing',
  '🎉': 'Celebrate',
  '😮': 'Surprised',
  '😢': 'Sad',
  '🙏': 'Thank you',
  '🌊': 'Wave',
};

/** What one can answer a message with, and what a screen reader calls it. */
export const REACTIONS = CHAT_REACTIONS.map((emoji) => ({ emoji, name: NAMES[emoji] }));

const MOST_NAMES = 8;

export function reactionName(emoji: string): string {
  return REACTIONS.find((reaction) => reaction.emoji === emoji)?.name ?? emoji;
}

/** Whether somebody has given a message this reaction. */
export function hasReacted(message: ChatMessage, emoji: string, userId: number): boolean {
  const given = message.change?.reactions.find((reaction) => reaction.emoji === emoji);
  return given?.userIds.includes(userId) ?? false;
}

/**
 * Who gave a reaction, or chose an answer: "You, Maya R. and 2 others". Whose name is not known yet is one of the
 * others, and where nobody is named they are people: "3 people".
 */
export function reactedBy(
  { userIds }: Pick<ChatReaction, 'userIds'>,
  meId: number,
  nameOf: (userId: number) => string | undefined,
): string {
  const known = userIds.flatMap((id) => (id === meId ? [] : (nameOf(id) ?? []))).map(isolated);
  const named = [...(userIds.includes(meId) ? ['You'] : []), ...known].slice(0, MOST_NAMES);
  const others = userIds.length - named.length;
  if (named.length === 0 && others > 0) return others === 1 ? '1 person' : `${others} people`;
  const parts = others > 0 ? [...named, `${others} ${others === 1 ? 'other' : 'others'}`] : named;
  return inARow(parts);
}
