import { io } from 'socket.io-client';
import { type Connection, openLiveSocket, reconnectDelayMs } from './socket';

jest.mock('socket.io-client', () => ({ io: jest.fn() }));

it('waits longer with each attempt, ten seconds at most', () => {
  const longest = [0, 1, 2, 3, 4, 5, 20].map((attempt) => reconnectDelayMs(attempt, () => 1));
  expect(longest).toEqual([500, 1_000, 2_000, 4_000, 8_000, 10_000, 10_000]);
});

it('spreads a crowd over the whole time, so that it does not come back in one moment', () => {
  expect(reconnectDelayMs(3, () => 0)).toBe(0);
  expect(reconnectDelayMs(3, () => 0.25)).toBe(1_000);
});

/** A live connection whose far end the test plays. */
function live() {
  const handlers = new Map<string, (event: unknown) => void>();
  const socket = {
    on: (name: string, handler: (event: unknown) => void) => handlers.set(name, handler),
    connect: jest.fn(),
    disconnect: () => undefined,
  };
  jest.mocked(io).mockReturnValue(socket as unknown as ReturnType<typeof io>);
  const told: Connection[] = [];
  const { close } = openLiveSocket({
    namespace: '/chat',
    handshake: () => ({}),
    onConnection: (connection) => void told.push(connection),
  });
  const settle = () => jest.advanceTimersByTimeAsync(0);
  return {
    close,
    told,
    last: () => told.at(-1),
    attempts: () => socket.connect.mock.calls.length,
    comesToStand: () => handlers.get('connect')?.(undefined),
    isRefused: (code: string, message: string) =>
      handlers.get('connect_error')?.(Object.assign(new Error(message), { data: { code } })),
    fails: async () => {
      handlers.get('connect_error')?.(new Error('websocket error'));
      await settle();
    },
    isCut: async () => {
      handlers.get('disconnect')?.('transport close');
      await settle();
    },
  };
}

const setOnline = (isOnline: boolean) =>
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });

describe('a live connection', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(navigator, 'onLine');
  });

  it('says why the server asks to try later, until it stands', async () => {
    const connection = live();
    const reason = 'The chat is open in too many windows. Please close one.';
    connection.isRefused('UNAVAILABLE', reason);
    expect(connection.last()).toMatchObject({ state: 'waiting', reason });
    await jest.advanceTimersByTimeAsync(10_000);
    expect(connection.attempts()).toBe(2);
    expect(connection.last()).toEqual({ state: 'connecting', reason });
    connection.comesToStand();
    expect(connection.last()).toEqual({ state: 'live' });
    connection.close();
  });

  it('is tried where the browser takes the network for none, and stands', async () => {
    setOnline(false);
    const connection = live();
    expect(connection.told).toEqual([{ state: 'offline' }]);
    await connection.fails();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(connection.attempts()).toBe(2);
    expect(connection.told).toEqual([{ state: 'offline' }]);
    connection.comesToStand();
    expect(connection.last()).toEqual({ state: 'live' });
    connection.close();
  });

  const BARRED = expect.stringContaining('This network lets no live connections through.');

  it.each([
    ['says that the network lets none through, while the site itself answers', true, BARRED],
    ['says nothing of the network while nothing answers', false, undefined],
  ])('%s', async (_, doesAnswer, reason) => {
    globalThis.fetch = () =>
      doesAnswer ? Promise.resolve(new Response('ok')) : Promise.reject(new TypeError('Failed to fetch'));
    const connection = live();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect(connection.last()).not.toHaveProperty('reason');
      await connection.fails();
      await jest.advanceTimersByTimeAsync(10_000);
    }
    expect(connection.last()).toEqual({ state: 'connecting', reason, ...(reason && { isBarred: true }) });
    connection.close();
  });

  it.each([
    ['before it stands, again and again', false, BARRED],
    ['where it stood, again and again', true, undefined],
  ])('tells a network that lets none through from one that breaks off: cut %s', async (_, stood, reason) => {
    globalThis.fetch = () => Promise.resolve(new Response('ok'));
    const connection = live();
    for (let attempt = 0; attempt < 6; attempt += 1) {
      if (stood) connection.comesToStand();
      await connection.isCut();
      await jest.advanceTimersByTimeAsync(10_000);
    }
    expect(connection.last()).toEqual({ state: 'connecting', reason, ...(reason && { isBarred: true }) });
    connection.close();
  });
});
