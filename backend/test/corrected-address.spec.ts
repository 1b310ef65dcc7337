import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AccountHolders } from './support/account-holders.js';
import { HostDesk } from './support/booked.js';
import { eventually } from './support/eventually.js';
import { aHost } from './support/people.js';
import { aTraveller, aTripOnSale, Buyer } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';
import type { Visitor } from './support/visitor.js';

let stack: Stack;
let host: HostDesk;
let other: HostDesk;
const people = new AccountHolders(() => stack);
const NEW_PASSWORD = 'tide-lantern-seven';

beforeAll(async () => {
  stack = await startStack({ env: { DEMO_MODE: '1', TRUST_PROXY_HOPS: '1' } });
  const tripId = await aTripOnSale(stack);
  host = new HostDesk(stack, await aHost(stack, [tripId]));
  other = new HostDesk(stack, await aHost(stack, [tripId]));
}, 120_000);
afterAll(() => stack.stop());

interface Page {
  version: number;
  travellers: { position: number; guestId: number; version: number; email: string }[];
}

/** Two places that are paid, for these addresses; answers the booking's public id. */
async function paidFor(emails: string[]): Promise<string> {
  const buyer = Buyer.of(stack);
  const names = ['Dana', 'Eli'];
  const drafted = await buyer.call<{ quote: { dueToday: string } }>('PUT', '/api/checkout/draft', {
    ...{ cabinType: 'inside', occupancy: 'double', paymentType: 'full' },
    travellers: emails.map((email, place) => aTraveller(names[place]!, email)),
  });
  const { dueToday } = drafted.body.quote;
  expect((await buyer.pay(dueToday)).status).toBe(201);
  await stack.emulator.decide(buyer.orderId, 'approve');
  const guests = emails.map((_, place) => ({ firstName: names[place], lastName: 'Sample' }));
  const paid = await buyer.capture({ guests: JSON.stringify(guests), totalAmount: dueToday });
  expect(paid.status).toBe(200);
  const { rows } = await stack.db.query<{ id: string }>(
    'SELECT b.public_id AS id FROM bookings b JOIN guests g ON g.booking_id = b.id WHERE g.public_id = $1',
    [paid.body.guestId],
  );
  return rows[0]!.id;
}

async function correct(bookingId: string, position: number, email: string): Promise<void> {
  expect((await corrected(host, bookingId, position, email)).status).toBe(200);
}

async function corrected(desk: HostDesk, bookingId: string, position: number, email: string) {
  const { body } = await desk.visitor.call<Page>('GET', `/api/host/bookings/${bookingId}`);
  const { version, guestId } = body.travellers.find((one) => one.position === position)!;
  const edit = {
    version: body.version,
    travellers: [{ position, guestId, version, email }],
    reason: 'They wrote from another address',
  };
  const key = { 'Idempotency-Key': randomUUID() };
  return desk.visitor.call<{ code?: string }>('PATCH', `/api/host/bookings/${bookingId}`, edit, key);
}

const choose = (token: string, who: Visitor) =>
  who.call('POST', '/api/auth/set-password', { token, password: NEW_PASSWORD });
const loginsTo = async (recipient: string) =>
  (await stack.db.query(`SELECT FROM mails WHERE recipient = $1 AND kind = 'credentials'`, [recipient])).rows
    .length;

it('gives the login to the right address while nobody has used it, and the link to the wrong one dies', async () => {
  const bookingId = await paidFor(['danna@example.com']);
  const old = await people.tokenTo('danna@example.com', 'credentials');
  await correct(bookingId, 1, 'dana@example.com');
  const token = await people.tokenTo('dana@example.com', 'credentials');
  expect(await loginsTo('dana@example.com')).toBe(1);
  expect((await choose(old, people.visitor())).status).toBe(404);
  const dana = people.visitor();
  expect((await choose(token, dana)).status).toBe(200);
  expect(await dana.call('GET', '/api/auth/me')).toMatchObject({
    body: { user: { email: 'dana@example.com' }, guest: { email: 'dana@example.com', isPaid: true } },
  });
  // Nor does the wrong address ask for a password.
  await people.visitor().call('POST', '/api/auth/reset', { login: 'danna@example.com' });
  expect((await people.logIn('danna@example.com', NEW_PASSWORD)).status).toBe(401);
});

it('brings the booking to the account that the right address has already', async () => {
  await people.member('known');
  await people.prove('known@example.com');
  const bookingId = await paidFor(['knwon@example.com']);
  const old = await people.tokenTo('knwon@example.com', 'credentials');
  await correct(bookingId, 1, 'known@example.com');
  expect((await choose(old, people.visitor())).status).toBe(404);
  const { visitor } = await people.logIn('known');
  expect(await visitor.call('GET', '/api/auth/me')).toMatchObject({ body: { guest: { isPaid: true } } });
});

