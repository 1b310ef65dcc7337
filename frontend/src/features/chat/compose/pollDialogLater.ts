import { later } from '../../../ui/later';
import { NotFetched } from '../room/NotFetched';

const pollDialog = later(() => import('./PollDialog'), { Lost: NotFetched });

export const PollDialog = pollDialog.Part;
export const fetchAsking = pollDialog.fetch;
