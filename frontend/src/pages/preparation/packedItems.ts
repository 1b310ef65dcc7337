import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { PACKING_IDS } from './packing';

const PREFIX = 'packed:';
const listeners = new Set<() => void>();
/** What was ticked where there is no storage: it lives as long as the page does. */
const unsaved = new Map<string, string>();

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? unsaved.get(key) ?? '[]';
  } catch {
    // Storage is shut off.
    return unsaved.get(key) ?? '[]';
  }
}

function write(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Shut off or full: the ticks last until the page is left.
    unsaved.set(key, text);
  }
  for (const listener of listeners) listener();
}

/** The ids in a stored text which are on the list; anything else in it is ignored. */
function parse(text: string): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(text);
    return new Set(Array.isArray(stored) ? PACKING_IDS.filter((id) => stored.includes(id)) : []);
  } catch {
    // Somebody else's text stands there.
    return new Set();
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Other tabs of this browser tell by themselves.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** What somebody has packed, kept on this device under their id and shared by its tabs. */
export function usePackedItems(userId: number | undefined) {
  const key = `${PREFIX}${userId ?? ''}`;
  const text = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => '[]',
  );
  const packed = useMemo(() => parse(text), [text]);
  const toggle = useCallback(
    (id: string) => {
      const before = parse(read(key));
      const after = before.has(id) ? [...before].filter((one) => one !== id) : [...before, id];
      write(key, JSON.stringify(after));
    },
    [key],
  );
  return { packed, toggle };
}
