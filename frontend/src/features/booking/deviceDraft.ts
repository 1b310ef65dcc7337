import { entryOf, type TravellerEntry } from './traveller';

/**
 * What was typed, kept in this tab until it is paid for: it survives a reload, Back and a crash. One place for every
 * cabin and both occupancies, so that a change of cabin asks nobody to type again.
 */
const KEY = 'gangway-travellers';

/** Keeps the entries. A device that keeps nothing (private mode, full storage) loses only this comfort: then false. */
export function keepEntries(entries: readonly TravellerEntry[]): boolean {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(entries));
    return true;
  } catch {
    return false;
  }
}

/** The kept entries, or null when there are none. */
export function readEntries(): TravellerEntry[] | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return Array.isArray(kept) ? kept.map((one: Partial<TravellerEntry>) => entryOf(one)) : null;
  } catch {
    // Somebody else's value, or no storage: the form starts empty.
    return null;
  }
}

/** Forgets what was typed: after payment, or when asked. */
export function forgetEntries(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing is kept where there is no storage.
  }
}
