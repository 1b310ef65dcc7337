import { later } from '../../../ui/later';

const messageMenu = later(() => import('./MessageMenu'));
const messageDialog = later(() => import('./MessageDialog'));
const photoDialog = later(() => import('./PhotoDialog'));

// What nobody needs before they ask for it: no message waits for it to arrive.
export const MessageMenu = messageMenu.Part;
export const MessageDialog = messageDialog.Part;
export const PhotoDialog = photoDialog.Part;

export const fetchDialogs = (): Promise<unknown> =>
  Promise.all([messageMenu, messageDialog, photoDialog].map(({ fetch }) => fetch()));
