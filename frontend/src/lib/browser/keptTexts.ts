import { forgetKept, keep, type KeptIn, readKept } from './kept';

/** Texts that this browser keeps under names of one beginning, such as a list for each person who is logged in here. */
export interface KeptTexts {
  /** Empty for nothing. */
  read: (name: string) => string;
  /** Keeps a text and tells this tab. */
  write: (name: string, text: string) => void;
  /** Calls back when this tab has written one, or another tab what all share. Returns the function that ends it. */
  onWritten: (listener: () => void) => () => void;
  /** Removes all of them. */
  forget: () => void;
}

/** Where there is no storage, or no room in it, a text lives as long as the page does. */
export function keptTexts(place: KeptIn, prefix: string): KeptTexts {
  const listeners = new Set<() => void>();
  const unsaved = new Map<string, string>();
  return {
    read: (name) => unsaved.get(name) ?? readKept(place, prefix + name) ?? '',
    write: (name, text) => {
      if (keep(place, prefix + name, text)) unsaved.delete(name);
      else unsaved.set(name, text);
      for (const listener of listeners) listener();
    },
    onWritten: (listener) => {
      listeners.add(listener);
      window.addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', listener);
      };
    },
    forget: () => {
      unsaved.clear();
      forgetKept(place, prefix);
    },
  };
}
