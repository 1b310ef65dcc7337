import { useSearchInAddress } from '../../lib/useSearchInAddress';
import { withSet } from '../../lib/withSet';
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
  write: (query: URLSearchParams, { words, filter }: PaperSearch) =>
    withSet(query, { q: words, papers: filter === 'all' ? '' : filter }),
};

/** Whose papers are looked for; it stands in the address. */
export const usePaperSearch = () => useSearchInAddress(RULES);
