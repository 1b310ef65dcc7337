import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { assertBooksBalance } from './support/books.js';
import { eventually } from './support/eventually.js';
import { LinkHolder } from './support/link-holder.js';
import { aTripOnSale, Buyer } from './support/purchase.js';
import { type Actor, ACTOR_NAMES, type Cast, castOf } from './support/rights/actors.js';
import { REST_DOORS } from './support/rights/doors.js';
import { rowsByKind } from './support/rights/kinds.js';
import { knockAt } from './support/rights/knock.js';
import { aMarkedTrip, type MarkedTrip } from './support/rights/marked-trip.js';
import { type Stack, startStack } from './support/stack.js';

let stack: Stack;
let trip: MarkedTrip;
let cast: Cast;
jest.setTimeout(120_000);

// Two connections and more visitors than that: a transaction that asked for a second one would wait for ever, and outside
// production it is a fault at once, whoever else is there.
beforeAll(async () => {
  stack = await startStack({ env: { DEMO_MODE: '1', DATABASE_POOL: '2', TRUST_PROXY_HOPS: '1' } });
  trip = await aMarkedTrip(stack);
  cast = await castOf(stack, trip.tripId);
  await aTripOnSale(stack);
}, 120_000);
afterAll(() => stack.stop());

const address = (i: number) => `10.7.0.${i + 1}`;
const EIGHT = Array.from({ length: 8 }, (_, i) => i);
const statuses = (replies: readonly { status: number }[]) => replies.map(({ status }) => status);
const all = (status: number) => EIGHT.map(() => status);

it('eight booking forms at once, then their orders and captures, are all taken', async () => {
  const holders = await Promise.all(
    EIGHT.map((i) => LinkHolder.of(stack, `form-${i}@example.com`, 'full', address(i))),
  );
  expect(statuses(await Promise.all(holders.map((holder) => holder.order('full'))))).toEqual(all(201));
  await Promise.all(holders.map(({ orderId }) => stack.emulator.decide(orderId, 'approve')));
  for (const { status } of await Promise.all(holders.map((holder) => holder.capture())))
    expect([200, 202]).toContain(status);
  await assertBooksBalance(stack);
});

it('eight checkouts at once hold their places', async () => {
  const buyers = EIGHT.map((i) => Buyer.of(stack, 0, address(100 + i)));
  const orders = await Promise.all(buyers.map((buyer, i) => buyer.order(`checkout-${i}@example.com`)));
  expect(statuses(orders)).toEqual(all(201));
});

it('eight payment forms at once are handed out', async () => {
  const holders = await Promise.all(
    EIGHT.map((i) => LinkHolder.of(stack, `webscr-${i}@example.com`, 'installment', address(50 + i))),
  );
  const forms = holders.map((holder) =>
    holder.call('POST', `/api/guests/${holder.id}/payment-form`, { option: 'deposit' }),
  );
  expect(statuses(await Promise.all(forms))).toEqual(all(200));
});

const WRITING = [...REST_DOORS].filter(([route]) => !route.startsWith('GET '));
const ROWS = rowsByKind();
const BEST: readonly Actor[] = ['host', 'paid guest', 'visitor'];

it.each(WRITING)('%s needs one connection', async (route, kind) => {
  const row = ROWS.get(kind);
  const actor = [...BEST, ...ACTOR_NAMES].find((one) => row?.[one] === 'yes') ?? 'visitor';
  const person = actor === 'visitor' ? undefined : cast[actor];
  await eventually(async () => {
    const knock = await knockAt(stack, trip, route, person, { key: randomUUID() });
    // With two connections a crowd of background jobs alone makes a node say that it is busy.
    expect(knock).not.toMatchObject({ code: 'server.busy' });
    expect(knock).not.toMatchObject({ status: 500 });
  });
});
