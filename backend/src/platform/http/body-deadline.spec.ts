import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import express from 'express';
import { bodyDeadline } from './body-deadline.js';

const app = express()
  .use(bodyDeadline({ form: 150, file: 5_000 }))
  .use(express.text({ type: () => true }))
  .use((req, res) => void setTimeout(() => res.send(`had ${String(req.body ?? '').length}`), 300));
const server = createServer(app);
beforeAll(async () => {
  await once(server.listen(0), 'listening');
});
afterAll(() => {
  server.close();
});

/** What comes back for a body of five bytes, of which one is sent every `everyMs`. */
async function drip(path: string, everyMs: number): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port);
  let answer = '';
  socket.on('data', (part: Buffer) => (answer += part.toString())).on('error', () => undefined);
  const ended = once(socket, 'close');
  socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 5\r\n\r\n`);
  for (const byte of 'abcde') {
    await sleep(everyMs);
    if (!socket.destroyed) socket.write(byte);
  }
  await ended;
  return answer;
}

it('a body that drips is cut off with an answer', async () => {
  expect(await drip('/api/quote', 60)).toMatch(/^HTTP\/1.1 408 [^]*request.too_slow/);
});

it('a file has longer, and a slow answer is nobody’s fault', async () => {
  expect(await drip('/api/uploads/photo', 60)).toMatch(/^HTTP\/1.1 200 [^]*had 5/);
  expect(await drip('/api/quote', 5)).toMatch(/^HTTP\/1.1 200 [^]*had 5/);
});
