import { useEffect } from 'react';
import { afterPaint } from '../../lib/browser/afterPaint';
import { later } from '../../ui/later';

const messageDialog = later(() => import('./acts/MessageDialog'));
const photoDialog = later(() => import('./acts/PhotoDialog'));
const searchPanel = later(() => import('./side/SearchPanel'));

// What nobody needs before they ask for it: no message waits for it to arrive.
export const MessageDialog = messageDialog.Part;
export const PhotoDialog = photoDialog.Part;
export const SearchPanel = searchPanel.Part;

/** Fetches it all once the messages are on the screen, so that it is at hand, also when the connection goes. */
export function useFetchedLater(isReady: boolean): void {
  useEffect(() => {
    if (!isReady) return undefined;
    return afterPaint(() => {
      for (const { fetch } of [messageDialog, photoDialog, searchPanel]) {
        // What fails is no event: who opens it asks again, and hears if it fails too.
        fetch().catch(() => undefined);
      }
    });
  }, [isReady]);
}
