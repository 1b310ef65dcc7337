import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/** The address follows when somebody pauses: moving the whole site to a new address at each letter would make them wait. */
const PAUSE_MS = 200;

/** How a search stands in an address. Keep them outside the component. */
interface Rules<T> {
  read: (query: URLSearchParams) => T;
  /** The query of an address that asks for this; what else stands in the address stays. */
  write: (query: URLSearchParams, search: T) => URLSearchParams;
}

/** A search as the address has it. A change stands at once and replaces the address a moment later, so Back leaves. */
export function useSearchInAddress<T extends object>({ read, write }: Rules<T>) {
  const [query, setQuery] = useSearchParams();
  const { key } = useLocation();
  const inAddress = useMemo(() => read(query), [query, read]);
  const [changed, setChanged] = useState<{ search: T; isSent: boolean } | null>(null);
  const wordsOf = (search: T) => write(new URLSearchParams(), search).toString();
  // The site may still be on its way to the address before: one that says the same is this change's own only once it is sent.
  if (changed?.isSent && wordsOf(changed.search) === wordsOf(inAddress)) setChanged(null);
  const search = changed?.search ?? inAddress;

  useEffect(() => {
    if (!changed || changed.isSent) return;
    const timer = setTimeout(() => {
      if (hasGoneOn(key)) return;
      setQuery((before) => write(before, changed.search), { replace: true });
      setChanged((now) => (now === changed ? { ...changed, isSent: true } : now));
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [changed, key, setQuery, write]);

  const change = useCallback(
    (changes: Partial<T>) =>
      setChanged((before) => ({ search: { ...(before?.search ?? inAddress), ...changes }, isSent: false })),
    [inAddress],
  );

  return {
    search,
    /** As it was when somebody last paused. */
    settled: inAddress,
    change,
    query,
  };
}

/**
 * Whether somebody has followed a link for which the page is still being drawn: changing the address that is drawn would call
 * them back. When theirs is drawn, it is changed in its turn.
 * @param key of the address that is drawn
 */
function hasGoneOn(key: string): boolean {
  const entry: unknown = window.history.state;
  return typeof entry === 'object' && entry !== null && 'key' in entry && entry.key !== key;
}
