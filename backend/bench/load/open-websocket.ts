import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { Listener, Seat } from './client.js';

/** Opens a connection with the least that the client can do by itself: nothing is compressed, no UTF-8 is checked. */
export async function openWebSocket(
  { port, cookie }: Seat,
  path: string,
  onFrame: (frame: Buffer) => void,
): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, {
    perMessageDeflate: false,
    skipUTF8Validation: true,
    headers: { origin: `http://localhost:${port}`, ...(cookie ? { cookie } : {}) },
  });
  // The default binary type: every frame is one Buffer.
  socket.on('message', (frame: Buffer) => onFrame(frame));
  await once(socket, 'open');
  return socket;
}

/** Tells `listener` when the connection ends; answers the function that ends it on purpose. */
export function watchEnd(socket: WebSocket, listener: Listener): () => void {
  const lost = () => listener.lost();
  socket.once('close', lost);
  socket.on('error', () => socket.terminate());
  return () => {
    socket.off('close', lost);
    socket.terminate();
  };
}
