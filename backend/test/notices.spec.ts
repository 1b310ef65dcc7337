import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { assertBooksBalance } from './support/books.js';
import { browserOf } from './support/demo-people.js';
import { eventually } from './support/eventually.js';
import { alertsOf, allWorkedOn, moneyOf } from './support/money-picture.js';
import { MerchantApi } from './support/merchant-api.js';
import { PayingBuyers } from './support/paying-buyers.js';
import { aHost } from './support/people.js';
import { aTripOnSale, type Buyer } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack({ nodes: 2 });
  await aTripOnSale(stack);
}, 120_000);
afterEach(async () => {
  await stack.emulator.forgetFaults();
  await stack.emulator.releaseWebhooks();
  await allWorkedOn(stack);
  await assertBooksBalance(stack);
});
afterAll(() => stack.stop());

const buyers = new PayingBuyers(() => stack);

describe('an event', () => {
  it('PAY-03: a capture in the browser that races its webhooks is booked once, with one mail', async () => {
    const rounds = Array.from({ length: 12 }, (_, i) => `race-${i}@example.com`);
    const racers = await Promise.all(rounds.map((email) => buyers.approved(email)));
    // The capture's answer comes sooner and later than its webhook.
    await stack.emulator.fault({ operation: 'capture', kind: 'delay', delayMs: 150, times: 6 });
    await Promise.all(
      racers.map(async (buyer, i) => {
        expect([200, 202]).toContain((await buyer.via(stack.nodes[i % 2]!.url).capture()).status);
      }),
    );
    await allWorkedOn(stack);
    for (const [i, buyer] of racers.entries()) {
      expect(await buyers.linesOf(buyer, 'capture')).toEqual([-80_800]);
      expect(await buyers.loginMailsTo(rounds[i]!)).toBe(1);
    }
  });

  it('PAY-07: an event delivered five times has one effect', async () => {
    await stack.emulator.holdWebhooks();
    const buyer = await buyers.approved('five@example.com');
    await buyers.takeUnheard(buyer);
    await stack.emulator.releaseWebhooks({ copies: 5 });
    await allWorkedOn(stack);
    expect(await buyers.linesOf(buyer, 'capture')).toEqual([-80_800]);
    expect(await moneyOf(stack, buyer)).toMatchObject({ booking: 'paid', shown: 'paid', access: true });
    expect(await buyers.loginMailsTo('five@example.com')).toBe(1);
  });

  it('PAY-09: a refund that is told of before its payment waits for nothing and books both', async () => {
    await stack.emulator.holdWebhooks();
    const buyer = await buyers.approved('turned@example.com');
    await buyers.takeUnheard(buyer);
    await stack.emulator.refundAtPayPal(await buyers.captureOf(buyer), '92.00');
    await stack.emulator.releaseWebhooks({ order: 'reversed', copies: 2 });
    await allWorkedOn(stack);
    expect(await buyers.linesOf(buyer, 'capture')).toEqual([-80_800]);
    expect(await buyers.linesOf(buyer, 'refund')).toEqual([9_200]);
    expect(await moneyOf(stack, buyer)).toMatchObject({
      payment: 'partially_refunded',
      shown: 'partial',
      access: false,
      paidCents: 71_600,
    });
  });

  it('PAY-11: an order of somebody else makes nothing here, and a host hears of it', async () => {
    const id = await (await MerchantApi.of(stack)).order('808.00', 'another-shop');
    const before = await stack.db.query(
      'SELECT count(*) FROM bookings UNION ALL SELECT count(*) FROM payments',
    );
    await stack.emulator.decide(id, 'approve');
    await eventually(async () => {
      expect((await alertsOf(stack, 'foreign')).map(({ ref }) => ref)).toContain(id);
    });
    const after = await stack.db.query(
      'SELECT count(*) FROM bookings UNION ALL SELECT count(*) FROM payments',
    );
    expect(after.rows).toEqual(before.rows);
  });
});

describe('late money', () => {
  it('PAY-10: on a lapsed booking takes the places again while there are any', async () => {
    const buyer = await buyers.approved('late@example.com');
    await stack.emulator.holdWebhooks();
    await buyers.takeUnheard(buyer);
    await buyers.lapse(buyer);
    await stack.emulator.releaseWebhooks();
    await allWorkedOn(stack);
    expect(await moneyOf(stack, buyer)).toMatchObject({ booking: 'paid', access: true, paidCents: 80_800 });
  });

  it('PAY-10: on a booking whose places are gone goes back by itself, and a host hears of it', async () => {
    const buyer = await buyers.approved('too-late@example.com');
    await stack.emulator.holdWebhooks();
    await buyers.takeUnheard(buyer);
    await buyers.lapse(buyer);
    await stack.db.query('UPDATE trips SET max_guests = seats_taken WHERE is_on_sale');
    await stack.emulator.releaseWebhooks();
    await allWorkedOn(stack);
    await stack.db.query('UPDATE trips SET max_guests = 1000 WHERE is_on_sale');
    const capture = await buyers.captureOf(buyer);
    expect(await alertsOf(stack, 'unapplied')).toContainEqual(
      expect.objectContaining({ ref: `paypal:capture:${capture}`, theirsCents: 80_800 }),
    );
    await eventually(async () => {
      expect(await moneyOf(stack, buyer)).toMatchObject({
        booking: 'expired',
        payment: 'refunded',
        access: false,
        paidCents: 0,
      });
    });
    expect(await stack.emulator.refunds(buyer.orderId)).toHaveLength(1);
  });
});

