import { createServer, type Server } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import express from 'express';
import { countForReader, drawnFor, ownApi } from './own-api.js';

let server: Server;
let callApi: ReturnType<typeof ownApi>;

/** What a request says of whom it comes from, a moment later: another may be under way by then. */
const told = express().use(countForReader, (req, res) => {
  const { cookie = null, origin = null } = req.headers;
  setTimeout(() => res.json({ ip: req.ip, cookie, origin, url: req.originalUrl }), 20);
});

beforeAll(async () => {
  server = createServer(told);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const app = { getHttpServer: () => server } as unknown as NestExpressApplication;
  callApi = ownApi(app, 'https://cruise.example');
});
afterAll(() => {
  server.close();
});

const ask = async (init?: RequestInit) =>
  (await callApi(new Request('https://elsewhere.example/api/trips?x=1', init))).json();

it('a drawing for everybody asks as nobody, from this machine', async () => {
  expect(await ask()).toEqual({
    ip: '127.0.0.1',
    cookie: null,
    origin: 'https://cruise.example',
    url: '/api/trips?x=1',
  });
});

it('a drawing for one person asks as them, also while another is drawn for somebody else', async () => {
  const reader = (name: string, address: string) => ({ cookies: `sid=${name}`, address });
  const [ann, nobody, ben] = await Promise.all([
    drawnFor(reader('ann', '203.0.113.7'), () => ask()),
    ask(),
    drawnFor(reader('ben', '2001:db8::1'), () => ask()),
  ]);
  expect(ann).toMatchObject({ cookie: 'sid=ann', ip: '203.0.113.7' });
  expect(nobody).toMatchObject({ cookie: null, ip: '127.0.0.1' });
  expect(ben).toMatchObject({ cookie: 'sid=ben', ip: '2001:db8::1' });
});

it('nobody else says for whom their call counts', async () => {
  expect(await ask({ headers: { 'x-gangway-reader': 'guessed 203.0.113.7' } })).toMatchObject({
    ip: '127.0.0.1',
  });
});

it('a drawing only looks', async () => {
  await expect(ask({ method: 'PUT', body: '{}' })).rejects.toThrow('A drawing asked for PUT.');
});
