import { startTransition, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { type DirectorySearch, ORDERS, WHO } from './search.rules';

const NOTHING: DirectorySearch = { text: '', interest: '', who: '', order: '' };

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

/**
 * The search as the address has it: `?q=dan&interest=Surfing&who=shared&order=name`, and `&all=yes` where everybody is
 * listed. Each change of the search replaces the address, so Back leaves.
 */
export function useDirectorySearch() {
  const [query, setQuery] = useSearchParams();
  // The router changes the address in a transition; a letter that was typed must stand at once.
  const [search, showAtOnce] = useOptimistic<DirectorySearch>(readSearch(query));

  const change = (changes: Partial<DirectorySearch>) => {
    const next = { ...search, ...changes };
    startTransition(() => {
      showAtOnce(next);
      setQuery((before) => writeSearch(before, next), { replace: true });
    });
  };
  return {
    search,
    /** The present address with something else in it. */
    linkTo: (changes: Record<string, string | undefined>) =>
      paths.guests({ ...Object.fromEntries(query), ...changes }),
    isWhole: query.has('all'),
    /** Whether anybody may be left out. */
    isSearching: Boolean(search.text || search.interest || search.who),
    change,
    clear: () => change({ ...NOTHING, order: search.order }),
  };
}
