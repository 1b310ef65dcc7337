import type { LogFilter } from '../../api/host/hostLog';
import { useSearchInAddress } from '../../lib/useSearchInAddress';
import { withSet } from '../../lib/withSet';

const NAMES = ['trip', 'person', 'area', 'booking', 'from', 'to'] as const;
type Name = (typeof NAMES)[number];
/** The texts of the fields, empty where nothing is chosen, and the page. */
type LogSearch = Record<Name, string> & { page: number };

const NOTHING: LogSearch = { trip: '', person: '', area: '', booking: '', from: '', to: '', page: 1 };
const numberIn = (text: string | null) => (text && /^\d+$/.test(text) ? text : '');

const RULES = {
  read: (query: URLSearchParams): LogSearch => ({
    trip: numberIn(query.get('trip')),
    person: numberIn(query.get('person')),
    area: query.get('area') ?? '',
    booking: query.get('booking') ?? '',
    from: query.get('from') ?? '',
    to: query.get('to') ?? '',
    page: Math.max(1, Number(query.get('page')) || 1),
  }),
  write: (query: URLSearchParams, search: LogSearch) =>
    withSet(query, { ...search, page: search.page > 1 ? search.page : '' }),
};

function filterOf(search: LogSearch): LogFilter {
  const given = NAMES.filter((name) => search[name] !== '');
  const valueOf = (name: Name) =>
    name === 'trip' || name === 'person' ? Number(search[name]) : search[name];
  return Object.fromEntries(given.map((name) => [name, valueOf(name)]));
}

/** The log's filter and page: as the fields have them, and as the address and the list do when somebody pauses. */
export function useLogAddress() {
  const { search, settled, change } = useSearchInAddress(RULES);
  return {
    search,
    filter: filterOf(settled),
    page: settled.page,
    // Another filter begins at its first page.
    change: (changes: Partial<LogSearch>) => change({ page: 1, ...changes }),
    isNarrowed: NAMES.some((name) => settled[name] !== ''),
    clear: () => change(NOTHING),
  };
}
