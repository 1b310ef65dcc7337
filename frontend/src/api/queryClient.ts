import { QueryClient } from '@tanstack/react-query';

/** The specification's defaults: no polling, no refetch on focus, never stale by itself, no retries. Sockets invalidate. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { refetchInterval: false, refetchOnWindowFocus: false, staleTime: Infinity, retry: false },
      mutations: { retry: false },
    },
  });
}
