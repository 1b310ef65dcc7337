import { QueryCache, QueryClient } from '@tanstack/react-query';
import { HttpError } from './http';

/** A trip that was lost, a right that was taken: 403 and 404. */
const isTakenAway = (error: unknown) => error instanceof HttpError && [403, 404].includes(error.status);

/**
 * The specification's defaults: no polling, no refetch on focus, never stale by itself, no retries. Sockets invalidate.
 * What was read stands on when it cannot be read again, but for what the server no longer shows to a host: that goes.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (query.queryKey[0] === 'host' && isTakenAway(error)) query.setState({ data: undefined });
      },
    }),
    defaultOptions: {
      queries: { refetchInterval: false, refetchOnWindowFocus: false, staleTime: Infinity, retry: false },
      // What is asked for without a connection fails at once. Waiting for the connection, it would be done after who asked
      // has closed the dialog again.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
