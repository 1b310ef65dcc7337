import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { HostDesk } from './support/booked.js';
import { assertBooksBalance } from './support/books.js';
import { LinkHolder } from './support/link-holder.js';
import { aHost } from './support/people.js';
import { aTripOnSale } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';
import type { Reply } from './support/visitor.js';

let stack: Stack;
let tripId: number;
let host: HostDesk;

beforeAll(async () => {
  stack = await startStack({ env: { TRUST_PROXY_HOPS: '1' } });
  tripId = await aTripOnSale(stack, 1);
  host = new HostDesk(stack, await aHost(stack, [tripId]));
}, 120_000);
afterEach(() => assertBooksBalance(stack));
afterAll(() => stack.stop());

type Asked = Promise<Reply<{ id: string; code?: string }>>;
async function asks(name: string, wishes: object = {}, address = '10.1.0.1'): Asked {
  const visitor = LinkHolder.withLink(stack, '', address);
  const form = { name, email: `${name}@example.com`, cabinType: 'inside', paymentType: 'full', ...wishes };
  return visitor.call('POST', '/api/guests', form);
}

const link = (id: string) => LinkHolder.withLink(stack, id, '10.1.0.2');
const leaves = (id: string) =>
  link(id).call<{ nextStep: string; code?: string }>('POST', `/api/guests/${id}/leave-waitlist`);
/** The booking of a guest whose link is known. */
const bookingOf = async (id: string) => {
  const { rows } = await stack.db.query<{ id: string; travellers: number; occupancy: string; held: number }>(
    `SELECT b.public_id AS id, b.travellers, b.occupancy, b.seats_held AS held FROM bookings b
       JOIN guests g ON g.booking_id = b.id WHERE g.public_id = $1`,
    [id],
  );
  return rows[0]!;
};
const mailsTo = async (name: string) => {
  const { rows } = await stack.db.query<{ kind: string }>(
    'SELECT kind FROM mails WHERE recipient = $1 ORDER BY id',
    [`${name}@example.com`],
  );
  return rows.map(({ kind }) => kind);
};

const stepOf = async (id: string) => (await link(id).record()).nextStep;

it('who would wait gets a place while there is one', async () => {
  const { status, body } = await asks('first', { waitlist: true });
  expect(status).toBe(201);
  expect(await stepOf(body.id)).toBe('pay');
});

it('who finds the trip sold out is refused, or waits if they like: the hosts have them in the line', async () => {
  expect(await asks('late')).toMatchObject({ status: 409, body: { code: 'trip.sold_out' } });
  const { status, body } = await asks('patient', { waitlist: true });
  expect(status).toBe(201);
  expect(await stepOf(body.id)).toBe('waitlist');
  const { rows } = await stack.db.query(
    `SELECT b.status, b.seats_held AS held, b.waitlisted_at IS NOT NULL AS "isInLine", t.seats_taken AS taken
       FROM bookings b JOIN trips t ON t.id = b.trip_id JOIN guests g ON g.booking_id = b.id WHERE g.public_id = $1`,
    [body.id],
  );
  expect(rows).toEqual([{ status: 'waitlist', held: 0, isInLine: true, taken: 1 }]);
  const { rows: owed } = await stack.db.query(
    `SELECT FROM ledger_entries l JOIN bookings b ON b.id = l.booking_id WHERE b.status = 'waitlist' AND b.trip_id = $1`,
    [tripId],
  );
  expect(owed).toHaveLength(0);
});

it('two who share a cabin wait together where one place is left, and pay for two when a host offers them', async () => {
  await stack.db.query('UPDATE trips SET max_guests = 2 WHERE id = $1', [tripId]);
  const companion = { name: 'Casey Companion' };
  expect((await asks('pair', { companion })).body.code).toBe('trip.sold_out');
  const { body } = await asks('pair', { companion, waitlist: true });
  const booking = await bookingOf(body.id);
  expect(booking).toMatchObject({ travellers: 2, occupancy: 'double', held: 0 });
  expect(await mailsTo('pair')).toEqual(['waits']);
  await stack.db.query('UPDATE trips SET max_guests = 3 WHERE id = $1', [tripId]);
  expect((await host.post(booking.id, 'offer', { hours: 24 })).status).toBe(200);
  // $650 a person and 12 %, 5 % off.
  expect(await link(body.id).record()).toMatchObject({ nextStep: 'pay', dueNowCents: 138_300 });
  const { rows } = await stack.db.query(
    'SELECT name, email FROM guests WHERE booking_id = (SELECT id FROM bookings WHERE public_id = $1) ORDER BY position',
    [booking.id],
  );
  const email = 'pair@example.com';
  expect(rows).toEqual([
    { name: 'pair', email },
    { name: 'Casey Companion', email },
  ]);
  // What is offered to them is theirs to pay or to let go, and not in the line any more.
  expect(await leaves(body.id)).toMatchObject({ status: 409, body: { code: 'booking.act_not_possible' } });
});

it('a companion without a name is told at the field, and under one key they are one booking with them', async () => {
  const wrong = await asks('nobody', { companion: { name: 'C' }, waitlist: true });
  expect(wrong).toMatchObject({
    status: 422,
    body: { fields: { 'companion.name': 'Name must be at least 2 characters' } },
  });
});

it('who waits leaves the list by their link, once or twice, and the hosts hear of it', async () => {
  const { body } = await asks('goer', { waitlist: true });
  const { id } = await bookingOf(body.id);
  for (let i = 0; i < 2; i += 1) {
    expect(await leaves(body.id)).toMatchObject({ status: 200, body: { nextStep: 'cancelled' } });
  }
  const { rows } = await stack.db.query(
    `SELECT summary ->> 'text' AS text FROM trip_news WHERE summary ->> 'bookingId' = $1 ORDER BY row_id`,
    [id],
  );
  expect(rows).toEqual([{ text: 'goer waits for a place' }, { text: 'goer has left the waiting list' }]);
  expect((await host.post(id, 'offer', { hours: 24 })).body).toMatchObject({
    code: 'booking.act_not_possible',
  });
  expect((await leaves('A'.repeat(22))).status).toBe(404);
});

it('the list is not filled by one address, and nobody is mailed by it more than five times an hour', async () => {
  const often = [];
  for (let i = 0; i < 6; i += 1) {
    often.push((await asks('often', { waitlist: true, phone: `+1 555 010${i}` }, '10.1.0.7')).status);
  }
  expect(often).toEqual([201, 201, 201, 201, 201, 429]);
  const asked = await Promise.all(Array.from({ length: 12 }, (_, i) => asks(`many${i}`, { waitlist: true })));
  expect(asked.filter(({ status }) => status === 429).length).toBeGreaterThan(2);
});
