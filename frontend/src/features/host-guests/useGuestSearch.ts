import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type GuestSearch, readSearch, writeSearch } from './guestSearch.rules';

/** The address follows when somebody pauses: moving the whole site to a new address at each letter would make them wait. */
const PAUSE_MS = 200;

const isSame = (one: GuestSearch, other: GuestSearch) =>
  one.text === other.text &&
  one.status === other.status &&
  one.sort?.id === other.sort?.id &&
  one.sort?.desc === other.sort?.desc;

/** The search as the address has it. A change stands at once and replaces the address a moment later, so Back leaves. */
export function useGuestSearch() {
  const [query, setQuery] = useSearchParams();
  const inAddress = useMemo(() => readSearch(query), [query]);
  const [changed, setChanged] = useState<GuestSearch | null>(null);
  if (changed && isSame(changed, inAddress)) setChanged(null);
  const search = changed ?? inAddress;

  useEffect(() => {
    if (!changed) return;
    const timer = setTimeout(
      () => setQuery((before) => writeSearch(before, changed), { replace: true }),
      PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [changed, setQuery]);

  const change = useCallback(
    (changes: Partial<GuestSearch>) => setChanged((before) => ({ ...(before ?? inAddress), ...changes })),
    [inAddress],
  );

  return {
    search,
    /** As it was when somebody last paused: what the server is asked for. */
    settled: inAddress,
    change,
  };
}
