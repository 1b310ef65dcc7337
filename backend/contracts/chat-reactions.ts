/** What members may answer a message with, in the order in which it is offered. Nothing else is taken. */
export const CHAT_REACTIONS = ['👍', '❤️', '😂', '🎉', '😮', '😢', '🙏', '🌊'] as const;
export type ReactionEmoji = (typeof CHAT_REACTIONS)[number];

/** For so long after it was sent its author may edit a message. */
export const EDIT_MINUTES = 15;
