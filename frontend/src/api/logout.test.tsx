import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { fakeServer } from '../testing/fakeServer';
import { DRAFT_KEY } from './draft';
import { useLogout } from './logout';
import { createQueryClient } from './queryClient';

it('leaves nothing in this tab that its person typed or was sent', async () => {
  const seen = fakeServer({
    'POST /api/auth/logout': () => [204],
    'DELETE /api/checkout/draft': () => [204],
  });
  const queryClient = createQueryClient();
  queryClient.setQueryData(DRAFT_KEY, { travellers: [{ passportNumber: 'X1234567' }] });
  for (const key of ['gangway-travellers', 'gangway-registration', 'gangway-contact']) {
    sessionStorage.setItem(key, '[]');
  }
  sessionStorage.setItem('slideshow-paused', 'yes');
  localStorage.setItem('packed:7', '{"packed":["phone"]}');
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useLogout(() => undefined), { wrapper });
  act(() => result.current.mutate());
  await waitFor(() => expect(result.current.isSuccess).toBe(true));

  expect(Object.keys(sessionStorage)).toEqual(['slideshow-paused']);
  expect(localStorage.getItem('packed:7')).toBeNull();
  expect(queryClient.getQueryData(DRAFT_KEY)).toBeUndefined();
  expect(seen.map(({ route }) => route)).toContain('DELETE /api/checkout/draft');
});
