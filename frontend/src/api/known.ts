import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * Something of what has been asked for already, drawn again when it is another; asks nobody. Not a query that is switched
 * off: the server draws a page from the queries that are not, and it would be this one's.
 * @param atFirst what the server draws the page with, and the browser takes it over with.
 */
export function useKnown<T>(read: (known: QueryClient) => T, atFirst: (known: QueryClient) => T): T {
  const queryClient = useQueryClient();
  const subscribe = useCallback(
    (tell: () => void) => queryClient.getQueryCache().subscribe(tell),
    [queryClient],
  );
  return useSyncExternalStore(
    subscribe,
    () => read(queryClient),
    () => atFirst(queryClient),
  );
}
