import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { eventually } from './support/eventually.js';
import { MailServer } from './support/mail-server.js';
import { aHost, anAccount, type Person } from './support/people.js';
import { aTripOnSale } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';
import { Visitor } from './support/visitor.js';

const OPERATOR = 'crew@cruise.example';

let stack: Stack;
let mails: MailServer;
let onSale: { tripId: number; host: Person };
/** Two trips that are not on sale, of one host. */
let night: { tripId: number; secondId: number; host: Person };

beforeAll(async () => {
  mails = await MailServer.start();
  stack = await startStack({ env: { TRUST_PROXY_HOPS: '1', SMTP_URL: mails.url, CONTACT_EMAIL: OPERATOR } });
  const [nightId, secondId] = [await aTripOnSale(stack), await aTripOnSale(stack)];
  await stack.db.query(`UPDATE trips SET title = 'Night cruise ' || id`);
  const tripId = await aTripOnSale(stack);
  onSale = { tripId, host: await aHost(stack, [tripId]) };
  night = { tripId: nightId, secondId, host: await aHost(stack, [nightId, secondId]) };
});
afterAll(async () => {
  await stack?.stop();
  mails?.stop();
});
beforeEach(() => void mails.arrived.splice(0));

async function emailOf({ userId }: Person): Promise<string> {
  const { rows } = await stack.db.query<{ email: string }>('SELECT email FROM users WHERE id = $1', [userId]);
  return rows[0]!.email;
}

/** A place on the waiting list of a trip. */
async function waitsFor(tripId: number, { userId }: Person): Promise<void> {
  await stack.db.query(
    `WITH booking AS (
       INSERT INTO bookings (public_id, trip_id, channel, plan, occupancy, cabin_type, travellers, fare_cents, insurance_cents,
                             tax_cents, total_cents, discount_cents, payable_cents, status, created_at)
       VALUES (left(md5(random()::text), 22), $1, 'checkout', 'full', 'double', 'inside', 1, 1, 0, 0, 1, 0, 1, 'waitlist', now())
       RETURNING id, trip_id)
     INSERT INTO guests (public_id, trip_id, user_id, booking_id, name, email, status, total_amount_cents)
     SELECT left(md5(random()::text), 22), trip_id, $2, id, 'Robin Sample', 'guest@example.com', 'waitlist', 1 FROM booking`,
    [tripId, userId],
  );
}

let count = 0;
/** From an address of its own: what is tested here is not how much one may write. */
const aVisitor = () => new Visitor(stack.nodes[0]!.url, stack.nodes[0]!.url, `198.51.100.${++count}`);
const browserOf = ({ cookie }: Person) => aVisitor().withCookie('sid', cookie.slice('sid='.length));
const aMessage = (changes: object = {}) => ({
  clientId: randomUUID(),
  name: 'Robin Sample',
  email: `robin${++count}@example.com`,
  topic: 'other',
  message: 'Is there a piano?',
  ...changes,
});
const write = (message: object, visitor: Visitor) =>
  visitor.call<{ fields?: Record<string, string> }>('POST', '/api/contact', message);

/** Who beside the operator has got so many mails, and which trip these name with its first day. */
async function readers(number = 2): Promise<{ to: string[]; about: string[] }> {
  const arrived = await eventually(() => {
    expect(mails.arrived).toHaveLength(number);
    return mails.arrived.splice(0);
  });
  const to = arrived.flatMap(({ recipients }) => recipients).filter((address) => address !== OPERATOR);
  const about = arrived.map(({ body }) => /^Trip: (.*), from \w+ \d+, \d{4}\r$/m.exec(body)?.[1] ?? 'none');
  return { to, about: [...new Set(about)] };
}

it('reaches the hosts of the trip that it names, and says which', async () => {
  const { status } = await write(aMessage({ tripId: night.secondId }), browserOf(night.host));
  expect(status).toBe(204);
  const about = [`Night cruise ${night.secondId}`];
  expect(await readers()).toEqual({ to: [await emailOf(night.host)], about });
});

it('may be about the trip on sale: of a visitor, and of who hosts another', async () => {
  for (const visitor of [aVisitor(), browserOf(night.host)]) {
    expect((await write(aMessage({ tripId: onSale.tripId }), visitor)).status).toBe(204);
    expect(await readers()).toEqual({ to: [await emailOf(onSale.host)], about: ['Test cruise'] });
  }
});

it('is about the first of the writer’s own trips where it names none: the one that they have chosen', async () => {
  const browser = browserOf(night.host);
  for (const id of [night.secondId, night.tripId]) {
    expect((await browser.call('PUT', `/api/guest/trips/${id}/chosen`)).status).toBe(200);
    await write(aMessage({ topic: 'call', phone: '+1 555 0100', preferredTimes: 'Mondays' }), browser);
    expect(await readers()).toEqual({ to: [await emailOf(night.host)], about: [`Night cruise ${id}`] });
  }
});

it('reaches the hosts of the trip that a guest is on, and of the one on sale where it names that', async () => {
  const guest = await anAccount(stack);
  await waitsFor(night.tripId, guest);
  await write(aMessage(), browserOf(guest));
  expect((await readers()).to).toEqual([await emailOf(night.host)]);
  await write(aMessage({ tripId: night.tripId }), browserOf(guest));
  expect((await readers()).to).toEqual([await emailOf(night.host)]);
  await write(aMessage({ tripId: onSale.tripId }), browserOf(guest));
  expect((await readers()).to).toEqual([await emailOf(onSale.host)]);
});

it('is another message when the trip is another, and the same when it is not', async () => {
  const message = aMessage({ tripId: night.tripId });
  const browser = browserOf(night.host);
  for (const one of [message, message, { ...message, tripId: onSale.tripId }])
    expect((await write(one, browser)).status).toBe(204);
  expect(new Set((await readers(4)).to)).toEqual(
    new Set([await emailOf(night.host), await emailOf(onSale.host)]),
  );
});

it('is refused alike about a trip of others, about one that is not there, and about what is none', async () => {
  const tripIds = [night.tripId, 999_999, 1.5, 'the next', null];
  for (const visitor of [aVisitor(), browserOf(await anAccount(stack))])
    for (const tripId of tripIds) {
      const { status, body } = await write(aMessage({ tripId }), visitor);
      expect([tripId, status, body.fields]).toEqual([
        tripId,
        422,
        { tripId: 'Choose which trip it is about' },
      ]);
    }
});
