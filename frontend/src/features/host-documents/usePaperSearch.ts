import { useSearchInAddress } from '../../lib/useSearchInAddress';
import { type Filter, isFilter } from './board.rules';

interface PaperSearch {
  words: string;
  filter: Filter;
}

const RULES = {
  read: (query: URLSearchParams): PaperSearch => {
    const papers = query.get('papers');
    return { words: query.get('q') ?? '', filter: isFilter(papers) ? papers : 'all' };
  },
  write: (query: URLSearchParams, { words, filter }: PaperSearch) => {
    const next = new URLSearchParams(query);
    for (const [name, value] of Object.entries({ q: words, papers: filter === 'all' ? '' : filter })) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    return next;
  },
};

/** Whose papers are looked for; it stands in the address. */
export const usePaperSearch = () => useSearchInAddress(RULES);
