import { forgetKept, keep, readKept } from '../../lib/browser/kept';

const PREFIX = 'packed:';

const listeners = new Set<() => void>();
/** Where there is no storage, or no room in it, what is not sent yet lives as long as the page does. */
const unsaved = new Map<string, string>();

const keyOf = (userId: number | undefined) => `${PREFIX}${userId ?? ''}`;

/** Somebody's packing list as it is kept on this device; empty for nothing. */
export function readPackingText(userId: number | undefined): string {
  const key = keyOf(userId);
  return unsaved.get(key) ?? readKept('device', key) ?? '';
}

/** Keeps somebody's list on this device and tells this tab; other tabs hear it by themselves. */
export function writePackingText(userId: number | undefined, text: string): void {
  const key = keyOf(userId);
  if (keep('device', key, text)) unsaved.delete(key);
  else unsaved.set(key, text);
  for (const listener of listeners) listener();
}

/** Calls back when this tab or another one has written a list. Returns the function that ends it. */
export function onPackingChanged(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Removes every list from this device: at logout. The account keeps what it was told. */
export function forgetPacking(): void {
  unsaved.clear();
  forgetKept('device', PREFIX);
}
