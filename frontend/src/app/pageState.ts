import { type DehydratedState, hydrate, type QueryClient } from '@tanstack/react-query';
import { setServerNow } from '../lib/time/clock';

/** The id of the element that holds the data a page was drawn from. */
export const PAGE_STATE_ID = 'page-state';

export interface PageState {
  /** The instant by the server's clock at which the page was drawn. */
  now: string;
  queries: DehydratedState;
}

/** Takes over what the server drew the page from, so that the browser's first drawing is the same and asks nothing. */
export function adoptPageState(queryClient: QueryClient): void {
  const json = document.getElementById(PAGE_STATE_ID)?.textContent;
  if (!json) return;
  const { now, queries } = JSON.parse(json) as PageState;
  setServerNow(now);
  hydrate(queryClient, queries);
}
