import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { NO_PASSWORD } from '../src/modules/auth/passwords.js';
import { AccountHolders, isIn, PASSWORD, post, type Refusal } from './support/account-holders.js';
import { eventually } from './support/eventually.js';
import { openTransactions } from './support/open-transactions.js';
import { aTraveller, aTripOnSale, Buyer } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';
import { standStill } from './support/stand-still.js';

let stack: Stack;
const people = new AccountHolders(() => stack);

beforeAll(async () => {
  stack = await startStack({ env: { DEMO_MODE: '1', TRUST_PROXY_HOPS: '1' } });
  await aTripOnSale(stack);
}, 120_000);
afterAll(() => stack.stop());
const begin = openTransactions(() => stack.db);

/** A stranger books for an address, and pays. */
async function paidFor(email: string): Promise<void> {
  const buyer = Buyer.of(stack);
  expect((await buyer.order(email)).status).toBe(201);
  await stack.emulator.decide(buyer.orderId, 'approve');
  expect((await buyer.capture()).status).toBe(200);
}
const placesOf = async (email: string) =>
  (
    await stack.db.query<{ guest: string | null; buyer: string | null }>(
      `SELECT u.username AS guest, o.username AS buyer FROM guests g JOIN bookings b ON b.id = g.booking_id
         LEFT JOIN users u ON u.id = g.user_id LEFT JOIN users o ON o.id = b.user_id WHERE g.email = $1`,
      [email],
    )
  ).rows;

it.each(['guest', 'host'])(
  'no booking touches the password and the sessions of a %s who has not shown that the address is theirs',
  async (role) => {
    const username = `early-${role}`;
    const email = `${username}@example.com`;
    const visitor = await people.member(username);
    await stack.db.query('UPDATE users SET role = $2 WHERE username = $1', [username, role]);
    await paidFor(email);
    expect(await isIn(visitor)).toBe(true);
    expect((await people.logIn(username, PASSWORD)).status).toBe(200);
    // Nor do they come to a place that may be somebody else's.
    expect(await placesOf(email)).toEqual([{ guest: null, buyer: null }]);
  },
);

it('who reads the mail makes the account theirs, with the place, and whoever was in it is out', async () => {
  const squatter = await people.member('squatter');
  await paidFor('squatter@example.com');
  const { rows } = await stack.db.query<{ body: string }>(
    `SELECT body FROM mails WHERE recipient = 'squatter@example.com' AND kind = 'credentials'`,
  );
  expect(rows).toHaveLength(1);
  const token = await people.tokenTo('squatter@example.com', 'credentials');
  const owner = people.visitor();
  const password = 'tide-lantern-seven';
  expect((await owner.call('POST', '/api/auth/set-password', { token, password })).status).toBe(200);
  expect(await owner.call('GET', '/api/auth/me')).toMatchObject({
    status: 200,
    body: { guest: { email: 'squatter@example.com', isPaid: true } },
  });
  expect(await isIn(squatter)).toBe(false);
  expect((await people.logIn('squatter', PASSWORD)).status).toBe(401);
  expect(await placesOf('squatter@example.com')).toEqual([{ guest: 'squatter', buyer: 'squatter' }]);
});

it('the place comes to them also while more money of its booking is being booked', async () => {
  const email = 'meanwhile@example.com';
  await people.member('meanwhile');
  await paidFor(email);
  const token = await people.tokenTo(email, 'credentials');
  const booking = await begin();
  await booking.query(
    'SELECT FROM bookings WHERE id = (SELECT booking_id FROM guests WHERE email = $1) FOR UPDATE',
    [email],
  );
  const password = 'tide-lantern-seven';
  const setting = people.visitor().call('POST', '/api/auth/set-password', { token, password });
  await standStill(stack, 1);
  await booking.query('UPDATE guests SET amount_paid_cents = amount_paid_cents WHERE email = $1', [email]);
  await booking.end('COMMIT');
  expect((await setting).status).toBe(200);
  expect(await placesOf(email)).toEqual([{ guest: 'meanwhile', buyer: 'meanwhile' }]);
});

/** As a payment makes the account of a traveller. */
const MAKE = `INSERT INTO users (username, password, email, first_name, last_name, role, created_at)
              VALUES ($1::text, $2, $1::text || '@example.com', 'Sam', 'Sample', 'guest', now())`;

