import type { QueryClient } from '@tanstack/react-query';
import { matchPath } from 'react-router-dom';
import { drawnDraftOptions } from '../api/draft';
import { guestOptions } from '../api/guest';
import { shareOptions } from '../api/shares';
import { PATTERNS } from '../lib/paths';
import { canonicalPath, type PageEntry } from './pageTable';

/**
 * Reads what of one person's own the page at an address is drawn with, which is then among the data; null where there is
 * nothing, and for pages that are the same for everybody. Rejects as the server refuses. For the server that draws.
 */
export async function fetchOwn(queryClient: QueryClient, page: PageEntry, address: URL): Promise<unknown> {
  const { pathname, searchParams } = address;
  switch (canonicalPath(page)) {
    case PATTERNS.payment:
      return queryClient.fetchQuery(guestOptions(matchPath(page.path, pathname)?.params.guestId ?? ''));
    case PATTERNS.confirmation:
      return queryClient.fetchQuery(guestOptions(searchParams.get('guest') ?? ''));
    case PATTERNS.share:
      return queryClient.fetchQuery(shareOptions(matchPath(page.path, pathname)?.params.token ?? ''));
    case PATTERNS.checkout:
      // Who comes back from PayPal may have paid: the browser looks first.
      return searchParams.has('token') ? null : queryClient.fetchQuery(drawnDraftOptions);
    default:
      return null;
  }
}
