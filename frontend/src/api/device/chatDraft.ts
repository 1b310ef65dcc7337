import { forgetKept, keep, readKept } from '../../lib/browser/kept';
import type { ChatSeat } from './chatSeat';

const PREFIX = 'chat-draft:';

const keyOf = ({ userId, tripId }: ChatSeat) => `${PREFIX}${userId}:${tripId}`;

/** What this person has typed for the group and not sent, on this device; empty for nothing. */
export function readDraft(seat: ChatSeat): string {
  return readKept('device', keyOf(seat)) ?? '';
}

/** Keeps a draft over a reload; an empty one is removed. */
export function writeDraft(seat: ChatSeat, text: string): void {
  keep('device', keyOf(seat), text || null);
}

/** Adds to what was typed, which stays in front of it. */
export function addToDraft(seat: ChatSeat, text: string): void {
  const typed = readDraft(seat);
  writeDraft(seat, `${typed && `${typed.trimEnd()} `}${text}`);
}

/** Begins a message to somebody. */
export const mentionInDraft = (seat: ChatSeat, firstName: string): void => addToDraft(seat, `@${firstName} `);

/** Calls back when another tab has sent or emptied this person's draft. Returns the function that ends it. */
export function onDraftEmptied(seat: ChatSeat, listener: () => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === keyOf(seat) && newValue === null) listener();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

/** Removes every draft from this device: at logout. */
export function forgetDrafts(): void {
  forgetKept('device', PREFIX);
}
