import { later } from '../../../ui/later';
import { NotFetched } from '../room/NotFetched';

const searchPanel = later(() => import('./SearchPanel'), { Lost: NotFetched });

export const SearchPanel = searchPanel.Part;
export const fetchSearch = searchPanel.fetch;
