import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AccountHolders, isIn, PASSWORD, post } from './support/account-holders.js';
import { Booked } from './support/booked.js';
import { aTripOnSale } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';

let stack: Stack;
const people = new AccountHolders(() => stack);

beforeAll(async () => {
  stack = await startStack({ env: { DEMO_MODE: '1', TRUST_PROXY_HOPS: '1' } });
}, 120_000);
afterAll(() => stack.stop());

describe('of one’s data', () => {
  it('a copy holds everything about this person, and nothing of others (SEC-69)', async () => {
    const { visitor } = await people.demo('nina');
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
      const { visitor, password } = await people.demo(username);
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
    const reset = people.visitor();
    await reset.call('POST', '/api/auth/reset', { login: 'forget.me@example.com' });
    const token = await people.tokenTo('forget.me@example.com', 'password_reset');
    await reset.call('POST', '/api/auth/set-password', { token, password: PASSWORD });
    const counted = () =>
      stack.db.query(`SELECT count(*)::int AS n, sum(amount_cents)::int AS cents FROM ledger_entries`);
    const { rows: before } = await counted();

    expect((await post(reset, 'erase', { password: 'wrong', confirms: true })).status).toBe(422);
    expect((await post(reset, 'erase', { password: PASSWORD })).status).toBe(422);
    expect((await post(reset, 'erase', { password: PASSWORD, confirms: true })).status).toBe(204);

    expect(await isIn(reset)).toBe(false);
    expect((await people.logIn('forget.me@example.com')).status).toBe(401);
    expect((await counted()).rows).toEqual(before);
    for (const table of ['users', 'guests', 'mails', 'guest_private', 'sessions', 'one_time_links']) {
      const { rows } = await stack.db.query(`SELECT 1 FROM ${table} t WHERE t::text ILIKE '%forget.me@%'`);
      expect([table, rows.length]).toEqual([table, 0]);
    }
  });
});
