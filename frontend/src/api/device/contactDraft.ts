/** A message that is being written, kept in this tab until it is sent: it survives a reload and a crash. */
const KEY = 'gangway-contact';

/** Keeps the form's texts by field; where nothing can be kept, only this comfort is lost. */
export function keepContactDraft(texts: Record<string, string>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(texts));
  } catch {
    // Private mode or a full storage: the message lives as long as the page does.
  }
}

/** The kept texts by field; none where nothing is kept. */
export function readContactDraft(): Partial<Record<string, string>> {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, unknown>;
    const texts = Object.entries(kept).filter(([, text]) => typeof text === 'string');
    return Object.fromEntries(texts) as Record<string, string>;
  } catch {
    // Somebody else's value, or no storage: the form starts empty.
    return {};
  }
}

/** Forgets what was typed: after it was sent. */
export function forgetContactDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing is kept where there is no storage.
  }
}
