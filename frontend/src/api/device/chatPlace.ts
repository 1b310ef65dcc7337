/** Where somebody reads: the message at the top of the list, and how far above that top it begins, in CSS pixels. */
export interface ChatPlace {
  seq: number;
  above: number;
}

// What begins with "gangway-" is forgotten at logout.
const keyOf = (userId: number, tripId: number) => `gangway-chat-place:${userId}:${tripId}`;

const isPlace = (value: unknown): value is ChatPlace =>
  typeof value === 'object' &&
  value !== null &&
  'seq' in value &&
  'above' in value &&
  Number.isInteger(value.seq) &&
  Number.isFinite(value.above);

/** Where this tab's reader stood when they left the chat; null when they were at its end. */
export function readPlace(userId: number, tripId: number): ChatPlace | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(userId, tripId)) ?? 'null');
    return isPlace(kept) ? kept : null;
  } catch {
    // Without storage the chat opens at its end.
    return null;
  }
}

/** Keeps a place until the tab is closed; null for the end of the list. */
export function writePlace(userId: number, tripId: number, place: ChatPlace | null): void {
  try {
    if (place) sessionStorage.setItem(keyOf(userId, tripId), JSON.stringify(place));
    else sessionStorage.removeItem(keyOf(userId, tripId));
  } catch {
    // Storage is shut off or full: the place is lost with the page.
  }
}