it('PAY-14: an order whose amount was changed at PayPal is not captured', async () => {
  const buyer = await buyers.approved('changed@example.com');
  await stack.emulator.changeAmount(buyer.orderId, '1.00');
  expect(await buyer.capture()).toMatchObject({ status: 409, body: { code: 'payment.mismatch' } });
  expect(await stack.emulator.captures(buyer.orderId)).toEqual([]);
});

it('PAY-13: money over another amount than was asked for pays nothing, and needs nobody once it went back', async () => {
  const buyer = await buyers.approved('less@example.com');
  await stack.emulator.changeAmount(buyer.orderId, '1.00');
  await (await MerchantApi.of(stack)).capture(buyer.orderId);
  await allWorkedOn(stack);
  expect(await moneyOf(stack, buyer)).toMatchObject({ payment: 'failed', shown: 'unpaid', paidCents: 0 });
  const capture = await buyers.captureOf(buyer);
  const told = async () => (await alertsOf(stack, 'unapplied')).filter(({ ref }) => ref.includes(capture));
  expect(await told()).toMatchObject([{ theirsCents: 100 }]);
  await stack.emulator.refundAtPayPal(capture);
  await allWorkedOn(stack);
  expect(await told()).toEqual([]);
});

it('an order of ours that lapsed before PayPal told of it is nobody else’s', async () => {
  const before = await alertsOf(stack, 'foreign');
  await stack.emulator.holdWebhooks();
  const buyer = await buyers.approved('forgotten@example.com');
  await stack.emulator.advanceClock(4 * 3_600_000);
  await stack.emulator.releaseWebhooks();
  await allWorkedOn(stack);
  await eventually(
    async () => expect(await moneyOf(stack, buyer)).toMatchObject({ payment: 'expired' }),
    40_000,
  );
  expect(await alertsOf(stack, 'foreign')).toEqual(before);
});

it('an approval that PayPal takes back ends the attempt, and the hosts hear whose the places are now', async () => {
  const host = browserOf(stack, await aHost(stack, [1]));
  const walt = { tripId: 1, name: 'Walt Waiting', email: 'walt@example.com', waitlist: true };
  const choice = { cabinType: 'inside', occupancy: 'single', paymentType: 'full' };
  const key = { 'Idempotency-Key': randomUUID() };
  const waits = await host.call<{ status: string }>(
    'POST',
    '/api/host/bookings',
    { ...walt, ...choice },
    key,
  );
  expect(waits.body.status).toBe('waitlist');
  const buyer = await buyers.approved('sleeper@example.com');
  await allWorkedOn(stack);
  await stack.emulator.advanceClock(4 * 3_600_000);
  await eventually(
    async () => expect(await moneyOf(stack, buyer)).toMatchObject({ payment: 'expired', booking: 'expired' }),
    40_000,
  );
  const { rows } = await stack.db.query<{ text: string }>(
    `SELECT summary ->> 'text' AS text FROM trip_news ORDER BY row_id DESC LIMIT 1`,
  );
  expect(rows).toEqual([{ text: 'Walt W. is next on the waiting list, for one place' }]);
});

it('one that it takes back ends no places that a host keeps, and no offer before its time', async () => {
  const kept = await buyers.approved('kept.by.host@example.com');
  const offered = await buyers.approved('has.offer@example.com');
  await allWorkedOn(stack);
  const set = ({ orderId }: Buyer, values: string) =>
    stack.db.query(
      `UPDATE bookings SET ${values} WHERE id = (SELECT booking_id FROM payments WHERE provider_order_id = $1)`,
      [orderId],
    );
  await set(kept, 'hold_expires_at = NULL');
  await set(
    offered,
    `hold_expires_at = hold_expires_at + interval '72 h', offer_expires_at = hold_expires_at + interval '72 h'`,
  );
  await stack.emulator.advanceClock(4 * 3_600_000);
  for (const buyer of [kept, offered])
    await eventually(
      async () =>
        expect(await moneyOf(stack, buyer)).toMatchObject({ payment: 'expired', booking: 'pending_payment' }),
      40_000,
    );
});
