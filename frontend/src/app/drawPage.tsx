import type { QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static.edge';
import { StaticRouter } from 'react-router-dom';
import type { PageAnswer, PageRequest } from '../../../backend/contracts/site-drawing';
import { setTransport } from '../api/http';
import { createQueryClient } from '../api/queryClient';
import { tripOptions, type TripView } from '../api/trip';
import { tripIn } from '../lib/tripAddress';
import { HeadSink, type PageHead } from '../ui/pageHead';
import { App } from './App';
import { dataElement } from './dataElement';
import { fetchOwn } from './ownPages';
import { fillShell } from './pageHtml';
import { PAGE_STATE_ID, pageStateOf } from './pageState';
import { canonicalPath, NOT_FOUND, type PageEntry, pageAt } from './pageTable';
import { ANY_SHIP, findSharedPicture } from './sharedPicture';
import { findTripEvent } from './tripEvent';

/** What one answer makes visible may ask for more, such as the prices of cabins; no page asks in more rounds than this. */
const MOST_ROUNDS = 4;

/** A page as it is for everybody, with the data it was drawn from, and whether there is one at this address. Throws when React does. */
export async function drawPage(request: PageRequest): Promise<PageAnswer> {
  setTransport(request.callApi);
  return drawFrom(createQueryClient(), request, request.path);
}

/** The same for one person alone; null where nothing of theirs is found, or the page has nothing of the kind. */
export async function drawOwn(request: PageRequest): Promise<PageAnswer | null> {
  // Put together, not resolved: what begins with two slashes is a path of this site, too.
  const address = new URL(request.origin + request.path);
  setTransport(request.callApi);
  const queryClient = createQueryClient();
  // A refusal is for the browser to tell: it asks itself.
  const found = await fetchOwn(queryClient, pageAt(address.pathname), address).catch(() => null);
  return found ? drawFrom(queryClient, request, address.pathname) : null;
}

/** @param pathname the path of the request's address, without its query */
async function drawFrom(
  queryClient: QueryClient,
  { path, ...site }: PageRequest,
  pathname: string,
): Promise<PageAnswer> {
  const page = pageAt(pathname);
  const { default: Page } = await page.load();
  let drawn = await drawOnce(path, queryClient);
  for (let round = 1; round < MOST_ROUNDS && (await fetchWhatWasAsked(queryClient)); round++) {
    drawn = await drawOnce(path, queryClient);
  }
  const state = pageStateOf(queryClient);
  const isListed = page.isPublic && page !== NOT_FOUND;
  const tripId = tripIn(pathname);
  const trip = queryClient.getQueryData(tripOptions(tripId).queryKey);
  const html = fillShell(site, {
    ...drawn,
    state: dataElement('application/json', state, PAGE_STATE_ID),
    structuredData: page.isAboutTrip ? await findTripEvent(queryClient, site.origin, tripId) : null,
    component: Page.name,
    // Of a trip that is not on sale there is nothing to list.
    canonical:
      isListed && (tripId === undefined || trip) ? site.origin + listedPath(page, pathname, trip) : null,
    picture: isListed ? await findSharedPicture(queryClient, tripId) : ANY_SHIP,
  });
  // That a trip could not be read is no word on whether it is there.
  return { html, isFound: page !== NOT_FOUND && (tripId === undefined || trip !== null) };
}

/** The pages of the trip on the front page are listed as that: without its number. */
function listedPath(page: PageEntry, path: string, trip: TripView | null | undefined): string {
  return tripIn(path) === undefined || trip?.isInFront ? canonicalPath(page) : path;
}

async function drawOnce(
  path: string,
  queryClient: QueryClient,
): Promise<{ body: string; head: PageHead | null }> {
  let head: PageHead | null = null;
  const app = (
    <StrictMode>
      <HeadSink value={(said) => (head = said)}>
        <App
          queryClient={queryClient}
          router={(routes) => <StaticRouter location={path}>{routes}</StaticRouter>}
        />
      </HeadSink>
    </StrictMode>
  );
  // One piece: a page cut for streaming needs an inline script to put itself together, and our CSP has none.
  const { prelude } = await prerender(app, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  return { body: await new Response(prelude).text(), head };
}

/** Runs the queries that drawing has met and nobody has answered yet; false when there were none. */
async function fetchWhatWasAsked(queryClient: QueryClient): Promise<boolean> {
  const asked = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state, options }) => state.status === 'pending' && isEnabled(options));
  await Promise.allSettled(asked.map((query) => query.fetch()));
  // What fails stays unanswered: the browser asks again and shows the refusal where it belongs.
  for (const query of asked) if (query.state.status === 'error') query.reset();
  return asked.some(({ state }) => state.status === 'success');
}

const isEnabled = (options: object) => !('enabled' in options) || options.enabled !== false;
