import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { freePort } from '../local/free-port.js';
import { eventually } from './support/eventually.js';
import { type ChatSocket, openSocket } from './support/live-socket.js';
import { paidGuests, type Person } from './support/people.js';
import { aTripOnSale } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';
import { StartedProcess } from './support/started-process.js';
import { Visitor } from './support/visitor.js';

// A busy machine is slow, not wrong.
jest.setTimeout(60_000);

const NGINX = process.env.NGINX ?? '/usr/sbin/nginx';
const CONFIG = join(import.meta.dirname, '../../deploy/nginx.conf');

let site: string;
let scratch: string;
let stack: Stack;
let nginx: StartedProcess;
const sockets: ChatSocket[] = [];

/** deploy/nginx.conf as it is, but for the names and paths that are the containers'. */
async function startNginx(port: number, nodes: string[]): Promise<StartedProcess> {
  let config = readFileSync(CONFIG, 'utf8')
    .replaceAll('/tmp/', `${scratch}/`)
    .replace('/dev/stdout', join(scratch, 'access.log'))
    .replace('listen 8080', `listen 127.0.0.1:${port}`);
  nodes.forEach((url, index) => {
    config = config.replace(`app-${index + 1}:3000`, new URL(url).host);
  });
  const file = join(scratch, 'nginx.conf');
  writeFileSync(file, config);
  const ready = async () => (await fetch(`http://localhost:${port}/nginx-health`)).ok;
  // In nginx's own environment that name carries the sockets of a predecessor.
  const env = { NGINX: undefined };
  return new StartedProcess(NGINX, ['-p', scratch, '-c', file, '-g', 'daemon off;'], env, ready).start();
}

beforeAll(async () => {
  scratch = mkdtempSync(join(tmpdir(), 'gangway-nginx-'));
  chmodSync(scratch, 0o755); // started by root, nginx works as another user
  const port = await freePort();
  site = `http://localhost:${port}`;
  stack = await startStack({ nodes: 2, env: { PUBLIC_URL: site, TRUST_PROXY_HOPS: '1' } });
  nginx = await startNginx(
    port,
    stack.nodes.map(({ url }) => url),
  );
}, 120_000);
afterAll(async () => {
  sockets.forEach((socket) => socket.disconnect());
  await nginx?.stop();
  await stack?.stop();
  rmSync(scratch, { recursive: true, force: true });
});

async function enterChat({ cookie }: Person): Promise<ChatSocket> {
  const socket: ChatSocket = openSocket(`${site}/chat`, { cookie, auth: {} });
  sockets.push(socket);
  const welcomed = new Promise((resolve) => socket.once('chat:welcome', resolve));
  socket.connect();
  await welcomed;
  return socket;
}

const say = (socket: ChatSocket, content: string) =>
  socket.timeout(5_000).emitWithAck('chat:send', { clientId: randomUUID(), content });

/** The status of a login with a wrong password, sent from one of this machine's addresses. */
function wrongLogin(
  username: string,
  headers: Record<string, string>,
  localAddress = '127.0.0.1',
): Promise<number> {
  const all = { 'Content-Type': 'application/json', Origin: site, ...headers };
  const options = { method: 'POST', headers: all, localAddress, family: 4 };
  return new Promise((resolve, reject) => {
    const sent = request(`${site}/api/auth/login`, options, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.once('error', reject).end(JSON.stringify({ username, password: 'not-the-password' }));
  });
}

/** As many as one address may get wrong for one account; each names another address as its own. */
async function fiveWrongLogins(username: string): Promise<number[]> {
  const statuses: number[] = [];
  for (let attempt = 1; attempt <= 5; attempt++) {
    statuses.push(await wrongLogin(username, { 'X-Forwarded-For': `203.0.113.${attempt}` }));
  }
  return statuses;
}

describe('nginx before two nodes', () => {
  it('passes pages and the API, and packs what is large', async () => {
    const page = await fetch(site);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toContain('text/html');
    const script = /"([^"]+\/react-[^"]+\.js)"/.exec(await page.text())?.[1] ?? '';
    expect((await fetch(site + script)).headers.get('content-encoding')).toBe('gzip');
    expect((await fetch(`${site}/api/auth/me`)).status).toBe(401);
  });

  it('keeps what is for machines inside', async () => {
    for (const path of ['/metrics', '/readyz']) expect((await fetch(site + path)).status).toBe(404);
    expect((await fetch(`${site}/healthz`)).status).toBe(200);
  });

  it('refuses a body of more than 256 kB', async () => {
    const visitor = new Visitor(site, site);
    const body = JSON.stringify({ username: 'x'.repeat(300_000), password: 'y' });
    const headers = { 'Content-Type': 'application/json', Origin: site };
    const response = await fetch(`${site}/api/auth/login`, { method: 'POST', headers, body });
    expect(response.status).toBe(413);
    expect((await visitor.call('GET', '/api/auth/me')).status).toBe(401);
  });

  it('believes no address that a client invents', async () => {
    expect(await fiveWrongLogins('mallory')).toEqual([401, 401, 401, 401, 401]);
    expect(await wrongLogin('mallory', { 'X-Forwarded-For': '203.0.113.99' })).toBe(429);
  });

  // macOS owns that second address after `sudo ifconfig lo0 alias 127.0.0.2`, Linux always.
  it('tells the nodes from which address somebody asks', async () => {
    await fiveWrongLogins('trudy');
    expect(await wrongLogin('trudy', {}, '127.0.0.1')).toBe(429);
    expect(await wrongLogin('trudy', {}, '127.0.0.2')).toBe(401);
  });

  it('carries the chat over both nodes, and goes on when one of them is killed', async () => {
    await aTripOnSale(stack);
    const people = await paidGuests(stack, 4);
    const members = await Promise.all(people.map(enterChat));
    const heard: string[][] = members.map(() => []);
    members.forEach((socket, index) => {
      socket.on('chat:messages', (messages) => heard[index]!.push(...messages.map(({ content }) => content)));
    });
    expect(await say(members[0]!, 'before')).toMatchObject({ ok: true });
    await eventually(() => heard.forEach((contents) => expect(contents).toContain('before')));

    await stack.nodes[1]!.process.kill9();
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async () => (await fetch(`${site}/healthz`)).status),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    const [late] = await paidGuests(stack, 1);
    const survivor = await enterChat(late!);
    expect(await say(survivor, 'after')).toMatchObject({ ok: true });
    await eventually(() => expect(heard.some((contents) => contents.includes('after'))).toBe(true));
  });
});
