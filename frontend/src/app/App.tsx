import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { createQueryClient } from '../api/queryClient';
import { followOtherTabs } from '../api/session';
import { ErrorBoundary } from './ErrorBoundary';
import { usePrefetchOnIntent } from './prefetch';
import { AppRoutes } from './routes';

/** The whole site: data, addresses, pages. */
export function App() {
  const [queryClient] = useState(createQueryClient);
  usePrefetchOnIntent();
  useEffect(() => followOtherTabs(queryClient), [queryClient]);

  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}
