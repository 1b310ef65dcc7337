import { io, type Socket } from 'socket.io-client';
import type { ChatClientToServer, ChatServerToClient } from '../../contracts/chat-events.js';
import type { HostClientToServer, HostServerToClient } from '../../contracts/host-events.js';

export type ChatSocket = Socket<ChatServerToClient, ChatClientToServer>;
export type HostSocket = Socket<HostServerToClient, HostClientToServer>;

interface Handshake {
  cookie?: string;
  origin?: string;
  auth?: object;
}

/** A socket that connects once, when told to, and never by itself. */
export function openSocket(url: string, { cookie, origin, auth = {} }: Handshake): Socket {
  const extraHeaders = { ...(cookie ? { cookie } : {}), ...(origin ? { origin } : {}) };
  return io(url, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    autoConnect: false,
    extraHeaders,
    auth,
  });
}

/** What a person gets who opens a namespace: `connected`, the refusal's code, or the transport's error. */
export async function knock(url: string, handshake: Handshake): Promise<string> {
  const socket = openSocket(url, handshake);
  try {
    return await new Promise((resolve) => {
      socket.once('connect', () => resolve('connected'));
      socket.once('connect_error', (refusal: Error & { data?: { code: string } }) => {
        resolve(refusal.data?.code ?? refusal.message);
      });
      socket.connect();
    });
  } finally {
    socket.disconnect();
  }
}
