import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Booked } from './support/booked.js';
import { eventually } from './support/eventually.js';
import { aTripOnSale } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';
import { Visitor } from './support/visitor.js';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack({ env: { DEMO_MODE: '1', TRUST_PROXY_HOPS: '1' } });
}, 120_000);
afterAll(() => stack.stop());

const PASSWORD = 'gull-anchor-nine';
let addresses = 0;
const url = () => stack.nodes[0]!.url;
const aVisitor = () => new Visitor(url(), url(), `198.51.100.${++addresses}`);
type Refusal = { code?: string; fields?: Record<string, string> };
type Account = {
  email: string;
  firstName: string;
  version: number;
  waitingEmail: string | null;
  sessions: { isThis: boolean }[];
};

const logIn = async (login: string, password = PASSWORD) => {
  const visitor = aVisitor();
  const { status } = await visitor.call('POST', '/api/auth/login', { username: login, password });
  return { visitor, status };
};

/** Somebody new, logged in. */
async function member(username: string): Promise<Visitor> {
  const person = { firstName: 'Robin', lastName: 'Sample', email: `${username}@example.com`, username };
  const passwords = { password: PASSWORD, confirmPassword: PASSWORD };
  const { status } = await aVisitor().call('POST', '/api/auth/register', { ...person, ...passwords });
  expect(status).toBe(201);
  return (await logIn(username)).visitor;
}

const account = async (visitor: Visitor) => (await visitor.call<Account>('GET', '/api/account')).body;
const post = (visitor: Visitor, what: string, body: object = {}) =>
  visitor.call<Refusal>('POST', `/api/account/${what}`, body);
const isIn = async (visitor: Visitor) => (await visitor.call('GET', '/api/auth/me')).status === 200;

/** The token in the newest mail of a kind to an address, once it was sent. */
function tokenTo(recipient: string, kind: string): Promise<string> {
  return eventually(async () => {
    const { rows } = await stack.db.query<{ body: string }>(
      `SELECT body FROM mails WHERE recipient = $1 AND kind = $2 AND status = 'sent' ORDER BY id DESC LIMIT 1`,
      [recipient, kind],
    );
    return /#token=([\w-]+)/.exec(rows[0]!.body)![1]!;
  });
}

describe('a password', () => {
  it('is changed by who knows the present one, and logs every other browser out', async () => {
    const here = await member('changer');
    const { visitor: there } = await logIn('changer');
    expect((await account(here)).sessions.filter(({ isThis }) => isThis)).toHaveLength(1);
    const newPassword = 'tide-lantern-seven';
    expect(await post(here, 'password', { password: 'wrong', newPassword })).toMatchObject({
      status: 422,
      body: { fields: { password: 'This is not your password' } },
    });
    expect(await post(here, 'password', { password: PASSWORD, newPassword: 'cruise2025' })).toMatchObject({
      status: 422,
      body: { fields: { newPassword: expect.stringContaining('easy to guess') } },
    });
    expect((await post(here, 'password', { password: PASSWORD, newPassword })).status).toBe(204);
    expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
    expect((await logIn('changer')).status).toBe(401);
    expect((await logIn('changer', newPassword)).status).toBe(200);
  });

  it('cannot be guessed by whoever finds an open browser', async () => {
    const visitor = await member('guessed');
    const tries = [];
    for (let i = 0; i < 11; i++)
      tries.push(
        (await post(visitor, 'password', { password: `no-${i}`, newPassword: 'tide-lantern-seven' })).status,
      );
    expect(tries).toEqual([...Array<number>(10).fill(422), 429]);
  });

  it('that was forgotten is chosen anew through a mail, once, and nobody learns who has an account', async () => {
    await member('forgetful');
    const ask = (login: string) => aVisitor().call('POST', '/api/auth/reset', { login });
    const [known, unknown] = [await ask('Forgetful@example.com'), await ask('nobody@example.com')];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    const token = await tokenTo('forgetful@example.com', 'password_reset');
    const choose = () =>
      aVisitor().call('POST', '/api/auth/set-password', { token, password: 'tide-lantern-seven' });
    expect((await choose()).status).toBe(200);
    expect((await choose()).status).toBe(404);
    expect((await logIn('forgetful', 'tide-lantern-seven')).status).toBe(200);
    const { rows } = await stack.db.query(`SELECT 1 FROM mails WHERE data::text LIKE '%' || $1 || '%'`, [
      token,
    ]);
    expect(rows).toEqual([]);
  });
});

it('logs out everywhere, here too, and takes the mark of a session from the browser', async () => {
  const here = await member('everywhere');
  const { visitor: there } = await logIn('everywhere');
  expect(here.cookie('signed-in')).toBe('1');
  expect((await post(here, 'logout-everywhere')).status).toBe(204);
  expect([await isIn(here), await isIn(there), here.cookie('signed-in')]).toEqual([false, false, '']);
});

it('is renamed, and not over a newer name', async () => {
  const visitor = await member('renamed');
  const rename = (version: number, firstName: string) =>
    visitor.call<Account & Refusal>('PUT', '/api/account/name', { version, firstName, lastName: 'Sample' });
  expect((await rename(1, 'Robyn')).body).toMatchObject({ firstName: 'Robyn', version: 2 });
  expect(await rename(1, 'Rob')).toMatchObject({ status: 409, body: { code: 'details.changed' } });
});

