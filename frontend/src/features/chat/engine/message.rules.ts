import type { ChatChange, ChatMessage, ChatPhoto } from '../../../../../backend/contracts/chat-events';

type Changed = Pick<ChatMessage, 'content' | 'photo' | 'poll' | 'change'>;

/** The message with what became of it: of two states the one with the higher `rev` is the newer. */
export function withChange(message: ChatMessage, change: ChatChange | undefined): ChatMessage {
  if (!change || change.rev <= (message.change?.rev ?? 0)) return message;
  if (!change.deletedAt) return { ...message, change: withStanding(change, message.change) };
  // What was deleted does not stay behind in anybody's browser either.
  const { photo: _, poll: __, ...rest } = message;
  return { ...rest, content: '', change };
}

/** How a poll stands never goes while its message is there: a state without it comes from a server that knows no polls. */
function withStanding(change: ChatChange, before: ChatChange | undefined): ChatChange {
  const poll = change.poll ?? before?.poll;
  return poll ? { ...change, poll } : change;
}

/** The text as it is now; empty once deleted. */
export function contentOf({ content, change }: Changed): string {
  return change ? change.content : content;
}

/** The photo, unless it was deleted with its message. */
export function photoOf({ photo, change }: Changed): ChatPhoto | undefined {
  return change?.deletedAt ? undefined : photo;
}

/** The `seq` of the last of these messages that carries a photo. */
export function newestPhoto(messages: readonly ChatMessage[]): number | undefined {
  return messages.findLast((message) => photoOf(message) !== undefined)?.seq;
}

export function isDeleted({ change }: Pick<ChatMessage, 'change'>): boolean {
  return change?.deletedAt !== undefined;
}

/** A message in one line, for quotes, pins and whoever listens. */
export function lineOf(message: Changed): string {
  if (message.change?.deletedAt) return 'Message deleted';
  const text = contentOf(message);
  const photo = photoOf(message);
  if (message.poll) return `Poll: ${text}`;
  if (!photo) return text;
  return text ? `Photo: ${text}` : `Photo${photo.alt ? `: ${photo.alt}` : ''}`;
}
