/** `tab`: until the tab is closed. `device`: until it is taken away. */
export type KeptIn = 'tab' | 'device';

const storageOf = (place: KeptIn): Storage => (place === 'tab' ? sessionStorage : localStorage);

/** What this browser kept under a name; null for nothing, and where storage is shut off. */
export function readKept(place: KeptIn, key: string): string | null {
  try {
    return storageOf(place).getItem(key);
  } catch {
    // Storage is shut off: nothing was kept.
    return null;
  }
}

/** Keeps a text, or forgets what was kept for null. False where nothing can be kept: shut off, or full. */
export function keep(place: KeptIn, key: string, text: string | null): boolean {
  try {
    if (text === null) storageOf(place).removeItem(key);
    else storageOf(place).setItem(key, text);
    return true;
  } catch {
    // Only a comfort is lost: what is kept here lives as long as the page without it.
    return false;
  }
}

/** As {@link readKept}, of what {@link keepValue} kept; null also for what somebody else left there. */
export function readKeptValue(place: KeptIn, key: string): unknown {
  try {
    return JSON.parse(readKept(place, key) ?? 'null');
  } catch {
    // Somebody else's value.
    return null;
  }
}

/** As {@link keep}, for what is no text. */
export const keepValue = (place: KeptIn, key: string, value: object | null): boolean =>
  keep(place, key, value && JSON.stringify(value));

/** Forgets everything whose name begins so. */
export function forgetKept(place: KeptIn, prefix: string): void {
  try {
    const keys = Object.keys(storageOf(place)).filter((key) => key.startsWith(prefix));
    for (const key of keys) keep(place, key, null);
  } catch {
    // Nothing is kept where there is no storage.
  }
}
