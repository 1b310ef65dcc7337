import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { request } from '@playwright/test';
import { io, type Socket } from 'socket.io-client';
import type { ChatClientToServer, ChatServerToClient } from '../../../backend/contracts/chat-events';
import { type DemoName, logInBy } from './people';
import { thisSite } from './site';

type ChatSocket = Socket<ChatServerToClient, ChatClientToServer>;

async function connect(name: DemoName): Promise<ChatSocket> {
  const { origin } = thisSite();
  const api = await request.newContext({ baseURL: origin });
  await logInBy(api, name);
  const { cookies } = await api.storageState();
  await api.dispose();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const socket: ChatSocket = io(`${origin}/chat`, {
    transports: ['websocket'],
    forceNew: true,
    extraHeaders: { cookie, origin },
  });
  await new Promise((resolve, reject) => {
    socket.once('chat:welcome', resolve);
    socket.once('connect_error', reject);
  });
  return socket;
}

/** Says one line; who is told to slow down waits as long as they are told. */
async function say(socket: ChatSocket, content: string): Promise<void> {
  const clientId = randomUUID();
  for (;;) {
    const reply = await socket.emitWithAck('chat:send', { clientId, content });
    if (reply.ok) return;
    if (reply.error.code !== 'rate_limited') throw new Error(reply.error.message);
    await pause(reply.error.retryAfterMs ?? 200);
  }
}

/** Several people talk at once by their sockets, without a browser, until so many lines are said: `mark 1`, `mark 2` ... */
export async function talk(names: readonly DemoName[], lines: number, mark: string): Promise<void> {
  const sockets = await Promise.all(names.map(connect));
  try {
    let said = 0;
    const speak = async (socket: ChatSocket) => {
      while (said < lines) {
        said += 1;
        await say(socket, `${mark} ${said}`);
      }
    };
    await Promise.all(sockets.map(speak));
  } finally {
    for (const socket of sockets) socket.disconnect();
  }
}
