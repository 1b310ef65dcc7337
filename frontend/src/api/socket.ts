import { io, type Socket } from 'socket.io-client';
import type { RefusalCode } from '../../../backend/contracts/chat-events';
import { LiveBarred } from './liveBarred';

/** Why a connection does not come to stand, where that is known: a sentence for people. `isBarred`: the network lets none through. */
interface Hindrance {
  reason?: string;
  isBarred?: true;
}

/**
 * Where a live connection stands. `retryAtMs` is on the browser's own clock (`Date.now()`). Offline is what the browser
 * says; it is tried all the same.
 */
export type Connection =
  | ({ state: 'connecting' } & Hindrance)
  | { state: 'live' }
  | ({ state: 'waiting'; retryAtMs: number } & Hindrance)
  | { state: 'offline' }
  | { state: 'refused'; code: RefusalCode };

const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 10_000;
const CONNECT_TIMEOUT_MS = 8_000;

/** 0.5 s x 2^attempt, at most 10 s, with full jitter: a thousand clients must not come back in the same moment. */
export function reconnectDelayMs(attempt: number, random: () => number = Math.random): number {
  return Math.round(random() * Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** attempt));
}

/** What the server answered in the place of a connection; without a code it could not be asked. */
type Refusal = Error & { data?: { code?: RefusalCode } };

interface Options {
  namespace: '/chat' | '/host';
  /** Asked anew at each connect, so that a client that was away says what it already has. */
  handshake: () => object;
  onConnection: (connection: Connection) => void;
}

/**
 * Keeps one socket connected until `close` is called: reconnects with `reconnectDelayMs`, at once when the browser
 * comes back online, and stops at a final refusal (`refused`). socket.io's own reconnection is off, because it neither says
 * when it will try again nor comes back after the server has closed the socket.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- socket.io's own bound for its event maps
export function openLiveSocket<Hears extends Record<string, any>, Says extends Record<string, any>>({
  namespace,
  handshake,
  onConnection,
}: Options): { socket: Socket<Hears, Says>; close: () => void } {
  const socket: Socket = io(namespace, {
    transports: ['websocket'],
    forceNew: true,
    autoConnect: false,
    reconnection: false,
    timeout: CONNECT_TIMEOUT_MS,
    auth: (answer) => answer(handshake()),
  });
  const barred = new LiveBarred();
  let attempt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hindrance: Hindrance = {};
  let now: Connection = { state: 'connecting' };

  const tell = (next: Connection) => {
    // Some browsers take a working network for none: then too it is tried, and a success tells.
    const isOffline = !navigator.onLine && (next.state === 'connecting' || next.state === 'waiting');
    if (isOffline && now.state === 'offline') return;
    now = isOffline ? { state: 'offline' } : next;
    onConnection(now);
  };
  const connect = () => {
    clearTimeout(timer);
    tell({ state: 'connecting', ...hindrance });
    socket.connect();
  };
  const connectLater = () => {
    const delayMs = reconnectDelayMs(attempt++);
    clearTimeout(timer);
    timer = setTimeout(connect, delayMs);
    tell({ state: 'waiting', retryAtMs: Date.now() + delayMs, ...hindrance });
  };
  const goOffline = () => {
    socket.disconnect();
    connectLater();
  };
  const findReason = async () => {
    const found = await barred.failed();
    const isStillSo = now.state === 'waiting' || now.state === 'connecting';
    if (!found || !isStillSo || hindrance.isBarred) return;
    hindrance = { reason: found, isBarred: true };
    tell({ ...now, ...hindrance });
  };
  const comeBack = () => {
    if (socket.connected) return;
    // An attempt of before may hang.
    socket.disconnect();
    attempt = 0;
    connect();
  };

  let stands = false;
  socket.on('connect', () => {
    stands = true;
    attempt = 0;
    hindrance = {};
    barred.connected();
    tell({ state: 'live' });
  });
  socket.on('connect_error', (error: Refusal) => {
    const code = error.data?.code;
    if (code && code !== 'UNAVAILABLE') return tell({ state: 'refused', code });
    // Who answers lets connections through, and says why there is none.
    if (code) barred.connected();
    if (code) hindrance = { reason: error.message };
    connectLater();
    if (!code) void findReason();
  });
  socket.on('disconnect', (reason) => {
    const stood = stands;
    stands = false;
    if (reason === 'io client disconnect') return;
    connectLater();
    // Some networks let the first step through and cut the second.
    if (!stood) void findReason();
  });
  window.addEventListener('offline', goOffline);
  window.addEventListener('online', comeBack);
  connect();

  const close = () => {
    clearTimeout(timer);
    window.removeEventListener('offline', goOffline);
    window.removeEventListener('online', comeBack);
    socket.disconnect();
  };
  return { socket, close };
}