it('leaves an account that is in use to its owner', async () => {
  const bookingId = await paidFor(['used@example.com']);
  const owner = people.visitor();
  expect((await choose(await people.tokenTo('used@example.com', 'credentials'), owner)).status).toBe(200);
  await correct(bookingId, 1, 'other@example.com');
  expect(await owner.call('GET', '/api/auth/me')).toMatchObject({
    status: 200,
    body: { guest: { isPaid: true } },
  });
  expect(await loginsTo('other@example.com')).toBe(0);
});

it('gives a companion who shared the buyer’s address a login of their own', async () => {
  const bookingId = await paidFor(['pair@example.com', 'pair@example.com']);
  const buyers = await people.tokenTo('pair@example.com', 'credentials');
  await correct(bookingId, 2, 'eli@example.com');
  const eli = people.visitor();
  expect((await choose(await people.tokenTo('eli@example.com', 'credentials'), eli)).status).toBe(200);
  expect(await eli.call('GET', '/api/auth/me')).toMatchObject({
    body: { user: { firstName: 'Eli', email: 'eli@example.com' }, guest: { isPaid: true } },
  });
  expect((await choose(buyers, people.visitor())).status).toBe(200);
});

it('sends what waits to the right address, and to nobody else’s', async () => {
  const bookingId = await paidFor(['waits@example.com']);
  await people.tokenTo('waits@example.com', 'credentials');
  const wait = (ref: string, data: string) =>
    stack.db.query(
      `INSERT INTO mails (kind, ref, recipient, data, next_attempt_at, created_at)
       VALUES ('receipt', $1, 'waits@example.com', ${data}, now() + interval '1 day', now())`,
      [ref],
    );
  await wait(
    'own',
    `jsonb_build_object('bookingId', (SELECT id FROM bookings WHERE public_id = '${bookingId}'))`,
  );
  await wait('another', `jsonb_build_object('bookingId', 0)`);
  await correct(bookingId, 1, 'arrives@example.com');
  const { rows } = await stack.db.query<{ ref: string; recipient: string }>(
    `SELECT ref, recipient FROM mails WHERE kind = 'receipt' ORDER BY ref`,
  );
  expect(rows).toEqual([
    { ref: 'another', recipient: 'waits@example.com' },
    { ref: 'own', recipient: 'arrives@example.com' },
  ]);
});

describe('a login that is sent again', () => {
  const send = (bookingId: string, position = 1) =>
    host.visitor.call<{ code?: string; travellers: { login: string }[] }>(
      'POST',
      `/api/host/bookings/${bookingId}/travellers/${position}/login`,
      { reason: 'They cannot get in' },
      { 'Idempotency-Key': randomUUID() },
    );

  it('takes the place out of an account with another address, whose owner is told, and gives it to the right one', async () => {
    const bookingId = await paidFor(['stranger@example.com']);
    const stranger = people.visitor();
    await choose(await people.tokenTo('stranger@example.com', 'credentials'), stranger);
    await correct(bookingId, 1, 'rightful@example.com');
    const page = await host.visitor.call<{ travellers: { login: string }[] }>(
      'GET',
      `/api/host/bookings/${bookingId}`,
    );
    expect(page.body.travellers).toMatchObject([{ login: 'elsewhere' }]);
    expect(await loginsTo('rightful@example.com')).toBe(0);

    expect(await send(bookingId)).toMatchObject({ status: 200, body: { travellers: [{ login: 'sent' }] } });
    const rightful = people.visitor();
    const token = await people.tokenTo('rightful@example.com', 'credentials');
    expect((await choose(token, rightful)).status).toBe(200);
    expect(await rightful.call('GET', '/api/auth/me')).toMatchObject({
      body: { guest: { email: 'rightful@example.com', isPaid: true } },
    });
    expect(await stranger.call('GET', '/api/auth/me')).toMatchObject({
      body: { user: { email: 'stranger@example.com' }, guest: null },
    });
    const { rows } = await stack.db.query(`SELECT recipient FROM mails WHERE kind = 'login_moved'`);
    expect(rows).toEqual([{ recipient: 'stranger@example.com' }]);
  });

  it('is one more mail to who has not used the first, and nobody’s account changes', async () => {
    const bookingId = await paidFor(['again@example.com']);
    expect((await send(bookingId)).status).toBe(200);
    await eventually(async () => expect(await loginsTo('again@example.com')).toBe(2));
    expect((await send(bookingId, 2)).body.code).toBe('traveller.not_found');
  });
});

it('sends a login to no more than thirty addresses an hour for one host', async () => {
  const bookingId = await paidFor(['many@example.com', 'along@example.com']);
  const statuses: number[] = [];
  for (let i = 0; i < 31; i++)
    statuses.push((await corrected(other, bookingId, 1, `stranger${i}@example.com`)).status);
  expect(statuses).toEqual([...Array(30).fill(200), 429]);
  expect((await corrected(host, bookingId, 1, 'many@example.com')).status).toBe(200);
});
