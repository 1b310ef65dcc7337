import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AccountHolders, isIn, PASSWORD } from './support/account-holders.js';
import { eventually } from './support/eventually.js';
import { openSocket } from './support/live-socket.js';
import { type Stack, startStack } from './support/stack.js';
import type { Visitor } from './support/visitor.js';

let stack: Stack;
const people = new AccountHolders(() => stack);

beforeAll(async () => {
  stack = await startStack({ env: { DEMO_MODE: '1', TRUST_PROXY_HOPS: '1' } });
}, 120_000);
afterAll(() => stack.stop());

interface OpenSession {
  id: string;
  browser: string | null;
  system: string | null;
  network: string | null;
  isThis: boolean;
}

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1';
const list = async (visitor: Visitor) =>
  (await visitor.call<{ sessions: OpenSession[] }>('GET', '/api/account')).body.sessions;
const enter = async (username: string, visitor = people.visitor()) => {
  const login = { username, password: PASSWORD };
  await visitor.call('POST', '/api/auth/login', login, { 'User-Agent': PHONE });
  return visitor;
};

describe('the browsers one is logged in with', () => {
  const mailsTo = async (username: string) =>
    (
      await stack.db.query(
        `SELECT body FROM mails WHERE recipient = $1 AND kind = 'new_browser' AND status = 'sent'`,
        [`${username}@example.com`],
      )
    ).rows;

  it('say what they are and from where, and one is ended alone', async () => {
    const here = await people.member('owner');
    const phone = await enter('owner');
    const third = (await people.logIn('owner')).visitor;
    const [, found] = await list(here);
    expect(found).toMatchObject({
      browser: 'Safari',
      system: 'iOS',
      network: '198.51.100.0/24',
      isThis: false,
    });
    const end = (visitor: Visitor, id: string) => visitor.call('DELETE', `/api/account/sessions/${id}`);
    const stranger = await people.member('stranger');
    expect((await end(stranger, found!.id)).status).toBe(404);
    expect((await end(here, 'no-session')).status).toBe(404);
    expect(await isIn(phone)).toBe(true);
    expect((await end(here, found!.id)).status).toBe(204);
    expect([await isIn(here), await isIn(phone), await isIn(third)]).toEqual([true, false, true]);
    expect((await end(here, found!.id)).status).toBe(404);
    expect((await here.call('POST', '/api/account/sessions/end-others')).status).toBe(204);
    expect([await isIn(here), await isIn(third), (await list(here)).length]).toEqual([true, false, 1]);
  });

  it('close their open pages when another one ends them', async () => {
    const { visitor: here, password } = await people.demo('nina');
    const { visitor: there } = await people.logIn('nina', password);
    const socket = openSocket(`${stack.nodes[0]!.url}/chat`, { cookie: there.cookieHeader });
    const welcomed = new Promise((resolve) => socket.once('chat:welcome', resolve));
    const ended = new Promise((resolve) => socket.once('disconnect', resolve));
    socket.connect();
    await welcomed;
    const [newest] = await list(here);
    await here.call('DELETE', `/api/account/sessions/${newest!.id}`);
    expect(await ended).toBe('io server disconnect');
    expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
  });

  it('are told by mail when one is new, to an address that is proven, and not at the first login', async () => {
    const home = await people.member('traveller');
    await enter('traveller');
    expect(await mailsTo('traveller')).toEqual([]);
    await people.prove('traveller@example.com');
    await enter('traveller', home);
    const phone = await enter('traveller');
    await eventually(async () => expect(await mailsTo('traveller')).toHaveLength(1));
    const [{ body }] = await mailsTo('traveller');
    expect(body).toContain('Safari on iOS');
    expect(body).toContain('198.51.100.0/24');
    // A household’s browser knows all of them.
    await people.member('neighbour');
    await enter('neighbour', phone);
    await enter('traveller', phone);
    await enter('traveller', people.visitor());
    await eventually(async () => expect(await mailsTo('traveller')).toHaveLength(2));
  });
});

