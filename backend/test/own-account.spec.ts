import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AccountHolders, isIn, PASSWORD, post, type Refusal } from './support/account-holders.js';
import { eventually } from './support/eventually.js';
import { type Stack, startStack } from './support/stack.js';
import type { Visitor } from './support/visitor.js';

let stack: Stack;
const people = new AccountHolders(() => stack);

beforeAll(async () => {
  stack = await startStack({ env: { DEMO_MODE: '1', TRUST_PROXY_HOPS: '1' } });
}, 120_000);
afterAll(() => stack.stop());

type Account = {
  email: string;
  firstName: string;
  version: number;
  waitingEmail: string | null;
  sessions: { isThis: boolean }[];
};
const account = async (visitor: Visitor) => (await visitor.call<Account>('GET', '/api/account')).body;

describe('a password', () => {
  it('is changed by who knows the present one, and logs every other browser out', async () => {
    const here = await people.member('changer');
    const { visitor: there } = await people.logIn('changer');
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
    expect((await people.logIn('changer')).status).toBe(401);
    expect((await people.logIn('changer', newPassword)).status).toBe(200);
  });

  it('cannot be guessed by whoever finds an open browser', async () => {
    const visitor = await people.member('guessed');
    const tries = [];
    for (let i = 0; i < 11; i++)
      tries.push(
        (await post(visitor, 'password', { password: `no-${i}`, newPassword: 'tide-lantern-seven' })).status,
      );
    expect(tries).toEqual([...Array<number>(10).fill(422), 429]);
  });

  it('that was forgotten is chosen anew through a mail, once, and nobody learns who has an account', async () => {
    await people.member('forgetful');
    const ask = (login: string) => people.visitor().call('POST', '/api/auth/reset', { login });
    const [known, unknown] = [await ask('Forgetful@example.com'), await ask('nobody@example.com')];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    const token = await people.tokenTo('forgetful@example.com', 'password_reset');
    const choose = () =>
      people.visitor().call('POST', '/api/auth/set-password', { token, password: 'tide-lantern-seven' });
    expect((await choose()).status).toBe(200);
    expect((await choose()).status).toBe(404);
    expect((await people.logIn('forgetful', 'tide-lantern-seven')).status).toBe(200);
    const { rows } = await stack.db.query(`SELECT 1 FROM mails WHERE data::text LIKE '%' || $1 || '%'`, [
      token,
    ]);
    expect(rows).toEqual([]);
  });
});

it('a new password ends the links that lead in, and leaves those that turn mails off', async () => {
  const here = await people.member('linked');
  await stack.db.query(
    `INSERT INTO one_time_links (token_hash, user_id, purpose, expires_at)
     SELECT sha256(purpose::bytea), id, purpose, now() + interval '1 year'
       FROM users, unnest(ARRAY['set_password', 'chat_mails_off']) AS purpose WHERE username = 'linked'`,
  );
  const newPassword = 'tide-lantern-seven';
  expect((await post(here, 'password', { password: PASSWORD, newPassword })).status).toBe(204);
  const { rows } = await stack.db.query(
    `SELECT purpose FROM one_time_links JOIN users u ON u.id = user_id WHERE username = 'linked' AND used_at IS NULL`,
  );
  expect(rows).toEqual([{ purpose: 'chat_mails_off' }]);
});

it('logs out everywhere, here too, and takes the mark of a session from the browser', async () => {
  const here = await people.member('everywhere');
  const { visitor: there } = await people.logIn('everywhere');
  expect(here.cookie('signed-in')).toBe('1');
  expect((await post(here, 'logout-everywhere')).status).toBe(204);
  expect([await isIn(here), await isIn(there), here.cookie('signed-in')]).toEqual([false, false, '']);
});

it('is renamed, and not over a newer name', async () => {
  const visitor = await people.member('renamed');
  const rename = (version: number, firstName: string) =>
    visitor.call<Account & Refusal>('PUT', '/api/account/name', { version, firstName, lastName: 'Sample' });
  expect((await rename(1, 'Robyn')).body).toMatchObject({ firstName: 'Robyn', version: 2 });
  for (const version of [1, 2_147_483_647])
    expect(await rename(version, 'Rob')).toMatchObject({ status: 409, body: { code: 'details.changed' } });
});

