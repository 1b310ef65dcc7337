import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { assertBooksBalance } from './support/books.js';
import { browserOf } from './support/demo-people.js';
import { eventually } from './support/eventually.js';
import { LinkHolder } from './support/link-holder.js';
import { alertsOf } from './support/money-picture.js';
import { aHost } from './support/people.js';
import { aTripOnSale, Buyer } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';
import { untilUnheard } from './support/until-unheard.js';
import type { Visitor } from './support/visitor.js';

const DAY_MS = 24 * 60 * 60 * 1_000;
let stack: Stack;
let tripId: number;

beforeAll(async () => {
  stack = await startStack({ env: { HOLDS_PER_ADDRESS: '50', HOLDS_PER_BROWSER: '50' } });
}, 120_000);
beforeEach(async () => {
  tripId = await aTripOnSale(stack);
});
afterEach(async () => {
  await stack.emulator.releaseWebhooks();
  await assertBooksBalance(stack);
});
afterAll(() => stack.stop());

const trip = async () => {
  const { rows } = await stack.db.query<{ taken: number; version: number; departsAt: Date }>(
    'SELECT seats_taken AS taken, version, departs_at AS "departsAt" FROM trips WHERE id = $1',
    [tripId],
  );
  return rows[0]!;
};
const close = () => stack.db.query('UPDATE trips SET is_on_sale = false WHERE id = $1', [tripId]);
const sail = () =>
  stack.db.query(`UPDATE trips SET departs_at = now() - interval '5 minutes' WHERE id = $1`, [tripId]);
const ordersMade = async () => (await stack.emulator.calls('create')).length;
const order = (buyer: Buyer, body: object) =>
  buyer.call<{ code?: string }>('POST', '/paypal/order', {
    amount: '808.00',
    currency: 'USD',
    intent: 'CAPTURE',
    ...body,
  });
const bookingOf = async (guestId: string) => {
  const { rows } = await stack.db.query<{ id: string; status: string; offerExpiresAt: Date }>(
    `SELECT b.public_id AS id, b.status, b.offer_expires_at AS "offerExpiresAt"
       FROM bookings b JOIN guests g ON g.booking_id = b.id WHERE g.public_id = $1`,
    [guestId],
  );
  return rows[0]!;
};
const lapse = async (guestId: string) => {
  await stack.db.query(
    `UPDATE bookings SET hold_expires_at = now() - interval '1 second'
      WHERE id = (SELECT booking_id FROM guests WHERE public_id = $1)`,
    [guestId],
  );
  await eventually(async () => expect((await bookingOf(guestId)).status).toBe('expired'), 40_000);
};
const theHost = async () => browserOf(stack, await aHost(stack, [tripId]));
const act = (host: Visitor, bookingId: string, path: string, body: object = {}) =>
  host.call<{ code?: string; status?: string }>('POST', `/api/host/bookings/${bookingId}${path}`, body, {
    'Idempotency-Key': randomUUID(),
  });

describe('the site sells what it shows, while it is for sale', () => {
  it('a draft of a trip that was closed, or replaced by another, opens no order and takes no place', async () => {
    const [first, second] = [Buyer.of(stack), Buyer.of(stack)];
    await first.draft('closed@example.com');
    await second.draft('replaced@example.com');
    const before = await ordersMade();
    await close();
    expect((await first.pay()).body).toMatchObject({ code: 'trip.not_on_sale' });
    await aTripOnSale(stack);
    expect((await second.pay()).body).toMatchObject({ code: 'trip.not_on_sale' });
    expect(await ordersMade()).toBe(before);
    expect((await trip()).taken).toBe(0);
  });

  it('a trip that sails on other days than the page shows is looked at again, before a place is taken', async () => {
    const shown = (await Buyer.of(stack).call<{ version: number }>('GET', '/api/trips/current')).body;
    const buyer = Buyer.of(stack);
    await buyer.draft('moved@example.com');
    const before = await ordersMade();
    await stack.db.query(
      `UPDATE trips SET start_date = start_date + 28, end_date = end_date + 28, departs_at = departs_at + interval '28 days',
              version = version + 1 WHERE id = $1`,
      [tripId],
    );
    const refused = await order(buyer, { tripVersion: shown.version });
    expect(refused).toMatchObject({ status: 409, body: { code: 'trip.changed_since' } });
    expect(await ordersMade()).toBe(before);
    expect((await trip()).taken).toBe(0);
    const again = (await buyer.call<{ version: number }>('GET', '/api/trips/current')).body;
    expect((await order(buyer, { tripVersion: again.version })).status).toBe(201);
  });

  it('places that lapsed are not taken again by a link or by late money when the sale is closed', async () => {
    const holder = await LinkHolder.of(stack, 'lapsed-and-closed@example.com');
    expect((await holder.order('full')).status).toBe(201);
    await stack.emulator.decide(holder.orderId, 'approve');
    await lapse(holder.id);
    await close();
    expect((await holder.capture()).body).toMatchObject({
      code: 'payment.hold_lapsed',
      message: expect.stringContaining('cannot be had any more'),
    });
    expect(await stack.emulator.captures(holder.orderId)).toEqual([]);
    expect((await holder.order('full')).body).toMatchObject({ code: 'trip.not_on_sale' });
    expect((await trip()).taken).toBe(0);
  });
});

