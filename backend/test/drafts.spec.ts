import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LinkHolder } from './support/link-holder.js';
import { openTransactions } from './support/open-transactions.js';
import { aTraveller, aTripOnSale, Buyer } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';
import { standStill } from './support/stand-still.js';

const NUMBER = 'C01X00T47';
const PATH = '/api/checkout/draft';
interface Shown {
  travellers: { firstName: string; passportNumber?: string }[];
}

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
  await aTripOnSale(stack);
}, 120_000);
afterAll(() => stack.stop());

const typed = (passportNumber: string, email = 'sam.sample@example.com') => ({
  cabinType: 'inside',
  occupancy: 'double',
  travelInsurance: false,
  paymentType: 'full',
  travellers: [{ ...aTraveller('Sam', email), passportNumber }],
});
const sealedPassports = async () => {
  const { rows } = await stack.db.query<{ bytes: number }>(
    'SELECT length(sealed_travellers) AS bytes FROM checkout_drafts ORDER BY updated_at DESC LIMIT 1',
  );
  return rows[0]?.bytes;
};

describe('what a buyer has typed', () => {
  it('comes back without the whole passport number, which stays when the rest is changed', async () => {
    const buyer = Buyer.of(stack);
    const saved = await buyer.call<Shown>('PUT', PATH, typed(NUMBER));
    const read = await buyer.call<Shown>('GET', PATH);
    for (const { body } of [saved, read]) {
      expect(JSON.stringify(body)).not.toContain(NUMBER);
      expect(body.travellers[0]).toMatchObject({ firstName: 'Sam', passportNumber: '••••0T47' });
    }
    const again = { ...typed('••••0T47'), cabinType: 'balcony' };
    expect((await buyer.call<Shown>('PUT', PATH, again)).status).toBe(200);
    expect((await buyer.call<Shown>('GET', PATH)).body.travellers[0]?.passportNumber).toBe('••••0T47');
  });

  it('is asked for again where nothing is kept that ends like this', async () => {
    const refused = await Buyer.of(stack).call('PUT', PATH, typed('••••0T47'));
    expect(refused).toMatchObject({
      status: 422,
      body: { fields: { 'travellers.0.passportNumber': 'Enter the whole passport number' } },
    });
  });

  it('is gone with the payment, which can still be asked about; another booking can be begun', async () => {
    const buyer = Buyer.of(stack);
    await buyer.order('paid.once@example.com');
    await stack.emulator.decide(buyer.orderId, 'approve');
    expect((await buyer.capture()).status).toBe(200);
    expect((await buyer.call('GET', PATH)).status).toBe(204);
    expect(await sealedPassports()).toBe(0);
    expect((await buyer.call('PATCH', PATH, { paymentType: 'full' })).body).toMatchObject({
      code: 'draft.missing',
    });
    expect((await buyer.capture()).status).toBe(200);
    expect((await buyer.pay()).body).toMatchObject({ code: 'payment.already_paid' });
    expect((await buyer.call('PUT', PATH, typed(NUMBER, 'second@example.com'))).status).toBe(200);
    expect((await buyer.call('GET', PATH)).status).toBe(200);
  });

  it('is gone with the logout, and so are the pictures in the cache', async () => {
    const buyer = Buyer.of(stack);
    await buyer.call('PUT', PATH, typed(NUMBER));
    const left = await buyer.call('POST', '/api/auth/logout');
    expect(left.status).toBe(204);
    expect(left.headers.get('clear-site-data')).toBe('"cache"');
    expect((await buyer.call('GET', PATH)).status).toBe(204);
  });

  it('costs what its own trip does, and books nothing once another trip is on sale', async () => {
    const buyer = Buyer.of(stack);
    await buyer.draft('own.trip@example.com');
    const { rows } = await stack.db.query<{ id: number }>('SELECT id FROM trips WHERE is_on_sale');
    const ownId = rows[0]!.id;
    const otherId = await aTripOnSale(stack);
    await stack.db.query(
      `UPDATE trips SET config = jsonb_set(config, '{cabins,inside,singleCents}', '99900') WHERE id = $1`,
      [otherId],
    );
    const read = await buyer.call<{ tripId: number; quote: { totalCents: number } }>('GET', PATH);
    expect(read.body).toMatchObject({ tripId: ownId, quote: { totalCents: 85_000 } });
    expect(await buyer.pay()).toMatchObject({ status: 409, body: { code: 'trip.not_on_sale' } });
    await buyer.draft('own.trip@example.com');
    expect((await buyer.call('GET', PATH)).body).toMatchObject({ tripId: otherId });
    expect((await buyer.pay()).status).toBe(201);
  });
});

