import { keepValue, readKeptValue } from '../../lib/browser/kept';

/** A message that is being written, kept in this tab until it is sent: it survives a reload and a crash. */
const KEY = 'gangway-contact';

/** Keeps the form's texts by field; where nothing can be kept, only this comfort is lost. */
export function keepContactDraft(texts: Record<string, string>): void {
  keepValue('tab', KEY, texts);
}

/** The kept texts by field; none where nothing is kept. */
export function readContactDraft(): Partial<Record<string, string>> {
  const kept = (readKeptValue('tab', KEY) ?? {}) as Record<string, unknown>;
  const texts = Object.entries(kept).filter(([, text]) => typeof text === 'string');
  return Object.fromEntries(texts) as Record<string, string>;
}

/** Forgets what was typed: after it was sent. */
export function forgetContactDraft(): void {
  keepValue('tab', KEY, null);
}
