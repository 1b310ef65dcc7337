import { later } from '../../../ui/later';
import { NotFetched, NotFetchedOnDesk } from '../room/NotFetched';

const messageMenu = later(() => import('./MessageMenu'), { Lost: NotFetchedOnDesk });
const messageDialog = later(() => import('./MessageDialog'), { Lost: NotFetchedOnDesk });
const photoDialog = later(() => import('./PhotoDialog'), { Lost: NotFetched });

// What nobody needs before they ask for it: no message waits for it to arrive.
export const MessageMenu = messageMenu.Part;
export const MessageDialog = messageDialog.Part;
export const PhotoDialog = photoDialog.Part;

export const fetchDialogs = (): Promise<unknown> =>
  Promise.all([messageMenu, messageDialog, photoDialog].map(({ fetch }) => fetch()));