it('PayPal leads a buyer back to the page they came from', async () => {
  const tripId = await aTripOnSale(stack);
  const buyer = Buyer.of(stack);
  await buyer.order('back.checkout@example.com');
  const fromCheckout = new URL((await stack.emulator.decide(buyer.orderId, 'approve')) ?? '');
  expect(fromCheckout.pathname).toBe(`/trips/${tripId}/checkout`);
  const holder = await LinkHolder.of(stack, 'back.link@example.com');
  await holder.order('full');
  const fromLink = new URL((await stack.emulator.decide(holder.orderId, 'cancel')) ?? '');
  expect([fromLink.pathname, fromLink.searchParams.get('paypal')]).toEqual([
    `/template/payment/${holder.id}`,
    'cancelled',
  ]);
});

describe('a payment of a draft that crosses another', () => {
  const begin = openTransactions(() => stack.db);

  it('takes the place of an unpaid one in the turn of all who book from its address', async () => {
    const tripId = await aTripOnSale(stack);
    const buyer = Buyer.of(stack);
    expect((await buyer.order('first.choice@example.com')).status).toBe(201);
    const form = {
      name: 'Quinn Sample',
      email: 'other@example.com',
      cabinType: 'inside',
      paymentType: 'full',
    };
    expect((await buyer.call('POST', '/api/guests', form)).status).toBe(201);
    await buyer.draft('second.choice@example.com');
    const { rows } = await stack.db.query<{ mark: Buffer }>(
      'SELECT held_by_address AS mark FROM bookings WHERE trip_id = $1 LIMIT 1',
      [tripId],
    );
    const neighbour = await begin();
    const turn = rows[0]!.mark.readBigInt64BE(0).toString();
    await neighbour.query('SELECT pg_advisory_xact_lock($1::bigint)', [turn]);
    const replacing = buyer.pay();
    await standStill(stack, 1);
    await neighbour.query('UPDATE trips SET seats_taken = seats_taken WHERE id = $1', [tripId]);
    await neighbour.end('COMMIT');
    // A browser holds two: the one that is replaced is none of them.
    expect((await replacing).status).toBe(201);
    const held = await stack.db.query(
      `SELECT t.seats_taken AS seats, array_agg(b.ended_reason ORDER BY b.id) AS ended
         FROM trips t JOIN bookings b ON b.trip_id = t.id WHERE t.id = $1 GROUP BY t.id`,
      [tripId],
    );
    expect(held.rows).toEqual([{ seats: 2, ended: ['replaced', null, null] }]);
  });

  it('waits for the money of its booking, which waits for nobody', async () => {
    await aTripOnSale(stack);
    const buyer = Buyer.of(stack);
    const first = await buyer.order('money.comes@example.com');
    const { rows } = await stack.db.query<{ id: number }>(
      'SELECT booking_id AS id FROM payments WHERE provider_order_id = $1',
      [first.body.id],
    );
    const settling = await begin();
    await settling.query('SELECT FROM bookings WHERE id = $1 FOR UPDATE', [rows[0]!.id]);
    const again = buyer.pay();
    await standStill(stack, 1);
    await settling.query(
      'UPDATE checkout_drafts SET sealed_travellers = sealed_travellers WHERE booking_id = $1',
      [rows[0]!.id],
    );
    await settling.end('COMMIT');
    expect(await again).toMatchObject({ status: 201, body: { id: first.body.id } });
  });
});
