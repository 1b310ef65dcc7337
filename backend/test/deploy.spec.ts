import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort } from '../../tools/local/free-port.js';
import { eventually } from './support/eventually.js';
import { type ChatSocket, openSocket } from './support/live-socket.js';
import { Nginx } from './support/nginx.js';
import { paidGuests, type Person } from './support/people.js';
import { aTripOnSale } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';
import { Visitor } from './support/visitor.js';

let site: string;
let stack: Stack;
let nginx: Nginx;
const sockets: ChatSocket[] = [];
/** What somebody is told who sends a byte of a body every second. */
let dripped: Promise<string>;

beforeAll(async () => {
  const port = await freePort();
  site = `http://localhost:${port}`;
  stack = await startStack({ nodes: 2, env: { PUBLIC_URL: site, TRUST_PROXY_HOPS: '1' } });
  nginx = await Nginx.start(port, stack);
  dripped = drip(port);
}, 120_000);
afterAll(async () => {
  sockets.forEach((socket) => socket.disconnect());
  await nginx?.stop();
  await stack?.stop();
});

async function drip(port: number): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (part: Buffer) => (answer += part.toString())).on('error', () => undefined);
  const ended = once(socket, 'close');
  const head = ['POST /api/quote HTTP/1.1', `Host: ${new URL(site).host}`, `Origin: ${site}`];
  socket.write([...head, 'Content-Type: application/json', 'Content-Length: 9000', '', ''].join('\r\n'));
  const timer = setInterval(() => socket.write(' '), 1_000);
  await ended;
  clearInterval(timer);
  return answer;
}

async function enterChat({ cookie }: Person): Promise<ChatSocket> {
  const socket: ChatSocket = openSocket(`${site}/chat`, { cookie, auth: {} });
  sockets.push(socket);
  const welcomed = new Promise((resolve) => socket.once('chat:welcome', resolve));
  socket.connect();
  await welcomed;
  return socket;
}

const say = (socket: ChatSocket, content: string) =>
  socket.timeout(20_000).emitWithAck('chat:send', { clientId: randomUUID(), content });

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

  it('keeps what is for machines inside (SEC-79)', async () => {
    for (const path of ['/metrics', '/readyz'])
      for (const way of [
        path,
        `${path}/`,
        `${path}//`,
        `/${path}`,
        path.toUpperCase(),
        `${path}%2f`,
        `${path}/?a`,
      ])
        expect([way, (await fetch(site + way)).status]).toEqual([way, 404]);
    expect((await fetch(`${site}/healthz`)).status).toBe(200);
  });

  it('refuses a body of more than 256 kB, but a list of guests as long as a node takes one', async () => {
    const visitor = new Visitor(site, site);
    const body = JSON.stringify({ username: 'x'.repeat(300_000), password: 'y' });
    const headers = { 'Content-Type': 'application/json', Origin: site };
    const sent = async (path: string) => (await fetch(site + path, { method: 'POST', headers, body })).status;
    expect(await sent('/api/auth/login')).toBe(413);
    expect(await sent('/api/host/guests/import/check')).toBe(401);
    expect((await visitor.call('GET', '/api/auth/me')).status).toBe(401);
  });

  it('believes no address that a client invents (SEC-78)', async () => {
    expect(await fiveWrongLogins('mallory')).toEqual([401, 401, 401, 401, 401]);
    expect(await wrongLogin('mallory', { 'X-Forwarded-For': '203.0.113.99' })).toBe(429);
  });

  // macOS owns that second address after `sudo ifconfig lo0 alias 127.0.0.2`, Linux always.
  it('tells the nodes from which address somebody asks', async () => {
    await fiveWrongLogins('trudy');
    expect(await wrongLogin('trudy', {}, '127.0.0.1')).toBe(429);
    expect(await wrongLogin('trudy', {}, '127.0.0.2')).toBe(401);
  });

  it('holds back who asks without end, and says how long', async () => {
    const ask = async () => {
      const response = await fetch(`${site}/healthz`, { headers: { 'X-Forwarded-For': '198.51.100.7' } });
      return `${response.status} ${response.headers.get('retry-after')}`;
    };
    const told = new Set<string>();
    for (let wave = 0; wave < 50 && !told.has('429 5'); wave++)
      for (const answer of await Promise.all(Array.from({ length: 300 }, ask))) told.add(answer);
    expect(told).toEqual(new Set(['200 null', '429 5']));
    // Somebody else, behind the same proxy.
    const other = await fetch(`${site}/healthz`, { headers: { 'X-Forwarded-For': '198.51.100.8' } });
    expect(other.status).toBe(200);
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

  it('has cut off a body that drips, in the time that all of this took (SEC-77)', async () => {
    expect(await dripped).toMatch(/^HTTP\/1.1 408 [^]*request.too_slow/);
  });
});
