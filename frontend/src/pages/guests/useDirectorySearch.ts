import { startTransition, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { DirectorySearch } from './search.rules';

const NOTHING: DirectorySearch = { text: '', interest: '' };

/** The search as the address has it: `?q=dan&interest=Surfing`. Each change replaces the address, so Back leaves. */
export function useDirectorySearch() {
  const [query, setQuery] = useSearchParams();
  const inAddress = { text: query.get('q') ?? '', interest: query.get('interest') ?? '' };
  // The router changes the address in a transition; a letter that was typed must stand at once.
  const [search, showAtOnce] = useOptimistic<DirectorySearch>(inAddress);

  const change = (changes: Partial<DirectorySearch>) => {
    const next = { ...search, ...changes };
    startTransition(() => {
      showAtOnce(next);
      setQuery(
        { ...(next.text && { q: next.text }), ...(next.interest && { interest: next.interest }) },
        { replace: true },
      );
    });
  };
  return { search, change, clear: () => change(NOTHING) };
}
