import type { ChatErrorCode, ChatHistory, ChatMessage, ChatSender } from '../../../contracts/chat-events.js';
import { photoBy } from '../../../contracts/photo-by.js';
import { MOST } from '../../../contracts/text-limits.js';
import { isUnseen } from '../../../contracts/visible.js';
import { ERASED, type Names } from '../auth/account/personal-data.js';

/** What is wrong with a cleaned text, or null; a photo needs none. Length counts as in a browser's text field. */
export function contentProblem(content: string, hasPhoto = false): ChatErrorCode | null {
  if (isUnseen(content) && !hasPhoto) return 'invalid';
  return content.length > MOST.message ? 'too_long' : null;
}

/** A sentence for each refusal of the chat. */
export const SENTENCES: Record<ChatErrorCode, string> = {
  invalid: 'This message could not be read.',
  too_long: `A message has at most ${MOST.message.toLocaleString('en-US')} characters.`,
  rate_limited: 'You are writing very fast. Please wait a moment.',
  unauthenticated: 'Please log in.',
  payment_required: 'The group chat opens for guests who completed payment.',
  forbidden: 'This chat is for the guests of its trip.',
  gone: 'This message is not there any more.',
  poll_ended: 'This poll has ended.',
  unavailable: 'Your message could not be stored right now. Please try again.',
};

interface Person extends Names {
  id: number;
}

const SIGNS = new Intl.Segmenter();

/** What the group calls a person: the first name and the last name's initial, "Maya R." */
export function chatNameOf({ firstName, lastName }: Names): string {
  const [first, last] = [firstName.trim(), initial(lastName)];
  return last ? `${first} ${last}.` : first;
}

/** How a person appears to the group. */
export function senderOf(person: Person, isHost: boolean): ChatSender {
  const avatar = initial(person.firstName) + initial(person.lastName);
  return { id: person.id, name: chatNameOf(person), avatar, isHost };
}

/** A whole sign as people see it: a flag is two characters. */
function initial(name: string): string {
  const [first] = SIGNS.segment(name.trim());
  return first?.segment.toUpperCase() ?? '';
}

/** A message as it is read anew once its author was erased: said by nobody who can be named. */
export function withoutAuthor(message: ChatMessage): ChatMessage {
  const { sender, photo } = message;
  const nobody = senderOf({ id: sender.id, ...ERASED }, false);
  const isNamed = photo?.alt === photoBy(sender.name);
  return {
    ...message,
    sender: nobody,
    ...(photo && isNamed ? { photo: { ...photo, alt: photoBy(nobody.name) } } : {}),
  };
}

/** The hosts' line about a message: who wrote, never what. */
export function newsText(sender: ChatSender): string {
  return `${sender.name} wrote in the group chat`;
}

export interface SeqRange {
  /** Both ends belong to it; empty when `from > to`. */
  from: number;
  to: number;
  hasMore: boolean;
}

/** The sequence numbers of a page: the log has no holes, so a page is known before it is read. */
export function pageRange({ before, after, limit }: ChatHistory, head: number): SeqRange {
  const end = Math.min(head, (before ?? Infinity) - 1);
  if (after === undefined) {
    const from = Math.max(1, end - limit + 1);
    return { from, to: end, hasMore: from > 1 };
  }
  const to = Math.min(end, after + limit);
  return { from: after + 1, to, hasMore: to < end };
}