it('two payments that make the same accounts do not wait for one another in a circle', async () => {
  const buyer = Buyer.of(stack);
  const travellers = ['Zoe', 'Abe'].map((name) => aTraveller(name, `${name.toLowerCase()}@example.com`));
  const choice = { cabinType: 'inside', occupancy: 'double', paymentType: 'full', travellers };
  const { body } = await buyer.call<{ quote: { dueToday: string } }>('PUT', '/api/checkout/draft', choice);
  const totalAmount = body.quote.dueToday;
  expect((await buyer.pay(totalAmount)).status).toBe(201);
  await stack.emulator.decide(buyer.orderId, 'approve');
  const other = await begin();
  await other.query(MAKE, ['abe', NO_PASSWORD]);
  const guests = JSON.stringify(travellers.map(({ firstName, lastName }) => ({ firstName, lastName })));
  const capturing = buyer.capture({ guests, totalAmount });
  await standStill(stack, 1, 'INSERT INTO users');
  await other.query(MAKE, ['zoe', NO_PASSWORD]);
  await other.end('COMMIT');
  expect((await capturing).status).toBe(200);
  expect(await placesOf('zoe@example.com')).toEqual([{ guest: 'zoe', buyer: 'zoe' }]);
  expect(await placesOf('abe@example.com')).toMatchObject([{ guest: 'abe' }]);
});

it('nor does who moves to an address wait so for a payment that makes an account of it', async () => {
  const mover = await people.member('moving');
  const email = 'paying@example.com';
  expect((await post(mover, 'email', { email, password: PASSWORD })).status).toBe(204);
  const token = await people.tokenTo(email, 'email_confirm');
  expect((await Buyer.of(stack).order(email)).status).toBe(201);
  const payment = await begin();
  await payment.query(
    'SELECT FROM bookings WHERE id = (SELECT booking_id FROM guests WHERE email = $1) FOR UPDATE',
    [email],
  );
  const moving = people.visitor().call('POST', '/api/auth/confirm-email', { token });
  await standStill(stack, 1);
  await payment.query(MAKE, ['paying', NO_PASSWORD]);
  await payment.end('COMMIT');
  expect(await moving).toMatchObject({ status: 409, body: { code: 'auth.taken' } });
});

it('who is logged in pays for themselves without a proof', async () => {
  await people.member('own');
  const buyer = Buyer.of(stack);
  await buyer.call('POST', '/api/auth/login', { username: 'own', password: PASSWORD });
  expect(await isIn(buyer)).toBe(true);
  expect((await buyer.order('own@example.com')).status).toBe(201);
  await stack.emulator.decide(buyer.orderId, 'approve');
  expect((await buyer.capture()).status).toBe(200);
  expect(await placesOf('own@example.com')).toEqual([{ guest: 'own', buyer: 'own' }]);
});

it('who registers proves their address by the one mail they get, which carries nothing they wrote; it can be had again', async () => {
  const visitor = await people.member('proving');
  const read = async () =>
    (await visitor.call<{ isEmailProven: boolean; waitingEmail: null }>('GET', '/api/account')).body;
  expect(await read()).toMatchObject({ isEmailProven: false, waitingEmail: null });
  const first = await people.tokenTo('proving@example.com', 'email_proof');
  expect((await visitor.call('POST', '/api/account/email/proof')).status).toBe(204);
  await eventually(async () =>
    expect(await people.tokenTo('proving@example.com', 'email_proof')).not.toBe(first),
  );
  const confirm = (token: string) => people.visitor().call('POST', '/api/auth/confirm-email', { token });
  expect((await confirm(first)).status).toBe(404);
  await people.prove('proving@example.com');
  expect(await read()).toMatchObject({ isEmailProven: true, waitingEmail: null });
  const { rows } = await stack.db.query<{ kind: string; body: string }>(
    `SELECT kind, body FROM mails WHERE recipient = 'proving@example.com'`,
  );
  expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(['email_proof']));
  for (const { body } of rows) expect(body).not.toContain('Robin');
});

it.each([
  ['POST', '/api/auth/register', { lastName: 'evil.example/pay' }, 'lastName'],
  ['PUT', '/api/account/name', { version: 1, firstName: 'Pay EVIL.COM', lastName: 'x' }, 'firstName'],
  ['POST', '/api/guests', { name: 'Click http://evil.example', email: 'a@example.com' }, 'name'],
  ['PUT', '/api/checkout/draft', { travellers: [{ firstName: 'www.evil' }] }, 'travellers.0.firstName'],
  ['POST', '/api/contact', { name: 'Pay:now', topic: 'other' }, 'name'],
])(
  '%s %s takes no name that others would read as more than a name: %j',
  async (method, path, body, field) => {
    const visitor = await people.member(`named-${Math.random().toString(36).slice(2, 8)}`);
    const reply = await visitor.call<Refusal>(method, path, body);
    expect([reply.status, reply.body.fields?.[field]]).toEqual([
      422,
      'Write a name, without a link and without the signs : / \\ @',
    ]);
  },
);
