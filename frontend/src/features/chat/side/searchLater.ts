import { later } from '../../../ui/later';

const searchPanel = later(() => import('./SearchPanel'));

export const SearchPanel = searchPanel.Part;
export const fetchSearch = searchPanel.fetch;
