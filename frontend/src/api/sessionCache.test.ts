import { endCachedSession, mayHaveSession, readCachedSession, writeCachedSession } from './sessionCache';

beforeEach(() => localStorage.clear());

it('knows what the server last said', () => {
  expect(readCachedSession()).toEqual({ isAuthenticated: false, isPaid: false, endedFor: null });
  writeCachedSession({ isAuthenticated: true, isPaid: true, userId: 1, guestInfo: null });
  expect(readCachedSession()).toEqual({ isAuthenticated: true, isPaid: true, endedFor: null });
  expect(mayHaveSession()).toBe(true);
});

it.each(['{broken', '"paid"', '7', '[true]', '{"isAuthenticated":"false","isPaid":1}'])(
  'knows of nobody where something else stands: %s',
  (other) => {
    localStorage.setItem('guest-auth', other);
    expect(readCachedSession()).toEqual({ isAuthenticated: false, isPaid: false, endedFor: null });
    expect(mayHaveSession()).toBe(false);
  },
);

it('remembers of a session that has ended whose it was, and no more', () => {
  const guestInfo = { name: 'Maya', email: 'maya@example.com', tripId: 1 };
  writeCachedSession({ isAuthenticated: true, isPaid: true, userId: 4, guestInfo });
  document.cookie = 'signed-in=1; path=/';
  expect(endCachedSession()).toBe(4);
  expect(readCachedSession()).toEqual({ isAuthenticated: false, isPaid: false, endedFor: 4 });
  expect(localStorage.getItem('guest-auth')).not.toContain('aya');
  expect(mayHaveSession()).toBe(false);

  writeCachedSession(null);
  expect(endCachedSession()).toBeNull();
  expect(localStorage.getItem('guest-auth')).toBeNull();
});
