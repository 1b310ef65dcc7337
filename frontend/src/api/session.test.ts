import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { type Answer, fakeServer } from '../testing/fakeServer';
import { signedIn } from '../testing/guestArea';
import { client } from './client';
import { DRAFT_KEY } from './draft';
import { createQueryClient } from './queryClient';
import { adoptSession, followSession, SESSION_KEY, type Session, useSession, VISITOR } from './session';
import { tripKey } from './trip';

const sessionOf = (answer: ReturnType<typeof signedIn>) => answer[1] as Session;
const otherTabChanged = () => window.dispatchEvent(new StorageEvent('storage', { key: 'guest-auth' }));

/** A page that has just been loaded. */
function aPage() {
  const client = createQueryClient();
  return ({ children }: { children: ReactNode }) => createElement(QueryClientProvider, { client }, children);
}

function openTab() {
  const queryClient = createQueryClient();
  adoptSession(queryClient, sessionOf(signedIn({ id: 1, role: 'host' })));
  queryClient.setQueryData(['host', 'overview'], 'of the first host');
  return { queryClient, end: followSession(queryClient) };
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

it('forgets what hosts alone see of a trip with who was here, and keeps what is on the front page', () => {
  const { queryClient, end } = openTab();
  for (const key of [tripKey(), tripKey(7), [...tripKey(7), 'front']]) queryClient.setQueryData(key, 'read');
  adoptSession(queryClient, VISITOR);
  expect(queryClient.getQueryData(tripKey())).toBe('read');
  expect(queryClient.getQueryData(tripKey(7))).toBeUndefined();
  expect(queryClient.getQueryData([...tripKey(7), 'front'])).toBeUndefined();
  end();
});

it('tells other tabs of another person also where both are hosts', () => {
  fakeServer({ 'DELETE /api/checkout/draft': () => [204] });
  const { queryClient, end } = openTab();
  const before = localStorage.getItem('guest-auth');
  adoptSession(queryClient, sessionOf(signedIn({ id: 2, role: 'host' })));
  expect(localStorage.getItem('guest-auth')).not.toBe(before);
  end();
});

it('forgets what was typed by one person when another signs in here, and their checkout', async () => {
  const seen = fakeServer({ 'DELETE /api/checkout/draft': () => [204] });
  const { queryClient, end } = openTab();
  sessionStorage.setItem('gangway-contact', '{"text":"of the first"}');
  queryClient.setQueryData(DRAFT_KEY, { travellers: ['of the first'] });
  adoptSession(queryClient, sessionOf(signedIn({ id: 1, role: 'host' })));
  expect(sessionStorage.getItem('gangway-contact')).not.toBeNull();

  adoptSession(queryClient, sessionOf(signedIn({ id: 2, role: 'host' })));
  expect(sessionStorage.getItem('gangway-contact')).toBeNull();
  expect(queryClient.getQueryData(DRAFT_KEY)).toBeUndefined();
  await waitFor(() => expect(seen.map(({ route }) => route)).toEqual(['DELETE /api/checkout/draft']));
  end();
});

it('forgets after a reload, too, what somebody else typed', () => {
  const first = openTab();
  sessionStorage.setItem('gangway-contact', '{"text":"of the first"}');
  first.end();
  adoptSession(createQueryClient(), sessionOf(signedIn({ id: 2 })));
  expect(sessionStorage.getItem('gangway-contact')).toBeNull();
});

it('keeps for a visitor who signs in what they typed before', () => {
  sessionStorage.clear();
  sessionStorage.setItem('gangway-contact', '{"text":"of a visitor"}');
  adoptSession(createQueryClient(), sessionOf(signedIn({ id: 2 })));
  expect(sessionStorage.getItem('gangway-contact')).not.toBeNull();
});

it('asks again when the page comes out of the browser’s cache', async () => {
  fakeServer({ 'GET /api/auth/me': () => signedIn({ id: 2, role: 'host' }) });
  const { queryClient, end } = openTab();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await waitFor(() => expect(queryClient.getQueryData<Session>(SESSION_KEY)?.user?.id).toBe(2));
  end();
});

it('forgets the person before when a write is refused as somebody else’s', async () => {
  fakeServer({
    'GET /api/auth/me': () => signedIn({ id: 2, role: 'host' }),
    'POST /api/auth/seen': () => [409, { statusCode: 409, code: 'auth.somebody_else', message: 'Another.' }],
  });
  const { queryClient, end } = openTab();
  await expect(client.POST('/api/auth/seen')).rejects.toThrow('409');
  await waitFor(() => expect(queryClient.getQueryData(['host', 'overview'])).toBeUndefined());
  expect(queryClient.getQueryData<Session>(SESSION_KEY)?.user?.id).toBe(2);
  end();
});

describe('of a session that ends unasked', () => {
  const refused: Answer = [401, { statusCode: 401, code: 'auth.required', message: 'Please log in.' }];
  const wrong: Answer = [401, { statusCode: 401, code: 'auth.invalid_credentials', message: 'Wrong.' }];
  const session = ({ queryClient }: { queryClient: QueryClient }) =>
    queryClient.getQueryData<Session>(SESSION_KEY);
  const ask = () => client.GET('/api/host/me').catch(() => undefined);

  it('hears in any refusal, asks once for all of them, and keeps whose it was', async () => {
    const seen = fakeServer({ 'GET /api/auth/me': () => refused, 'GET /api/host/me': () => refused });
    const tab = openTab();
    await Promise.all([ask(), ask()]);
    await waitFor(() => expect(session(tab)).toEqual({ user: null, guest: null, endedFor: 1 }));
    await ask();
    expect(seen.filter(({ route }) => route === 'GET /api/auth/me')).toHaveLength(1);
    expect(tab.queryClient.getQueryData(['host', 'overview'])).toBe('of the first host');
    tab.end();
  });

  it('asks nobody for a wrong password, and not for a visitor', async () => {
    const seen = fakeServer({ 'POST /api/auth/login': () => wrong, 'GET /api/host/me': () => refused });
    const tab = openTab();
    const body = { username: 'maya', password: 'wrong' };
    await expect(client.POST('/api/auth/login', { body })).rejects.toThrow('401');
    adoptSession(tab.queryClient, VISITOR);
    await ask();
    expect(seen.map(({ route }) => route)).toEqual(['POST /api/auth/login', 'GET /api/host/me']);
    tab.end();
  });

  it('goes on where the server knows them after all', async () => {
    const seen = fakeServer({
      'GET /api/auth/me': () => signedIn({ id: 1, role: 'host' }),
      'GET /api/host/me': () => refused,
    });
    const tab = openTab();
    await ask();
    await waitFor(() => expect(seen).toHaveLength(2));
    await waitFor(() => expect(tab.queryClient.isFetching()).toBe(0));
    expect(session(tab)?.user?.id).toBe(1);
    tab.end();
  });

  it('tells the other tabs of the end, and not of a logout as of one', async () => {
    fakeServer({ 'GET /api/auth/me': () => refused });
    const tab = openTab();
    // As another tab leaves it that has heard of the end.
    localStorage.setItem('guest-auth', '{"isAuthenticated":false,"userId":1}');
    otherTabChanged();
    await waitFor(() => expect(session(tab)?.endedFor).toBe(1));
    localStorage.removeItem('guest-auth');
    otherTabChanged();
    await waitFor(() => expect(session(tab)).toEqual(VISITOR));
    tab.end();
  });

  it('knows after a reload whose it was, and keeps nothing but their number', async () => {
    fakeServer({ 'GET /api/auth/me': () => refused });
    openTab().end();
    const reloaded = renderHook(useSession, { wrapper: aPage() });
    await waitFor(() => expect(reloaded.result.current).toMatchObject({ user: null, endedFor: 1 }));
    const kept = { isAuthenticated: false, isPaid: false, userId: 1, guestInfo: null };
    expect(JSON.parse(localStorage.getItem('guest-auth') ?? '')).toEqual(kept);

    const seen = fakeServer({});
    const again = renderHook(useSession, { wrapper: aPage() });
    expect(again.result.current).toMatchObject({ user: null, endedFor: 1, isPending: false });
    expect(seen).toEqual([]);
  });

  it('tells nobody of one who has logged out', () => {
    const { queryClient, end } = openTab();
    adoptSession(queryClient, VISITOR);
    end();
    const { result } = renderHook(useSession, { wrapper: aPage() });
    expect(result.current.endedFor).toBeNull();
  });
});
