import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { createQueryClient } from '../api/queryClient';
import { dismissToast } from '../ui/toast';
import Toasts from '../ui/Toasts';

function Address() {
  const { pathname, search } = useLocation();
  return <p>{`You are at ${pathname}${search}`}</p>;
}

/**
 * Draws a page at its address, with everything the site gives it. Any other address says where one is.
 * @param pattern the page's own, where it has parameters.
 * @param queryClient with what the server drew the page from.
 * @returns what keeps the server's answers, so that a test can have them read again.
 */
export function renderPage(
  page: ReactElement,
  address: string,
  pattern?: string,
  queryClient = createQueryClient(),
): QueryClient {
  const path = pattern ?? address.split(/[?#]/)[0];
  // The last test's toast may still be up.
  dismissToast();
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path={path ?? '/'} element={<main>{page}</main>} />
          <Route path="*" element={<Address />} />
        </Routes>
      </MemoryRouter>
      <Toasts />
    </QueryClientProvider>,
  );
  return queryClient;
}
