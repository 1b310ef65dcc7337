import { useState } from 'react';
import { useUnsavedWarning } from '../../lib/browser/unsaved';

/**
 * What is being written, by what it is about: a look at something else loses none, and tells none to others.
 * Whoever leaves the page is asked while any of it `isWritten`.
 */
export function useKept<T>(isWritten: (one: T | undefined) => boolean) {
  const [kept, setKept] = useState<Partial<Record<string, T>>>({});
  useUnsavedWarning(Object.values(kept).some(isWritten));

  return {
    kept,
    /** What `changed` makes of it is kept from now on, or nothing. */
    change: (about: string | number, changed: (now: T | undefined) => T | undefined) =>
      setKept((all) => ({ ...all, [about]: changed(all[about]) })),
  };
}
