import { hasFields } from '../../lib/browser/hasFields';
import { keepValue, readKeptValue } from '../../lib/browser/kept';

/** Where somebody reads: the message at the top of the list, and how far above that top it begins, in CSS pixels. */
export interface ChatPlace {
  seq: number;
  above: number;
}

// What begins with "gangway-" is forgotten at logout.
const keyOf = (userId: number, tripId: number) => `gangway-chat-place:${userId}:${tripId}`;

const isPlace = (value: unknown): value is ChatPlace =>
  hasFields<ChatPlace>(value, { seq: Number.isInteger, above: Number.isFinite });

/** Where this tab's reader stood when they left the chat; null when they were at its end. */
export function readPlace(userId: number, tripId: number): ChatPlace | null {
  const kept = readKeptValue('tab', keyOf(userId, tripId));
  return isPlace(kept) ? kept : null;
}

/** Keeps a place until the tab is closed; null for the end of the list. */
export function writePlace(userId: number, tripId: number, place: ChatPlace | null): void {
  keepValue('tab', keyOf(userId, tripId), place);
}
