import {
  type DehydratedState,
  defaultShouldDehydrateQuery,
  dehydrate,
  hydrate,
  type QueryClient,
} from '@tanstack/react-query';
import { now, setServerNow } from '../lib/time/clock';

/** The id of the element that holds the data a page was drawn from. */
export const PAGE_STATE_ID = 'page-state';

interface PageState {
  /** The instant by the server's clock at which the page was drawn. */
  now: string;
  queries: DehydratedState;
}

/**
 * What a page was drawn from. What was not there, as it is for everybody, is old by the clock of any browser: it is asked for
 * again at once, for who hosts a trip sees its pages before others do.
 */
export function pageStateOf(queryClient: QueryClient): PageState {
  const state = dehydrate(queryClient, {
    // What a page never keeps would be kept in a browser that was handed it.
    shouldDehydrateQuery: (query) => defaultShouldDehydrateQuery(query) && query.gcTime > 0,
  });
  for (const { state: kept } of state.queries) if (kept.data === null) kept.dataUpdatedAt = 0;
  return { now: now().toISOString(), queries: state };
}

/** Takes over what the server drew the page from, so that the browser's first drawing is the same and asks nothing. */
export function adoptPageState(queryClient: QueryClient): void {
  const json = document.getElementById(PAGE_STATE_ID)?.textContent;
  if (!json) return;
  const { now, queries } = JSON.parse(json) as PageState;
  setServerNow(now);
  // By this browser's clock nothing was read later than now: ahead of it, it would count as just read for as long.
  for (const { state } of queries.queries) state.dataUpdatedAt = Math.min(state.dataUpdatedAt, Date.now());
  hydrate(queryClient, queries);
}
