import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { followOtherTabs } from '../api/session';
import { ErrorBoundary } from './ErrorBoundary';
import { usePrefetchOnIntent } from './prefetch';
import { AppRoutes } from './routes';

interface Props {
  queryClient: QueryClient;
  /** The browser's router, or the one that stands still while the server draws. */
  router: (routes: ReactNode) => ReactNode;
}

/** The whole site: data, addresses, pages. */
export function App({ queryClient, router }: Props) {
  usePrefetchOnIntent();
  useEffect(() => followOtherTabs(queryClient), [queryClient]);
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>{router(<AppRoutes />)}</QueryClientProvider>
    </ErrorBoundary>
  );
}
