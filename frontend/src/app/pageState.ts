import { type DehydratedState, dehydrate, hydrate, type QueryClient } from '@tanstack/react-query';
import { setServerNow } from '../lib/clock';

const ID = 'page-state';

interface PageState {
  /** The instant by the server's clock at which the page was drawn. */
  now: string;
  queries: DehydratedState;
}

/** The data a page was drawn from, as an element of its HTML. `<` is escaped: no text of a review can end the element. */
export function stateElement(queryClient: QueryClient, now: Date): string {
  const state: PageState = { now: now.toISOString(), queries: dehydrate(queryClient) };
  const json = JSON.stringify(state).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${ID}">${json}</script>`;
}

/** Takes over what the server drew the page from, so that the browser's first drawing is the same and asks nothing. */
export function adoptPageState(queryClient: QueryClient): void {
  const json = document.getElementById(ID)?.textContent;
  if (!json) return;
  const { now, queries } = JSON.parse(json) as PageState;
  setServerNow(now);
  hydrate(queryClient, queries);
}
