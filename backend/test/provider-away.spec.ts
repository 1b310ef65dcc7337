import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { assertBooksBalance } from './support/books.js';
import { aTripOnSale, Buyer } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';

/** After so many the server leaves PayPal alone for half a minute. */
const FAILURES = 5;

let stack: Stack;

beforeAll(async () => {
  stack = await startStack();
  await aTripOnSale(stack);
}, 120_000);
afterEach(async () => {
  await stack.emulator.forgetFaults();
  await assertBooksBalance(stack);
});
afterAll(() => stack.stop());

/** What `act` returns while every booking is locked by somebody else: what needs a lock does not come back. */
async function whileAllIsLocked<T>(act: () => Promise<T>): Promise<T> {
  const client = await stack.db.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT id FROM bookings FOR UPDATE');
    await client.query('SELECT id FROM trips FOR UPDATE');
    return await act();
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

it('who tries again while PayPal is left alone is answered at once, and PayPal hears nothing of it', async () => {
  const waiting = Buyer.of(stack);
  expect((await waiting.order('waiting@example.com')).status).toBe(201);
  await stack.emulator.decide(waiting.orderId, 'approve');
  await stack.emulator.fault({ operation: 'get', kind: 'fail', status: 503, times: 1000 });
  await stack.emulator.fault({ operation: 'create', kind: 'fail', status: 503, times: 1000 });
  expect((await waiting.capture()).status).toBe(202);

  const pressing = Buyer.of(stack);
  await pressing.draft('pressing@example.com');
  for (let i = 0; i < FAILURES; i++) expect((await pressing.pay()).status).toBe(503);
  const heard = (await stack.emulator.calls('create')).length;

  const [order, capture] = await whileAllIsLocked(() => Promise.all([pressing.pay(), waiting.capture()]));
  expect(order).toMatchObject({ status: 503, body: { code: 'payment.provider_down' } });
  expect(capture).toMatchObject({ status: 202, body: { status: 'PROCESSING' } });
  expect(await stack.emulator.calls('create')).toHaveLength(heard);

  // Who comes first in an outage has an attempt and a place, as ever: the next press repeats that very call.
  const first = Buyer.of(stack);
  expect((await first.order('first@example.com')).status).toBe(503);
  const { rows } = await stack.db.query<{ status: string; held: number }>(
    `SELECT p.status, b.seats_held AS held FROM payments p JOIN bookings b ON b.id = p.booking_id
      JOIN guests g ON g.booking_id = b.id WHERE g.email = 'first@example.com'`,
  );
  expect(rows).toEqual([{ status: 'created', held: 1 }]);
});
