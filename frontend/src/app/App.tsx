import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { onSomebodyElse } from '../api/pageOwner';
import { keepSeen } from '../api/seen';
import { followSession } from '../api/session';
import { followPresses } from '../lib/browser/press';
import { toastError } from '../ui/toast';
import { ErrorBoundary } from './ErrorBoundary';
import { ProofAsker } from './ProofAsker';
import { followTyping } from './typing';
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
  useEffect(followPresses, []);
  useEffect(followTyping, []);
  useEffect(() => followSession(queryClient), [queryClient]);
  useEffect(() => onSomebodyElse((title) => toastError({ title })), []);
  useEffect(keepSeen, []);
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        {router(<AppRoutes />)}
        <ProofAsker />
      </QueryClientProvider>
    </ErrorBoundary>
  );
}
