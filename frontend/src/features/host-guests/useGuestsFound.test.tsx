import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { HostGuest } from '../../api/host/hostGuests';
import { createQueryClient } from '../../api/queryClient';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import type { GuestSearch } from './guestSearch.rules';
import { useGuestsFound } from './useGuestsFound';

const aGuest = (name: string) =>
  ({ id: name, name, email: 'x@example.com', tripTitle: 'Baltic', status: 'confirmed' }) as HostGuest;
const aSearch = (text: string): GuestSearch => ({ text, status: '', sort: null });

it('goes on being of the search before until the server has found those of very many', async () => {
  let find = (): void => undefined;
  const found = new Promise<Answer>((resolve) => {
    find = () => resolve([200, { counts: {}, guests: [aGuest('Dan Far')], total: 1 }]);
  });
  let asked = 0;
  fakeServer({
    'GET /api/host/guests': () =>
      asked++ === 0
        ? [200, { counts: {}, guests: [aGuest('Dan Near'), aGuest('Eli')], total: 9_000 }]
        : found,
  });
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result, rerender } = renderHook(
    ({ typed, paused }) => useGuestsFound(null, aSearch(typed), aSearch(paused)),
    { wrapper, initialProps: { typed: '', paused: '' } },
  );
  const seen = () => [result.current.found.map(({ name }) => name).join(), result.current.view];
  await waitFor(() => expect(seen()[0]).toBe('Dan Near,Eli'));
  rerender({ typed: 'dan', paused: '' });
  const [here, whileTyped] = seen();
  expect(here).toBe('Dan Near');
  rerender({ typed: 'dan', paused: 'dan' });
  expect(seen()[1]).toBe(whileTyped);
  find();
  await waitFor(() => expect(seen()[0]).toBe('Dan Far'));
  expect(seen()[1]).not.toBe(whileTyped);
});
