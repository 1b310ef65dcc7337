import { keep, readKept } from '../../lib/browser/kept';

/** It begins as what is typed in this tab does (typed.ts): when its person leaves, it is forgotten with that. */
const PREFIX = 'gangway-boarding:';

const listeners = new Set<() => void>();
/** Where there is no storage, or no room in it, what is not sent yet lives as long as the page does. */
const unsaved = new Map<number, string>();

/** What a host has marked in this tab and the server has not heard yet; empty for nothing. */
export function readMarksText(userId: number): string {
  return unsaved.get(userId) ?? readKept('tab', PREFIX + userId) ?? '';
}

/** Keeps a host's marks until the tab is closed. */
export function writeMarksText(userId: number, text: string): void {
  if (keep('tab', PREFIX + userId, text)) unsaved.delete(userId);
  else unsaved.set(userId, text);
  for (const listener of listeners) listener();
}

/** Calls back when marks were written. Returns the function that ends it. */
export function onMarksChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