it('no first payment is taken after the ship has sailed, by whatever way; what is owed of a confirmed booking is', async () => {
  const host = await theHost();
  const approved = await LinkHolder.of(stack, 'approved-before@example.com');
  expect((await approved.order('full')).status).toBe(201);
  await stack.emulator.decide(approved.orderId, 'approve');
  const held = await LinkHolder.of(stack, 'held-before@example.com');
  const partly = await LinkHolder.of(stack, 'partly-before@example.com', 'installment');
  expect((await partly.order('installment')).status).toBe(201);
  await stack.emulator.decide(partly.orderId, 'approve');
  expect((await partly.capture()).status).toBe(200);
  const [approvedId, heldId] = [(await bookingOf(approved.id)).id, (await bookingOf(held.id)).id];
  await sail();

  const departed = { status: 409, body: { code: 'trip.departed' } };
  expect(await approved.capture()).toMatchObject(departed);
  expect(await stack.emulator.captures(approved.orderId)).toEqual([]);
  expect(await held.order('full')).toMatchObject(departed);
  const form = { option: 'full' };
  expect(await held.call('POST', `/api/guests/${held.id}/payment-form`, form)).toMatchObject(departed);
  expect(await act(host, heldId, '/approval')).toMatchObject(departed);
  const receivedOn = new Date(Date.now() - DAY_MS).toISOString().slice(0, 10);
  const cash = { method: 'cash', amountCents: 80_800, shownCents: 80_800, receivedOn, reason: 'On the quay' };
  expect(await act(host, approvedId, '/payments', cash)).toMatchObject(departed);
  const rest = await partly.call<{ id?: string }>('POST', '/paypal/order', {
    amount: '637.00',
    currency: 'USD',
    intent: 'CAPTURE',
    guestId: partly.id,
    pays: 'balance',
  });
  expect(rest.status).toBe(201);
});

it('money nobody asked for in time, which comes after the sailing, goes back', async () => {
  const holder = await LinkHolder.of(stack, 'late-money@example.com');
  expect((await holder.order('full')).status).toBe(201);
  await stack.emulator.decide(holder.orderId, 'approve');
  // Taken without a word of ours, as money of the form is.
  await stack.emulator.holdWebhooks();
  await stack.emulator.fault({ operation: 'capture', kind: 'commit-then-drop', times: 1_000 });
  expect((await holder.capture()).status).toBe(202);
  await untilUnheard(stack, holder.orderId);
  await stack.db.query(
    `UPDATE payments SET status = 'created', next_check_at = now() WHERE provider_order_id = $1`,
    [holder.orderId],
  );
  await sail();
  await stack.emulator.forgetFaults();
  await eventually(async () => {
    expect((await bookingOf(holder.id)).status).toBe('expired');
    expect(await stack.emulator.refunds(holder.orderId)).toMatchObject([{ amount: { value: '808.00' } }]);
    expect((await alertsOf(stack, 'unapplied')).map(({ text }) => text)).toContainEqual(
      expect.stringContaining('$808'),
    );
  }, 40_000);
  expect((await trip()).taken).toBe(0);
});

describe('who waits comes first', () => {
  it('an offer that was not taken up is the next one’s: neither its link nor the site takes the place', async () => {
    await stack.db.query('UPDATE trips SET max_guests = 1 WHERE id = $1', [tripId]);
    const host = await theHost();
    const first = await LinkHolder.of(stack, 'first-in-line@example.com');
    const firstId = (await bookingOf(first.id)).id;
    expect((await act(host, firstId, '/waitlist')).status).toBe(200);
    expect((await act(host, firstId, '/offer', { hours: 1 })).status).toBe(200);
    const form = { name: 'Nell Next', email: 'nell@example.com', cabinType: 'inside', paymentType: 'full' };
    const joined = await Buyer.of(stack).call<{ id: string }>('POST', '/api/guests', {
      ...form,
      waitlist: true,
    });
    const nextId = (await bookingOf(joined.body.id)).id;
    await lapse(first.id);

    expect(await first.order('full')).toMatchObject({ status: 409, body: { code: 'booking.offer_lapsed' } });
    const shown = await Buyer.of(stack).call<{ seatsLeft: number }>('GET', '/api/trips/current');
    expect(shown.body.seatsLeft).toBe(0);
    expect((await Buyer.of(stack).order('stranger@example.com')).body).toMatchObject({
      code: 'trip.sold_out',
    });
    expect((await trip()).taken).toBe(0);
    expect((await act(host, nextId, '/offer', { hours: 1 })).status).toBe(200);
    expect((await trip()).taken).toBe(1);
  });

  it('an offer and a hold end with the sailing at the latest', async () => {
    const host = await theHost();
    await stack.db.query(`UPDATE trips SET departs_at = now() + interval '20 minutes' WHERE id = $1`, [
      tripId,
    ]);
    const holder = await LinkHolder.of(stack, 'short-hold@example.com');
    const { rows } = await stack.db.query<{ until: Date }>(
      'SELECT hold_expires_at AS until FROM bookings b JOIN guests g ON g.booking_id = b.id WHERE g.public_id = $1',
      [holder.id],
    );
    const { departsAt } = await trip();
    expect(rows[0]?.until).toEqual(departsAt);
    const { id } = await bookingOf(holder.id);
    expect((await act(host, id, '/waitlist')).status).toBe(200);
    expect((await act(host, id, '/offer', { hours: 336 })).status).toBe(200);
    expect((await bookingOf(holder.id)).offerExpiresAt).toEqual(departsAt);
  });
});
