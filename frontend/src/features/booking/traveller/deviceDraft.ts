import { entryOf, type TravellerEntry } from './traveller';
import { keepValue, readKeptValue } from '../../../lib/browser/kept';

/**
 * What was typed, kept in this tab until it is paid for: it survives a reload, Back and a crash. One place for every
 * cabin and both occupancies, so that a change of cabin asks nobody to type again.
 */
const KEY = 'gangway-travellers';

/** Keeps the entries. A device that keeps nothing (private mode, full storage) loses only this comfort: then false. */
export function keepEntries(entries: readonly TravellerEntry[]): boolean {
  return keepValue('tab', KEY, entries);
}

/** The kept entries, or null when there are none. */
export function readEntries(): TravellerEntry[] | null {
  const kept = readKeptValue('tab', KEY);
  return Array.isArray(kept) ? kept.map((one: Partial<TravellerEntry> | null) => entryOf(one ?? {})) : null;
}

/** Forgets what was typed: after payment, or when asked. */
export function forgetEntries(): void {
  keepValue('tab', KEY, null);
}
