import { later } from '../../../ui/later';

const pollDialog = later(() => import('./PollDialog'));

export const PollDialog = pollDialog.Part;
export const fetchAsking = pollDialog.fetch;
