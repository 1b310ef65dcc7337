import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newPublicId } from '../src/platform/security/tokens.js';
import { AccountHolders, registration, tryLogin } from './support/account-holders.js';
import { type Stack, startStack } from './support/stack.js';
import { Visitor } from './support/visitor.js';

let stack: Stack;
const people = new AccountHolders(() => stack);

beforeAll(async () => {
  stack = await startStack({ env: { TRUST_PROXY_HOPS: '1' } });
});
afterAll(() => stack.stop());

const url = () => stack.nodes[0]!.url;
const from = (address: string) => new Visitor(url(), url(), address);

describe('an IPv6 network', () => {
  it('is one address, however many it holds, and a customer’s networks are four', async () => {
    const tries = async (address: (i: number) => string, count: number) => {
      const statuses: number[] = [];
      for (let i = 1; i <= count; i++)
        statuses.push((await tryLogin(from(address(i)), `v6 ${i}`, 'wrong')).status);
      return statuses.indexOf(429);
    };
    expect(await tries((i) => `2001:db8:1:2::${i.toString(16)}`, 22)).toBe(20);
    expect(await tries((i) => `[2001:db8:2:${i.toString(16)}::1]:${4_000 + i}`, 82)).toBe(80);
    expect(await tries((i) => `198.51.100.250:${4_000 + i}`, 22)).toBe(20);
  });

  it('registers as one', async () => {
    const statuses: number[] = [];
    for (let i = 1; i <= 6; i++)
      statuses.push(
        (await from(`2001:db8:3:4::${i}`).call('POST', '/api/auth/register', registration(`v6-${i}`))).status,
      );
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  });

  it('lets who finds their name taken choose others, thirty times in all', async () => {
    const asks = (name: string) =>
      from('2001:db8:3:5::1').call('POST', '/api/auth/register', registration(name));
    expect((await asks('first-come')).status).toBe(201);
    for (let i = 0; i < 28; i++) expect((await asks('first-come')).status).toBe(409);
    expect((await asks('second-come')).status).toBe(201);
    expect((await asks('third-come')).status).toBe(429);
  });
});

describe('guessing', () => {
  it('one password each for many accounts ends after twenty from one address (SEC-05)', async () => {
    const guesser = people.visitor();
    const statuses: number[] = [];
    for (let i = 0; i < 25; i++) statuses.push((await tryLogin(guesser, `listed ${i}`, 'wrong')).status);
    expect(statuses).toEqual([...Array(20).fill(401), ...Array(5).fill(429)]);
  });

  it('the link of a booking ends after sixty, and finds none that begins like another (SEC-24)', async () => {
    const guesser = people.visitor();
    const statuses: number[] = [];
    for (let i = 0; i < 62; i++)
      statuses.push((await guesser.call('GET', `/api/guests/${newPublicId()}`)).status);
    expect(statuses).toEqual([...Array(60).fill(404), 429, 429]);
    const ids = Array.from({ length: 2_000 }, newPublicId);
    expect(ids.filter((id) => !/^[0-9A-Za-z]{22}$/.test(id))).toEqual([]);
    expect(new Set(ids.map((id) => id.slice(0, 8))).size).toBe(ids.length);
  });

  it('ends after five wrong passwords from one address, while another address still gets in (SEC-04)', async () => {
    await people.registered('guessed');
    const guesser = people.visitor();
    const replies = [];
    for (let i = 0; i < 6; i++) replies.push(await tryLogin(guesser, 'guessed', `wrong ${i}`));
    expect(replies.map((r) => r.status)).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await tryLogin(guesser, 'guessed')).status).toBe(429);
    expect((await tryLogin(people.visitor(), 'guessed')).status).toBe(200);
  });

  it('counts name and e-mail as one account', async () => {
    await people.registered('twonames');
    const guesser = people.visitor();
    const logins = ['twonames', 'twonames@example.com', 'TWONAMES', 'TwoNames@Example.com', 'twonames'];
    for (const login of logins) expect((await tryLogin(guesser, login, 'wrong')).status).toBe(401);
    expect((await tryLogin(guesser, 'twonames@example.com', 'wrong')).status).toBe(429);
  });

  it('by strangers keeps the owner out neither of a known browser nor of a mailed link', async () => {
    const own = await people.registered('besieged');
    expect((await tryLogin(own, 'besieged')).status).toBe(200);
    await own.call('POST', '/api/auth/logout');
    for (let network = 0; network < 6; network++) {
      const guesser = people.visitor();
      for (let i = 0; i < 5; i++)
        expect((await tryLogin(guesser, i % 2 ? 'besieged' : 'besieged@example.com', 'wrong')).status).toBe(
          401,
        );
    }
    const fresh = await tryLogin(people.visitor(), 'besieged');
    expect([fresh.status, fresh.body.code]).toEqual([429, 'auth.many_guesses']);
    const inWords = /still works; or try again in (an hour|\d+ minutes)\.$/;
    expect(fresh.body).toMatchObject({ message: expect.stringMatching(inWords) });
    expect(Number(fresh.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await tryLogin(own, 'besieged@example.com')).status).toBe(200);

    const token = 'a'.repeat(43);
    await stack.db.query(
      `INSERT INTO one_time_links (token_hash, user_id, purpose, expires_at)
       SELECT sha256($1::bytea), id, 'set_password', now() + interval '1 hour' FROM users WHERE username = 'besieged'`,
      [token],
    );
    // Others of the same network have tried links that are none.
    const reader = people.visitor();
    const open = (link: string) =>
      reader.call('POST', '/api/auth/set-password', { token: link, password: 'another-gull-nine' });
    for (let i = 0; i < 10; i++) expect((await open(`${i}`.repeat(43))).status).toBe(404);
    expect((await open('b'.repeat(43))).status).toBe(429);
    expect((await open(token)).status).toBe(200);
    expect((await tryLogin(reader, 'besieged', 'another-gull-nine')).status).toBe(200);
  });

  it('in a browser that is known for another account, or says so itself, is a stranger’s', async () => {
    await people.registered('target');
    const guesser = await people.registered('guesser');
    await tryLogin(guesser, 'guesser');
    const known = guesser.cookie('known-browser') ?? '';
    expect(known).not.toBe('');
    for (let i = 0; i < 5; i++) expect((await tryLogin(guesser, 'target', 'wrong')).status).toBe(401);
    expect((await tryLogin(guesser, 'target')).status).toBe(429);
    const { rows } = await stack.db.query(`SELECT id FROM users WHERE username = 'target'`);
    guesser.withCookie('known-browser', known.replace(/^\d+/, String(rows[0].id)));
    expect((await tryLogin(guesser, 'target')).status).toBe(429);
  });

  it('does not tell an unknown name from a wrong password (SEC-06)', async () => {
    await people.registered('known');
    const wrong = await tryLogin(people.visitor(), 'known', 'wrong');
    const unknown = await tryLogin(people.visitor(), 'unknown', 'wrong');
    expect(unknown.status).toBe(wrong.status);
    expect(unknown.body).toEqual(wrong.body);
  });

  it.each([
    ['an object', { $gt: '' }],
    ['SQL', "' OR 1=1 --"],
    ['a very long name', 'x'.repeat(10_000)],
    ['nothing', null],
  ])('with %s is refused, never a fault (SEC-12)', async (_, username) => {
    const reply = await people.visitor().call('POST', '/api/auth/login', { username, password: 'whatever' });
    expect([400, 401, 422]).toContain(reply.status);
  });
});
