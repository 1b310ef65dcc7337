import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { aTrip } from './support/a-trip.js';
import { Booked } from './support/booked.js';
import { browserOf } from './support/demo-people.js';
import { openTransactions } from './support/open-transactions.js';
import { aHost } from './support/people.js';
import { standStill } from './support/stand-still.js';
import { aTripOnSale } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';
import type { Visitor } from './support/visitor.js';

let stack: Stack;
let owner: Visitor;
let soldId: number;

beforeAll(async () => {
  stack = await startStack();
  soldId = await aTripOnSale(stack);
  owner = browserOf(stack, await aHost(stack, [soldId]));
}, 120_000);
afterAll(() => stack.stop());

/** It sails whenever the tests run. */
const trip = { ...aTrip(), startDate: '2130-05-01', endDate: '2130-05-04' };
const path = (id: number) => `/api/host/trips/${id}`;
const make = async () =>
  (await owner.call<{ id: number }>('POST', '/api/host/trips', trip, { 'Idempotency-Key': randomUUID() }))
    .body.id;
const remove = (id: number, visitor = owner) =>
  visitor.call<{ code?: string; message?: string }>('DELETE', path(id));
const idsOf = async (visitor: Visitor) =>
  (await visitor.call<{ trips: { id: number }[] }>('GET', '/api/host/trips')).body.trips.map(({ id }) => id);

it('a trip that nobody booked leaves the desks of its hosts, and the log of its owner says so', async () => {
  const id = await make();
  const helper = await aHost(stack, []);
  const helpers = browserOf(stack, helper);
  await stack.db.query('INSERT INTO trip_hosts (trip_id, user_id) VALUES ($1, $2)', [id, helper.userId]);
  expect(await remove(id, helpers)).toMatchObject({ body: { code: 'host.owner_only' } });
  expect(await idsOf(helpers)).toContain(id);

  expect((await owner.call('GET', path(id))).body).toMatchObject({ hasBookings: false });
  expect((await remove(id)).status).toBe(204);
  for (const visitor of [owner, helpers]) {
    expect(await idsOf(visitor)).not.toContain(id);
    expect((await visitor.call('GET', path(id))).status).toBe(404);
  }
  expect((await remove(id)).body.code).toBe('trip.not_found');
  const { body } = await owner.call<{ entries: object[] }>('GET', '/api/host/log');
  expect(JSON.stringify(body)).toContain('trip.removed');
  expect(JSON.stringify(body)).toContain(trip.title);
});

it('one that is on sale, and one that somebody booked, stays', async () => {
  const opened = await make();
  const open = await owner.call('PUT', `${path(opened)}/booking`);
  expect(open.status).toBe(204);
  expect(await remove(opened)).toMatchObject({
    status: 409,
    body: { code: 'trip.not_removable', message: 'It is open for booking: this trip cannot be taken away.' },
  });
  await Booked.of(stack, 'gone@example.com');
  await owner.call('DELETE', `${path(soldId)}/booking`);
  expect((await owner.call('GET', path(soldId))).body).toMatchObject({ hasBookings: true });
  expect(await remove(soldId)).toMatchObject({
    status: 409,
    body: { message: 'It has bookings: this trip cannot be taken away.' },
  });
  await owner.call('DELETE', `${path(opened)}/booking`);
  expect((await remove(opened)).status).toBe(204);
});

const begin = openTransactions(() => stack.db);

it('of one host who takes it away and another who adds a guest at that instant, one comes too late', async () => {
  const id = await make();
  const helper = await aHost(stack, []);
  await stack.db.query('INSERT INTO trip_hosts (trip_id, user_id, may_messages) VALUES ($1, $2, true)', [
    id,
    helper.userId,
  ]);
  const { query, end } = await begin();
  await query('SELECT FROM trips WHERE id = $1 FOR NO KEY UPDATE', [id]);
  const guest = {
    tripId: id,
    name: 'Late Comer',
    email: 'late@example.com',
    cabinType: 'inside',
    occupancy: 'single',
    paymentType: 'full',
    travelInsurance: false,
    waitlist: true,
  };
  const removed = remove(id);
  await standStill(stack, 1);
  const added = browserOf(stack, helper).call<{ code?: string }>('POST', '/api/host/bookings', guest, {
    'Idempotency-Key': randomUUID(),
  });
  await standStill(stack, 2);
  await end('COMMIT');
  expect((await removed).status).toBe(204);
  expect(await added).toMatchObject({ status: 404, body: { code: 'trip.not_found' } });
});
