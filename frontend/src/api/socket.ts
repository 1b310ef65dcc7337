import { io, type Socket } from 'socket.io-client';
import type { RefusalCode } from '../../../backend/contracts/chat-events';

/** Where a live connection stands. `retryAtMs` is on the browser's own clock (`Date.now()`). */
export type Connection =
  | { state: 'connecting' }
  | { state: 'live' }
  | { state: 'waiting'; retryAtMs: number }
  | { state: 'offline' }
  | { state: 'refused'; code: RefusalCode };

const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 10_000;
const CONNECT_TIMEOUT_MS = 8_000;

/** 0.5 s x 2^attempt, at most 10 s, with full jitter: a thousand clients must not come back in the same moment. */
export function reconnectDelayMs(attempt: number, random: () => number = Math.random): number {
  return Math.round(random() * Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** attempt));
}

/** The code of a server's refusal; null when the server could not be asked, or asks to be tried again. */
function finalRefusal(error: Error & { data?: { code?: RefusalCode } }): RefusalCode | null {
  const code = error.data?.code;
  return code && code !== 'UNAVAILABLE' ? code : null;
}

interface Options {
  namespace: '/chat' | '/host';
  /** Asked anew at each connect, so that a client that was away says what it already has. */
  handshake: () => object;
  onConnection: (connection: Connection) => void;
}

/**
 * Keeps one socket connected until `close` is called: reconnects with `reconnectDelayMs`, at once when the browser
 * comes back online, and stops at a refusal (`refused`). socket.io's own reconnection is off, because it neither says
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
  let attempt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const connect = () => {
    clearTimeout(timer);
    if (!navigator.onLine) return onConnection({ state: 'offline' });
    onConnection({ state: 'connecting' });
    socket.connect();
  };
  const connectLater = () => {
    if (!navigator.onLine) return onConnection({ state: 'offline' });
    const delayMs = reconnectDelayMs(attempt++);
    timer = setTimeout(connect, delayMs);
    onConnection({ state: 'waiting', retryAtMs: Date.now() + delayMs });
  };
  const goOffline = () => {
    clearTimeout(timer);
    socket.disconnect();
    onConnection({ state: 'offline' });
  };
  const comeBack = () => {
    attempt = 0;
    connect();
  };

  socket.on('connect', () => {
    attempt = 0;
    onConnection({ state: 'live' });
  });
  socket.on('connect_error', (error) => {
    const code = finalRefusal(error);
    if (code) onConnection({ state: 'refused', code });
    else connectLater();
  });
  socket.on('disconnect', (reason) => {
    if (reason !== 'io client disconnect') connectLater();
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
