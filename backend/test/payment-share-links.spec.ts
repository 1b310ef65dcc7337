import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { newToken } from '../src/platform/security/tokens.js';
import { AccountHolders, PASSWORD, post } from './support/account-holders.js';
import { Booked } from './support/booked.js';
import { aTripOnSale } from './support/purchase.js';
import { shareDesk } from './support/share-desk.js';
import { ShareHolder } from './support/share-holder.js';
import { type Stack, startStack } from './support/stack.js';

let stack: Stack;
const people = new AccountHolders(() => stack);

beforeAll(async () => {
  stack = await startStack({ env: { DEMO_MODE: '1', TRUST_PROXY_HOPS: '1' } });
  await aTripOnSale(stack);
}, 120_000);
afterAll(() => stack.stop());

const aBuyer = (email: string, address: string) => Booked.of(stack, email, 'installment', address);

it('SEC-87: no table holds the secret of a link in clear, nor does the answer that is kept for its request', async () => {
  const buyer = await aBuyer('sealed@example.com', '203.0.113.10');
  const { body } = await shareDesk(buyer).make(5_000);
  const { token } = ShareHolder.of(stack, body.url ?? '');
  const { rows } = await stack.db.query(
    `SELECT FROM payment_shares WHERE position($1::bytea IN token) > 0 OR token_hash = $1::bytea
     UNION ALL SELECT FROM idempotency_keys WHERE response::text LIKE '%' || $2 || '%'`,
    [Buffer.from(token), token],
  );
  expect(rows).toEqual([]);
});

it('another guest’s booking is not there, and neither is a link that somebody has guessed (SEC-24)', async () => {
  const [buyer, stranger] = [
    await aBuyer('mine@example.com', '203.0.113.11'),
    await aBuyer('theirs@example.com', '203.0.113.12'),
  ];
  const share = (await shareDesk(buyer).make(10_000)).body;
  const key = { 'Idempotency-Key': randomUUID() };
  const asStranger = async (method: string, more = '', body?: object) =>
    (await stranger.guest.call(method, shareDesk(buyer).path + more, body, key)).status;
  expect(await asStranger('GET')).toBe(404);
  expect(await asStranger('POST', '', { name: 'Eve Mate', amountCents: 1_000 })).toBe(404);
  expect(await asStranger('DELETE', `/${share.id}`)).toBe(404);
  const elsewhere = await shareDesk(stranger).withdraw(share.id);
  expect([elsewhere.status, elsewhere.body.code]).toEqual([404, 'share.not_found']);
  const guesser = ShareHolder.of(stack, `/pay/${newToken()}`);
  expect((await guesser.order('100.00')).body.code).toBe('share.not_found');
  const statuses: number[] = [];
  for (let i = 0; i < 61; i++)
    statuses.push((await ShareHolder.of(stack, `/pay/${newToken()}`).page()).status);
  expect(statuses.at(0)).toBe(404);
  expect(statuses.at(-1)).toBe(429);
  // Who has a good one is not kept from it by who guesses beside them.
  expect((await ShareHolder.of(stack, share.url ?? '').page()).status).toBe(200);
});

it('a buyer makes so many shares in a day and no more, for each is kept', async () => {
  const buyer = await aBuyer('many.shares@example.com', '203.0.113.14');
  const statuses: number[] = [];
  for (let i = 0; i < 31; i++) {
    const { status, body } = await shareDesk(buyer).make(1_000);
    if (status === 201) await shareDesk(buyer).withdraw(body.id);
    statuses.push(status);
  }
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 201), 429]);
});

it('the names on shares are in the copy of the buyer’s data, and go with their account', async () => {
  const buyer = await aBuyer('forget.shares@example.com', '203.0.113.13');
  const share = (await shareDesk(buyer).make(10_000, 'Eve Farewell')).body;
  const eve = ShareHolder.of(stack, share.url ?? '');
  expect((await eve.order('100.00')).status).toBe(201);
  await buyer.at({ paidDaysAgo: 40, sailsInDays: -500 });
  await stack.db.query(
    `UPDATE trips SET end_date = '2025-01-02' WHERE id = (SELECT trip_id FROM bookings WHERE public_id = $1)`,
    [buyer.bookingId],
  );
  const own = people.visitor();
  await own.call('POST', '/api/auth/reset', { login: 'forget.shares@example.com' });
  const token = await people.tokenTo('forget.shares@example.com', 'password_reset');
  await own.call('POST', '/api/auth/set-password', { token, password: PASSWORD });
  expect(JSON.stringify((await post(own, 'export')).body)).toContain('Eve Farewell');
  expect((await post(own, 'erase', { password: PASSWORD, confirms: true })).status).toBe(204);
  const { rows } = await stack.db.query(
    `SELECT s.name, s.withdrawn_at IS NOT NULL AS "isWithdrawn" FROM payment_shares s
       JOIN bookings b ON b.id = s.booking_id WHERE b.public_id = $1`,
    [buyer.bookingId],
  );
  expect(rows).toEqual([{ name: 'Deleted user', isWithdrawn: true }]);
  expect((await eve.order('100.00')).body.code).toBe('share.not_found');
  const { rows: attempts } = await stack.db.query('SELECT status FROM payments WHERE share_id = $1', [
    share.id,
  ]);
  expect(attempts).toEqual([{ status: 'voided' }]);
});
