import { mayHaveSession, readCachedSession, writeCachedSession } from './sessionCache';

beforeEach(() => localStorage.clear());

it('knows what the server last said', () => {
  expect(readCachedSession()).toEqual({ isAuthenticated: false, isPaid: false });
  writeCachedSession({ isAuthenticated: true, isPaid: true, userId: 1, guestInfo: null });
  expect(readCachedSession()).toEqual({ isAuthenticated: true, isPaid: true });
  expect(mayHaveSession()).toBe(true);
});

it.each(['{broken', '"paid"', '7', '[true]', '{"isAuthenticated":"false","isPaid":1}'])(
  'knows of nobody where something else stands: %s',
  (other) => {
    localStorage.setItem('guest-auth', other);
    expect(readCachedSession()).toEqual({ isAuthenticated: false, isPaid: false });
    expect(mayHaveSession()).toBe(false);
  },
);