describe('a host’s session', () => {
  const lastSeen = async ({ id }: OpenSession) => {
    const { rows } = await stack.db.query<{ at: Date }>(
      `SELECT last_seen_at AS at FROM sessions WHERE encode(id_hash, 'hex') = $1`,
      [id],
    );
    return rows[0]!.at.getTime();
  };
  const unusedFor = (minutes: number, { id }: OpenSession) =>
    stack.db.query(
      `UPDATE sessions SET last_seen_at = last_seen_at - $2::int * interval '1 minute' WHERE encode(id_hash, 'hex') = $1`,
      [id, minutes],
    );
  const UNATTENDED = { 'X-Unattended': '1' };

  it('ends after 30 minutes in which only its pages asked, their sockets too', async () => {
    const { visitor: host } = await people.demo('marisol');
    const own = (await list(host)).find(({ isThis }) => isThis)!;
    const socket = openSocket(`${stack.nodes[0]!.url}/host`, { cookie: host.cookieHeader });
    const told = new Promise((resolve) => socket.once('host:summary', resolve));
    const ended = new Promise((resolve) => socket.once('disconnect', resolve));
    socket.connect();
    await told;
    await unusedFor(29, own);
    const before = await lastSeen(own);
    expect((await host.call('GET', '/api/host/overview', undefined, UNATTENDED)).status).toBe(200);
    expect(await lastSeen(own)).toBe(before);
    await unusedFor(2, own);
    await ended;
    expect((await host.call('GET', '/api/host/overview', undefined, UNATTENDED)).status).toBe(401);
    expect((await host.call('POST', '/api/auth/seen')).status).toBe(401);
  });

  it('goes on while they do something, also where nothing is asked of the server', async () => {
    const { visitor: host } = await people.demo('marisol');
    const own = (await list(host)).find(({ isThis }) => isThis)!;
    for (const [method, path] of [
      ['POST', '/api/auth/seen'],
      ['GET', '/api/host/overview'],
    ] as const) {
      await unusedFor(29, own);
      const before = await lastSeen(own);
      expect((await host.call(method, path)).status).toBeLessThan(300);
      expect(await lastSeen(own)).toBeGreaterThan(before);
    }
  });
});

it('leaves nothing in the browser’s cache, and of who is erased nothing at all (SEC-72)', async () => {
  const leaver = await people.member('leaver');
  const left = async (way: string, body = {}) =>
    (await leaver.call('POST', way, body)).headers.get('clear-site-data');
  expect(await left('/api/auth/logout')).toBe('"cache"');
  await enter('leaver', leaver);
  expect(await left('/api/account/logout-everywhere')).toBe('"cache"');
  await enter('leaver', leaver);
  const sure = { password: PASSWORD, confirms: true };
  expect(await left('/api/account/erase', sure)).toBe('"cache", "storage"');
});

describe('a write from a page that takes this browser for somebody else’s', () => {
  it('is refused with a sentence and does nothing; reading goes on', async () => {
    const visitor = await people.member('newcomer');
    const { body } = await visitor.call<{ user: { id: number } }>('GET', '/api/auth/me');
    const as = (id: number) => ({ 'x-person': String(id) });
    const refused = await visitor.call('POST', '/api/auth/logout', undefined, as(body.user.id + 1));
    expect(refused).toMatchObject({ status: 409, body: { code: 'auth.somebody_else' } });
    expect((await visitor.call('GET', '/api/auth/me', undefined, as(body.user.id + 1))).status).toBe(200);
    expect((await visitor.call('POST', '/api/auth/logout', undefined, as(body.user.id))).status).toBe(204);
    // Without a session nobody's is written to.
    expect((await visitor.call('POST', '/api/auth/logout', undefined, as(body.user.id))).status).not.toBe(
      409,
    );
  });
});
