import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { type DirectorySearch, ORDERS, WHO } from './search.rules';

const NOTHING: DirectorySearch = { text: '', interest: '', who: '', order: '' };
/** The address follows when somebody pauses: moving the whole site to a new address at each letter would make them wait. */
const PAUSE_MS = 200;

const oneOf = <T extends string>(choices: readonly T[], value: string | null): T | '' =>
  choices.find((choice) => choice === value) ?? '';

function readSearch(query: URLSearchParams): DirectorySearch {
  return {
    text: query.get('q') ?? '',
    interest: query.get('interest') ?? '',
    who: oneOf(WHO, query.get('who')),
    order: oneOf(ORDERS, query.get('order')),
  };
}

/** The query of an address that asks for this; what else stands in the address stays. */
function writeSearch(query: URLSearchParams, { text, ...choices }: DirectorySearch): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries({ q: text, ...choices })) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

const isSame = (one: DirectorySearch, other: DirectorySearch) =>
  one.text === other.text &&
  one.interest === other.interest &&
  one.who === other.who &&
  one.order === other.order;

/**
 * The search as the address has it: `?q=dan&interest=Surfing&who=shared&order=name`, and `&all=yes` where everybody is
 * listed. A change stands at once and replaces the address a moment later, so Back leaves.
 */
export function useDirectorySearch() {
  const [query, setQuery] = useSearchParams();
  const inAddress = readSearch(query);
  const [changed, setChanged] = useState<DirectorySearch | null>(null);
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

  const change = (changes: Partial<DirectorySearch>) => setChanged({ ...search, ...changes });
  /** The present address with something else in it. */
  const linkTo = useCallback(
    (changes: Record<string, string | undefined>) =>
      paths.guests({ ...Object.fromEntries(query), ...changes }),
    [query],
  );
  return {
    search,
    /** Whether anybody may be left out. */
    isSearching: Boolean(search.text || search.interest || search.who),
    isWhole: query.has('all'),
    linkTo,
    change,
    clear: () => change({ ...NOTHING, order: search.order }),
  };
}
