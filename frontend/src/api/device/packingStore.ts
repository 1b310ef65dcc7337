import { forgetKept, keep, readKept } from '../../lib/browser/kept';

const PREFIX = 'packed:';

/** Whose packing list it is, and for which trip: lists of two trips may hold things of one key. */
export interface OwnPacking {
  userId: number | undefined;
  tripId: number;
}

const listeners = new Set<() => void>();
/** Where there is no storage, or no room in it, what is not sent yet lives as long as the page does. */
const unsaved = new Map<string, string>();

const keyOf = ({ userId, tripId }: OwnPacking) => `${PREFIX}${userId ?? ''}:${tripId}`;

/** Somebody's packing list as it is kept on this device; empty for nothing. */
export function readPackingText(own: OwnPacking): string {
  const key = keyOf(own);
  return unsaved.get(key) ?? readKept('device', key) ?? '';
}

/** Keeps somebody's list on this device and tells this tab; other tabs hear it by themselves. */
export function writePackingText(own: OwnPacking, text: string): void {
  const key = keyOf(own);
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

/** Removes every list of every trip from this device: at logout. The account keeps what it was told. */
export function forgetPacking(): void {
  unsaved.clear();
  forgetKept('device', PREFIX);
}
