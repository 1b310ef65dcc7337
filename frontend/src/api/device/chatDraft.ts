const PREFIX = 'chat-draft:';

/** What this person has typed and not sent, on this device; empty for nothing. */
export function readDraft(userId: number): string {
  try {
    return localStorage.getItem(PREFIX + userId) ?? '';
  } catch {
    // Without storage a draft lives as long as the page does.
    return '';
  }
}

/** Keeps a draft over a reload; an empty one is removed. */
export function writeDraft(userId: number, text: string): void {
  try {
    if (text) localStorage.setItem(PREFIX + userId, text);
    else localStorage.removeItem(PREFIX + userId);
  } catch {
    // Storage is shut off or full: the text stays in the box it was typed into.
  }
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
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {
    // Nothing was stored either.
  }
}
