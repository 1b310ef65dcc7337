import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import express from 'express';
import { openSite } from './site.js';

const SHELL = '<!doctype html>';
const CANONICAL = '<link rel="canonical" href="https://cruise.example">';
let dir: string;
let server: Server;

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'site-'));
  writeFileSync(join(dir, 'index.html'), SHELL);
  writeFileSync(join(dir, 'routes.json'), '["/", "/own", "/trips/:tripId"]');
  const site = openSite(dir, {
    find: async (path) => {
      if (path === '/own') return null;
      const isFound = ['/', '/trips/7'].includes(path);
      return { html: isFound ? CANONICAL : 'Nothing here', isFound };
    },
    findOwn: async (address, { cookies }) =>
      cookies === 'draft=1' ? { html: `Yours at ${address}`, isFound: true } : null,
  });
  if (!site) throw new Error('The site has a page.');
  server = createServer(express().use(site.pages));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.close();
  rmSync(dir, { recursive: true });
});

const ask = (path: string, init?: RequestInit) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, init);

it.each([
  ['/', 200, CANONICAL, null],
  ['/trips/7', 200, CANONICAL, null],
  ['/trips/8', 404, 'Nothing here', 'noindex'],
  ['/trips/seven', 404, 'Nothing here', 'noindex'],
  ['/nowhere', 404, 'Nothing here', 'noindex'],
  ['/own', 200, SHELL, 'noindex'],
])('%s is answered with %d', async (path, status, html, robots) => {
  const answer = await ask(path);
  expect([answer.status, await answer.text(), answer.headers.get('x-robots-tag')]).toEqual([
    status,
    html,
    robots,
  ]);
});

it('who has something of their own there is sent it, and no cache keeps it', async () => {
  const headers = { cookie: 'draft=1' };
  const own = await ask('/own?cabin=Inside', { headers });
  expect(await own.text()).toBe('Yours at /own?cabin=Inside');
  expect([own.status, own.headers.get('cache-control'), own.headers.get('x-robots-tag')]).toEqual([
    200,
    'no-store',
    'noindex',
  ]);
  const others = await ask('/own?cabin=Inside');
  expect([await others.text(), others.headers.get('cache-control')]).toEqual([SHELL, 'no-cache']);
});