describe('another address', () => {
  it('takes effect when the link in its mail is opened; the old one hears of it', async () => {
    const visitor = await people.member('mover');
    await people.prove('mover@example.com');
    const wish = { email: 'moved@example.com', password: PASSWORD };
    expect((await post(visitor, 'email', { ...wish, password: 'wrong' })).status).toBe(422);
    expect((await post(visitor, 'email', wish)).status).toBe(204);
    expect(await account(visitor)).toMatchObject({
      email: 'mover@example.com',
      waitingEmail: 'moved@example.com',
    });
    expect((await people.logIn('moved@example.com')).status).toBe(401);
    const { rows } = await stack.db.query(
      `SELECT 1 FROM mails WHERE recipient = 'mover@example.com' AND kind = 'email_notice'`,
    );
    expect(rows).toHaveLength(1);
    const token = await people.tokenTo('moved@example.com', 'email_confirm');
    const confirm = () => people.visitor().call('POST', '/api/auth/confirm-email', { token });
    expect(await confirm()).toMatchObject({ status: 200, body: { email: 'moved@example.com' } });
    expect((await confirm()).status).toBe(404);
    expect(await account(visitor)).toMatchObject({ email: 'moved@example.com', waitingEmail: null });
    expect((await people.logIn('moved@example.com')).status).toBe(200);
  });

  it('of somebody else is refused, and so is a link for another purpose', async () => {
    const visitor = await people.member('second');
    await people.member('first');
    const wish = { email: 'First@example.com', password: PASSWORD };
    expect(await post(visitor, 'email', wish)).toMatchObject({ status: 409, body: { code: 'auth.taken' } });
    await people.visitor().call('POST', '/api/auth/reset', { login: 'second' });
    const token = await people.tokenTo('second@example.com', 'password_reset');
    expect((await people.visitor().call('POST', '/api/auth/confirm-email', { token })).status).toBe(404);
  });

  it('is not taken by a link that waits while a new password is chosen', async () => {
    const visitor = await people.member('careful');
    await post(visitor, 'email', { email: 'thief@example.com', password: PASSWORD });
    const token = await people.tokenTo('thief@example.com', 'email_confirm');
    await people.visitor().call('POST', '/api/auth/reset', { login: 'careful' });
    const reset = await people.tokenTo('careful@example.com', 'password_reset');
    await people
      .visitor()
      .call('POST', '/api/auth/set-password', { token: reset, password: 'tide-lantern-seven' });
    expect((await people.visitor().call('POST', '/api/auth/confirm-email', { token })).status).toBe(404);
  });
});

describe('a link of an older mail', () => {
  const resetFor = async (login: string, address: string) => {
    await people.visitor().call('POST', '/api/auth/reset', { login });
    return people.tokenTo(address, 'password_reset');
  };
  const choose = async (token: string, password: string) =>
    (await people.visitor().call('POST', '/api/auth/set-password', { token, password })).status;
  const mailsTo = (address: string, kind: string) =>
    stack.db.query(`SELECT 1 FROM mails WHERE recipient = $1 AND kind = $2`, [address, kind]);

  it('opens nothing once a password was chosen by another, and the owner is mailed', async () => {
    await people.member('twice');
    await people.prove('twice@example.com');
    const older = await resetFor('twice', 'twice@example.com');
    await people.visitor().call('POST', '/api/auth/reset', { login: 'twice' });
    const newer = await eventually(async () => {
      const token = await people.tokenTo('twice@example.com', 'password_reset');
      expect(token).not.toBe(older);
      return token;
    });
    expect(await choose(newer, 'tide-lantern-seven')).toBe(200);
    expect(await choose(older, 'a-thief-chose-this')).toBe(404);
    expect((await people.logIn('twice', 'tide-lantern-seven')).status).toBe(200);
    expect((await mailsTo('twice@example.com', 'password_changed')).rows).toHaveLength(1);
  });

  it('opens nothing once the address is another, and the old one is mailed', async () => {
    const visitor = await people.member('leaver');
    await people.prove('leaver@example.com');
    const reset = await resetFor('leaver', 'leaver@example.com');
    await post(visitor, 'email', { email: 'gone@example.com', password: PASSWORD });
    const token = await people.tokenTo('gone@example.com', 'email_confirm');
    expect((await people.visitor().call('POST', '/api/auth/confirm-email', { token })).status).toBe(200);
    expect(await choose(reset, 'a-thief-chose-this')).toBe(404);
    expect((await mailsTo('leaver@example.com', 'email_changed')).rows).toHaveLength(1);
  });
});
