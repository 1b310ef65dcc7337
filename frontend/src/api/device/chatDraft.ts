import { forgetKept, keep, readKept } from '../../lib/browser/kept';

const PREFIX = 'chat-draft:';

/** What this person has typed and not sent, on this device; empty for nothing. */
export function readDraft(userId: number): string {
  return readKept('device', PREFIX + userId) ?? '';
}

/** Keeps a draft over a reload; an empty one is removed. */
export function writeDraft(userId: number, text: string): void {
  keep('device', PREFIX + userId, text || null);
}

/** Adds to what was typed, which stays in front of it. */
export function addToDraft(userId: number, text: string): void {
  const typed = readDraft(userId);
  writeDraft(userId, `${typed && `${typed.trimEnd()} `}${text}`);
}

/** Begins a message to somebody. */
export const mentionInDraft = (userId: number, firstName: string): void =>
  addToDraft(userId, `@${firstName} `);

/** Calls back when another tab has sent or emptied this person's draft. Returns the function that ends it. */
export function onDraftEmptied(userId: number, listener: () => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === PREFIX + userId && newValue === null) listener();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

/** Removes every draft from this device: at logout. */
export function forgetDrafts(): void {
  forgetKept('device', PREFIX);
}
