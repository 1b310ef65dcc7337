import { useEffect } from 'react';
import { afterPaint } from '../../lib/browser/afterPaint';
import { fetchDialogs } from './acts/dialogsLater';
import { fetchAsking } from './compose/pollDialogLater';
import { fetchPoll } from './message/pollLater';
import { fetchSearch } from './side/searchLater';

/** Fetches what comes later once the messages are on the screen, so that it is at hand, also when the connection goes. */
export function useFetchedLater(isReady: boolean): void {
  useEffect(() => {
    if (!isReady) return undefined;
    return afterPaint(() => {
      // What fails is no event: who opens it asks again, and hears if it fails too.
      for (const fetch of [fetchDialogs, fetchPoll, fetchAsking, fetchSearch]) fetch().catch(() => undefined);
    });
  }, [isReady]);
}
