import { fireEvent, waitFor } from '@testing-library/react';
import { fakeServer } from '../testing/fakeServer';
import { client } from './client';
import { keepSeen } from './seen';
import { writeCachedSession } from './sessionCache';

const MINUTE = 60_000;
let now = 0;
let stop = () => undefined as void;

beforeEach(() => {
  now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  writeCachedSession({ isAuthenticated: true, isPaid: false, userId: 1, guestInfo: null });
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

const answers: Parameters<typeof fakeServer>[0] = {
  'POST /api/auth/seen': () => [204],
  'GET /api/account': () => [200, {}],
};

it('says that the person is there when they do something, and not at every move', async () => {
  const seen = fakeServer(answers);
  stop = keepSeen();
  await client.GET('/api/account');
  now += 4 * MINUTE;
  fireEvent.keyDown(document.body);
  expect(seen).toHaveLength(1);
  now += 2 * MINUTE;
  fireEvent.pointerMove(document.body);
  fireEvent.pointerMove(document.body);
  const asked = () => seen.map(({ route }) => route);
  await waitFor(() => expect(asked()).toEqual(['GET /api/account', 'POST /api/auth/seen']));
});

it('says of what the page asks by itself that nobody is there', async () => {
  const marks: (string | null)[] = [];
  fakeServer(answers);
  const fetched = jest.spyOn(globalThis, 'fetch');
  const ask = async () => {
    await client.GET('/api/account');
    const [request] = fetched.mock.lastCall ?? [];
    marks.push((request as Request).headers.get('x-unattended'));
  };
  stop = keepSeen();
  fireEvent.pointerDown(document.body);
  await ask();
  now += 2 * MINUTE;
  await ask();
  fireEvent.wheel(document.body);
  await ask();
  expect(marks).toEqual([null, '1', null]);
});

it('asks nothing for a visitor', () => {
  writeCachedSession(null);
  const seen = fakeServer(answers);
  stop = keepSeen();
  now += 10 * MINUTE;
  fireEvent.keyDown(document.body);
  expect(seen).toEqual([]);
});
