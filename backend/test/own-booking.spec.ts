import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { AccountHolders, PASSWORD } from './support/account-holders.js';
import { eventually } from './support/eventually.js';
import { aTraveller, aTripOnSale, Buyer } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';
import type { Visitor } from './support/visitor.js';

let stack: Stack;
const people = new AccountHolders(() => stack);

beforeAll(async () => {
  stack = await startStack({ env: { DEMO_MODE: '1', TRUST_PROXY_HOPS: '1' } });
  await aTripOnSale(stack);
}, 120_000);
afterAll(() => stack.stop());

const bookingsOf = async (visitor: Visitor) =>
  (await visitor.call<{ bookings: object[] }>('GET', '/api/guest/payments')).body.bookings;
const accountsWith = async (email: string) =>
  (await stack.db.query('SELECT FROM users WHERE lower(email) = $1', [email])).rowCount;
const loginMail = async (email: string) => {
  const { rows } = await stack.db.query<{ body: string | null }>(
    "SELECT body FROM mails WHERE recipient = $1 AND kind = 'credentials'",
    [email],
  );
  return rows;
};

it('who is logged in and types another address keeps the booking, and the address opens nothing', async () => {
  const username = 'wilma';
  await people.member(username);
  const buyer = Buyer.of(stack);
  await buyer.call('POST', '/api/auth/login', { username, password: PASSWORD });
  const email = 'wilma.work@example.com';
  expect((await buyer.order(email)).status).toBe(201);
  await stack.emulator.decide(buyer.orderId, 'approve');
  expect((await buyer.capture()).status).toBe(200);
  // With the trip's days: who has booked two trips of one title tells them apart by these.
  const { rows } = await stack.db.query(
    `SELECT id AS "tripId", start_date::text AS "startDate", end_date::text AS "endDate" FROM trips WHERE is_on_sale`,
  );
  expect(await bookingsOf(buyer)).toMatchObject(rows);
  expect(await accountsWith(email)).toBe(0);
  const written = await eventually(async () => {
    const [mail, ...more] = await loginMail(email);
    expect([mail?.body, more]).toEqual([expect.stringContaining('You were signed in when you booked'), []]);
    return mail!.body;
  });
  expect(written).not.toMatch(/set-password|wilma@|username/);
});

it('a companion gets an account of their own all the same', async () => {
  await people.member('olga');
  const buyer = Buyer.of(stack);
  await buyer.call('POST', '/api/auth/login', { username: 'olga', password: PASSWORD });
  const drafted = await buyer.call<{ quote: { dueToday: string } }>('PUT', '/api/checkout/draft', {
    ...{ cabinType: 'inside', occupancy: 'double', paymentType: 'full' },
    travellers: [aTraveller('Olga', 'olga.work@example.com'), aTraveller('Paul', 'paul.own@example.com')],
  });
  const { dueToday } = drafted.body.quote;
  expect((await buyer.pay(dueToday)).status).toBe(201);
  await stack.emulator.decide(buyer.orderId, 'approve');
  const guests = ['Olga', 'Paul'].map((firstName) => ({ firstName, lastName: 'Sample' }));
  expect((await buyer.capture({ guests: JSON.stringify(guests), totalAmount: dueToday })).status).toBe(200);
  expect([await accountsWith('olga.work@example.com'), await accountsWith('paul.own@example.com')]).toEqual([
    0, 1,
  ]);
});