describe('another address', () => {
  it('takes effect when the link in its mail is opened; the old one hears of it', async () => {
    const visitor = await member('mover');
    const wish = { email: 'moved@example.com', password: PASSWORD };
    expect((await post(visitor, 'email', { ...wish, password: 'wrong' })).status).toBe(422);
    expect((await post(visitor, 'email', wish)).status).toBe(204);
    expect(await account(visitor)).toMatchObject({
      email: 'mover@example.com',
      waitingEmail: 'moved@example.com',
    });
    expect((await logIn('moved@example.com')).status).toBe(401);
    const { rows } = await stack.db.query(
      `SELECT 1 FROM mails WHERE recipient = 'mover@example.com' AND kind = 'email_notice'`,
    );
    expect(rows).toHaveLength(1);
    const token = await tokenTo('moved@example.com', 'email_confirm');
    const confirm = () => aVisitor().call('POST', '/api/auth/confirm-email', { token });
    expect(await confirm()).toMatchObject({ status: 200, body: { email: 'moved@example.com' } });
    expect((await confirm()).status).toBe(404);
    expect(await account(visitor)).toMatchObject({ email: 'moved@example.com', waitingEmail: null });
    expect((await logIn('moved@example.com')).status).toBe(200);
  });

  it('of somebody else is refused, and so is a link for another purpose', async () => {
    const visitor = await member('second');
    await member('first');
    const wish = { email: 'First@example.com', password: PASSWORD };
    expect(await post(visitor, 'email', wish)).toMatchObject({ status: 409, body: { code: 'auth.taken' } });
    await aVisitor().call('POST', '/api/auth/reset', { login: 'second' });
    const token = await tokenTo('second@example.com', 'password_reset');
    expect((await aVisitor().call('POST', '/api/auth/confirm-email', { token })).status).toBe(404);
  });

  it('is not taken by a link that waits while a new password is chosen', async () => {
    const visitor = await member('careful');
    await post(visitor, 'email', { email: 'thief@example.com', password: PASSWORD });
    const token = await tokenTo('thief@example.com', 'email_confirm');
    await aVisitor().call('POST', '/api/auth/reset', { login: 'careful' });
    const reset = await tokenTo('careful@example.com', 'password_reset');
    await aVisitor().call('POST', '/api/auth/set-password', { token: reset, password: 'tide-lantern-seven' });
    expect((await aVisitor().call('POST', '/api/auth/confirm-email', { token })).status).toBe(404);
  });
});

describe('of one’s data', () => {
  it('a copy holds everything about this person, and nothing of others (SEC-69)', async () => {
    const { visitor } = await demoLogin('nina');
    const { status, body } = await post(visitor, 'export');
    expect(status).toBe(200);
    const text = JSON.stringify(body);
    for (const own of ['nina.okafor@example.com', '1991-02-14', 'DEMO', 'Ensenada', 'messages'])
      expect(text).toContain(own);
    for (const others of ['daniel.okafor@example.com', '1989-11-03', 'argon2'])
      expect(text).not.toContain(others);
    const { rows } = await stack.db.query(`SELECT 1 FROM activity_log WHERE action = 'account.exported'`);
    expect(rows).toHaveLength(1);
    await post(visitor, 'export');
    await post(visitor, 'export');
    expect((await post(visitor, 'export')).status).toBe(429);
  });

  it('nothing is erased while a trip is ahead, while money is on its way, and of who hosts (SEC-70)', async () => {
    const erase = async (username: string) => {
      const { visitor, password } = await demoLogin(username);
      return (await post(visitor, 'erase', { password, confirms: true })).body.code;
    };
    expect(await erase('lucas')).toBe('erase.trip_ahead');
    expect(await erase('theo')).toBe('erase.host');
  });

  it('after the trip the person is forgotten and the money rows stay (SEC-70)', async () => {
    await aTripOnSale(stack);
    const booked = await Booked.of(stack, 'forget.me@example.com', 'full', '203.0.113.9');
    await booked.at({ paidDaysAgo: 40, sailsInDays: -500 });
    await stack.db.query(`UPDATE trips SET end_date = '2025-01-02' WHERE is_on_sale`);
    const reset = aVisitor();
    await reset.call('POST', '/api/auth/reset', { login: 'forget.me@example.com' });
    const token = await tokenTo('forget.me@example.com', 'password_reset');
    await reset.call('POST', '/api/auth/set-password', { token, password: PASSWORD });
    const counted = () =>
      stack.db.query(`SELECT count(*)::int AS n, sum(amount_cents)::int AS cents FROM ledger_entries`);
    const { rows: before } = await counted();

    expect((await post(reset, 'erase', { password: 'wrong', confirms: true })).status).toBe(422);
    expect((await post(reset, 'erase', { password: PASSWORD })).status).toBe(422);
    expect((await post(reset, 'erase', { password: PASSWORD, confirms: true })).status).toBe(204);

    expect(await isIn(reset)).toBe(false);
    expect((await logIn('forget.me@example.com')).status).toBe(401);
    expect((await counted()).rows).toEqual(before);
    for (const table of ['users', 'guests', 'mails', 'guest_private', 'sessions', 'one_time_links']) {
      const { rows } = await stack.db.query(`SELECT 1 FROM ${table} t WHERE t::text ILIKE '%forget.me@%'`);
      expect([table, rows.length]).toEqual([table, 0]);
    }
  });
});

/** Somebody of the demo, logged in with their password. */
async function demoLogin(username: string): Promise<{ visitor: Visitor; password: string }> {
  const { body } = await aVisitor().call<{ username: string; password: string }[]>('GET', '/api/demo/logins');
  const { password } = body.find((login) => login.username === username)!;
  return { visitor: (await logIn(username, password)).visitor, password };
}
