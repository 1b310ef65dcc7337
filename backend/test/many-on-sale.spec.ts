import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aTraveller, aTripOnSale, Buyer } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';

let stack: Stack;
/** The one on the front page, and one beside it. */
let front: number;
let beside: number;

beforeAll(async () => {
  stack = await startStack({});
  front = await aTripOnSale(stack);
  beside = await aTripOnSale(stack);
  await stack.db.query('UPDATE trips SET is_on_sale = true, is_featured = true WHERE id = $1', [front]);
  await stack.db.query(
    `UPDATE trips SET title = 'The other', config = jsonb_set(config, '{cabins,inside,singleCents}', '99900') WHERE id = $1`,
    [beside],
  );
}, 120_000);
afterAll(() => stack.stop());

const CHOICE = { cabinType: 'inside', occupancy: 'single', paymentType: 'full' } as const;
const draftOf = (buyer: Buyer, tripId?: number) =>
  buyer.call<{ tripId: number; quote: { totalCents: number; dueToday: string }; code?: string }>(
    'PUT',
    '/api/checkout/draft',
    { ...CHOICE, tripId, travellers: [aTraveller('Sam', 'sam@example.com')] },
  );
const priceOf = async (tripId?: number) => {
  const quoted = await Buyer.of(stack).call<{ totalCents: number; code?: string }>('POST', '/api/quote', {
    ...CHOICE,
    tripId,
    travellers: 1,
  });
  return quoted.body.totalCents ?? quoted.body.code;
};

describe('with two trips on sale', () => {
  it('each has its own price, and without a number it is the one on the front page', async () => {
    expect([await priceOf(), await priceOf(front), await priceOf(beside)]).toEqual([85_000, 85_000, 99_900]);
    expect(await priceOf(2_000_000)).toBe('trip.not_on_sale');
  });

  it('a buyer pays for the trip that they looked at, and is led back to it', async () => {
    const buyer = Buyer.of(stack);
    const { body } = await draftOf(buyer, beside);
    expect(body).toMatchObject({ tripId: beside, quote: { totalCents: 99_900 } });
    expect((await buyer.pay(body.quote.dueToday)).status).toBe(201);
    const back = new URL((await stack.emulator.decide(buyer.orderId, 'approve')) ?? '');
    expect(back.pathname).toBe(`/trips/${beside}/checkout`);
    expect((await buyer.capture({ totalAmount: body.quote.dueToday })).status).toBe(200);
    const { rows } = await stack.db.query(
      'SELECT trip_id AS id, seats_taken AS taken FROM bookings b JOIN trips t ON t.id = b.trip_id',
    );
    expect(rows).toEqual([{ id: beside, taken: 1 }]);
  });

  it('the booking form holds a place of the trip that it names', async () => {
    const form = {
      name: 'Robin Sample',
      email: 'robin@example.com',
      cabinType: 'inside',
      paymentType: 'full',
      tripId: beside,
    };
    const sent = await Buyer.of(stack).call<{ id: string }>('POST', '/api/guests', form);
    const path = `/api/guests/${sent.body.id}`;
    const held = await Buyer.of(stack).call<{ trip: { title: string } }>('GET', path);
    expect(held.body.trip.title).toBe('The other');
  });

  it('the pages of each say what is its own', async () => {
    const visitor = Buyer.of(stack);
    const read = (path: string) => visitor.call<{ id: number; tripId: number }>('GET', path);
    const first = (await read('/api/trips/current')).body;
    expect(first).toMatchObject({ id: front, isInFront: true, othersOnSale: 1 });
    const other = (await read(`/api/trips/current?trip=${beside}`)).body;
    expect(other).toMatchObject({ id: beside, isInFront: false });
    for (const part of ['plan', 'front', 'ship'])
      expect((await read(`/api/trips/current/${part}?trip=${beside}`)).body.tripId).toBe(beside);
    expect((await read('/api/trips/current?trip=2000000')).status).toBe(204);
    expect((await read('/api/trips/current?trip=one')).status).toBe(422);
  });

  it('what a buyer enters for another trip is another booking, and leaves the first as it is', async () => {
    const buyer = Buyer.of(stack);
    const first = await draftOf(buyer, front);
    const ordered = await buyer.pay(first.body.quote.dueToday);
    const second = await draftOf(buyer, beside);
    const other = await buyer.pay(second.body.quote.dueToday);
    expect([ordered.status, other.status]).toEqual([201, 201]);
    expect(other.body.id).not.toBe(ordered.body.id);
    const { rows } = await stack.db.query(
      `SELECT trip_id AS id FROM bookings WHERE status = 'pending_payment' AND id >
        (SELECT max(id) - 2 FROM bookings) ORDER BY id`,
    );
    expect(rows).toEqual([{ id: front }, { id: beside }]);
  });

  it('a trip that has sailed keeps no other from the front page', async () => {
    const departs = (when: string) =>
      stack.db.query(`UPDATE trips SET departs_at = now() + $2::interval WHERE id = $1`, [front, when]);
    const inFront = async () =>
      (await Buyer.of(stack).call<{ id: number }>('GET', '/api/trips/current')).body.id;
    await departs('-1 hour');
    expect(await inFront()).toBe(beside);
    expect((await Buyer.of(stack).call('GET', '/api/trips')).body).toMatchObject([
      { id: beside, isInFront: true },
    ]);
    await departs('100 days');
    expect(await inFront()).toBe(front);
  });

  it('one that has sailed is among them no more, and a draft for one that is closed is refused', async () => {
    const buyer = Buyer.of(stack);
    await draftOf(buyer, beside);
    await stack.db.query(`UPDATE trips SET departs_at = now() - interval '1 hour' WHERE id = $1`, [beside]);
    const list = await buyer.call<{ id: number }[]>('GET', '/api/trips');
    expect(list.body).toMatchObject([{ id: front, isInFront: true, seatsLeft: 999, fromCents: 72_800 }]);
    await stack.db.query('UPDATE trips SET is_on_sale = false WHERE id = $1', [beside]);
    expect((await draftOf(buyer, beside)).body.code).toBe('trip.not_on_sale');
  });
});
