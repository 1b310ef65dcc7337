import { waitFor } from '@testing-library/react';
import { fakeServer } from '../testing/fakeServer';
import { signedIn } from '../testing/guestArea';
import { createQueryClient } from './queryClient';
import { adoptSession, followOtherTabs, SESSION_KEY, type Session } from './session';

const sessionOf = (answer: ReturnType<typeof signedIn>) => answer[1] as Session;
const otherTabChanged = () => window.dispatchEvent(new StorageEvent('storage', { key: 'guest-auth' }));

function openTab() {
  const queryClient = createQueryClient();
  adoptSession(queryClient, sessionOf(signedIn({ id: 1, role: 'host' })));
  queryClient.setQueryData(['host', 'overview'], 'of the first host');
  return { queryClient, end: followOtherTabs(queryClient) };
}

it('forgets what was fetched for one person when another signs in elsewhere', async () => {
  fakeServer({ 'GET /api/auth/me': () => signedIn({ id: 2, role: 'host' }) });
  const { queryClient, end } = openTab();
  otherTabChanged();
  await waitFor(() => expect(queryClient.getQueryData(['host', 'overview'])).toBeUndefined());
  expect(queryClient.getQueryData<Session>(SESSION_KEY)?.user?.id).toBe(2);
  end();
});

it('keeps it when the same person is still here', async () => {
  const seen = fakeServer({ 'GET /api/auth/me': () => signedIn({ id: 1, role: 'host' }) });
  const { queryClient, end } = openTab();
  otherTabChanged();
  await waitFor(() => expect(seen).toHaveLength(1));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(queryClient.getQueryData(['host', 'overview'])).toBe('of the first host');
  end();
});
