import { useSearchParams } from 'react-router-dom';
import type { LogFilter } from '../../api/host/hostLog';

const NAMES = ['trip', 'person', 'area', 'booking', 'from', 'to'] as const;
type Name = (typeof NAMES)[number];

/** The log's filter and page as the address has them. */
export function useLogAddress() {
  const [query, setQuery] = useSearchParams();
  const text = (name: Name) => query.get(name) ?? undefined;
  const number = (name: Name) => (/^\d+$/.test(query.get(name) ?? '') ? Number(query.get(name)) : undefined);
  const filter: LogFilter = Object.fromEntries(
    Object.entries({
      trip: number('trip'),
      person: number('person'),
      area: text('area'),
      booking: text('booking'),
      from: text('from'),
      to: text('to'),
    }).filter(([, value]) => value !== undefined),
  );
  const page = Math.max(1, Number(query.get('page')) || 1);

  const change = (changes: Partial<Record<Name | 'page', string>>) => {
    const next = new URLSearchParams(query);
    // Another filter begins at its first page.
    next.delete('page');
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setQuery(next, { replace: true, preventScrollReset: true });
  };
  const isNarrowed = NAMES.some((name) => query.has(name));
  return { filter, page, change, isNarrowed, clear: () => setQuery({}, { replace: true }) };
}
