import { useSearchInAddress } from '../../lib/useSearchInAddress';
import { readSearch, writeSearch } from './guestSearch.rules';

const RULES = { read: readSearch, write: writeSearch };

/** The search of the guests: as it is typed, and as it was when somebody last paused, which is what the server is asked. */
export const useGuestSearch = () => useSearchInAddress(RULES);
