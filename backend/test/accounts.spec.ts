import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AccountHolders, registration, tryLogin } from './support/account-holders.js';
import { type Stack, startStack } from './support/stack.js';

let stack: Stack;
const people = new AccountHolders(() => stack);

beforeAll(async () => {
  stack = await startStack({ env: { TRUST_PROXY_HOPS: '1' } });
});
afterAll(() => stack.stop());

const url = () => stack.nodes[0]!.url;

describe('registration', () => {
  it('makes a guest of everybody, and asks the hosts about those who want to be one (SEC-13, SEC-14)', async () => {
    const visitor = people.visitor();
    const wish = registration('wanthost', { role: 'host', isActive: false, id: 1, accessGranted: true });
    expect(await visitor.call('POST', '/api/auth/register', wish)).toMatchObject({
      status: 201,
      body: { role: 'guest', hostRequest: 'pending' },
    });
    expect((await tryLogin(visitor, 'WantHost')).body.user.role).toBe('guest');
    expect((await visitor.call('GET', '/api/host/overview')).status).toBe(403);
    const { rows } = await stack.db.query('SELECT status FROM host_requests');
    expect(rows).toEqual([{ status: 'pending' }]);
  });

  it('refuses a taken name or e-mail, whatever its case', async () => {
    const visitor = await people.registered('askedtwice');
    const again = await visitor.call(
      'POST',
      '/api/auth/register',
      registration('ASKEDTWICE', { email: 'other@example.com' }),
    );
    expect(again).toMatchObject({ status: 409, body: { message: 'Username or email is already in use.' } });
    expect(
      (
        await visitor.call(
          'POST',
          '/api/auth/register',
          registration('other', { email: 'AskedTwice@Example.com' }),
        )
      ).status,
    ).toBe(409);
    expect(stack.databaseLog()).not.toMatch(/askedtwice@example\.com/i);
  });

  it.each([
    [{ confirmPassword: 'gull-anchor-ten' }, { confirmPassword: "Passwords don't match" }],
    [{ confirmPassword: 'gull' }, { confirmPassword: "Passwords don't match" }],
    [{ password: 'gull', confirmPassword: 'gull' }, { confirmPassword: 'Use at least 8 characters' }],
    [
      { password: 'cruise2025', confirmPassword: 'cruise2025' },
      { password: expect.stringContaining('easy to guess') },
    ],
    [{ firstName: '' }, { firstName: 'First name is required' }],
  ])('with %j says which field needs another look', async (changes, fields) => {
    const reply = await people.visitor().call('POST', '/api/auth/register', registration('nobody', changes));
    expect(reply).toMatchObject({ status: 422, body: { fields } });
  });

  it('is limited to five an hour from one address (SEC-08)', async () => {
    const visitor = people.visitor();
    const replies = [];
    for (let i = 0; i < 6; i++)
      replies.push(await visitor.call('POST', '/api/auth/register', registration(`flood${i}`)));
    expect(replies.map((r) => r.status)).toEqual([201, 201, 201, 201, 201, 429]);
    expect(Number(replies[5]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('a session', () => {
  it('is a cookie no script can read, new at every login, and ends with the logout (SEC-01 to SEC-03)', async () => {
    const visitor = await people.registered('session');
    const reply = await tryLogin(visitor, 'session@example.com');
    expect(reply.headers.getSetCookie()[0]).toMatch(
      /^sid=[\w-]{43}; Max-Age=604800; Path=\/; Expires=.*; HttpOnly; SameSite=Lax$/,
    );
    expect(JSON.stringify(reply.body)).not.toContain(visitor.cookie('sid'));
    const first = visitor.cookieHeader;
    await tryLogin(visitor, 'session');
    const second = visitor.cookieHeader;
    expect(second).not.toBe(first);
    const replay = (cookieHeader: string) =>
      fetch(`${url()}/api/auth/me`, { headers: { cookie: cookieHeader } });
    expect((await replay(first)).status).toBe(401);
    expect((await replay(second)).status).toBe(200);
    expect((await visitor.call('POST', '/api/auth/logout')).status).toBe(204);
    expect((await replay(second)).status).toBe(401);
  });

  it('ends when it is not used for two hours, and when the account is closed (SEC-09, SEC-10)', async () => {
    const visitor = await people.registered('idle');
    await tryLogin(visitor, 'idle');
    await stack.db.query(
      `UPDATE sessions SET last_seen_at = last_seen_at - interval '121 minutes'
        WHERE user_id = (SELECT id FROM users WHERE username = 'idle')`,
    );
    expect((await visitor.call('GET', '/api/auth/me')).status).toBe(401);
    await tryLogin(visitor, 'idle');
    await stack.db.query(`UPDATE users SET is_active = false WHERE username = 'idle'`);
    expect((await visitor.call('GET', '/api/auth/me')).status).toBe(401);
    expect((await tryLogin(visitor, 'idle')).status).toBe(401);
  });
});

describe('a write', () => {
  it.each([
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'content-type': 'text/plain' }, 415],
    [{ 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ])('with %j is refused (SEC-11, SEC-31, SEC-33)', async (headers, status) => {
    const reply = await fetch(`${url()}/api/auth/login`, {
      method: 'POST',
      headers: { origin: url(), 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ username: 'known', password: 'gull-anchor-nine' }),
    });
    expect(reply.status).toBe(status);
    expect(reply.headers.getSetCookie()).toEqual([]);
  });

  it('that cannot be read, or is too large, gets its sentence', async () => {
    const send = (body: string) =>
      fetch(`${url()}/api/quote`, {
        method: 'POST',
        headers: { origin: url(), 'content-type': 'application/json' },
        body,
      });
    expect(await (await send('{broken')).json()).toMatchObject({
      statusCode: 400,
      code: 'request.malformed',
    });
    expect(await (await send(JSON.stringify({ a: 'x'.repeat(300_000) }))).json()).toMatchObject({
      statusCode: 413,
    });
  });
});

it('the doors of guests and hosts are closed to visitors', async () => {
  for (const path of [
    '/api/auth/me',
    '/api/host/overview',
    '/api/chat/unread',
    '/api/chat/mutes',
    '/api/guest/messages/recent',
  ]) {
    expect([path, (await people.visitor().call('GET', path)).status]).toEqual([path, 401]);
  }
});
