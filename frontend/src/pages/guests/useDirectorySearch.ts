import { useCallback } from 'react';
import { paths } from '../../lib/paths';
import { useSearchInAddress } from '../../lib/useSearchInAddress';
import { withSet } from '../../lib/withSet';
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
const writeSearch = (query: URLSearchParams, { text, ...choices }: DirectorySearch): URLSearchParams =>
  withSet(query, { q: text, ...choices });

const RULES = { read: readSearch, write: writeSearch };

/**
 * The search as the address has it: `?q=dan&interest=Surfing&who=shared&order=name`, and `&all=yes` where everybody is
 * listed. A change stands at once and replaces the address a moment later, so Back leaves.
 */
export function useDirectorySearch() {
  const { search, query, change } = useSearchInAddress(RULES);
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
