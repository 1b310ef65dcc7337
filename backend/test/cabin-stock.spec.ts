import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { HostTripDetailDto } from '../src/modules/host/trips/host-trips.dto.js';
import type { TripDto } from '../src/modules/trips/trip.dto.js';
import { aTrip } from './support/a-trip.js';
import { Booked, HostDesk } from './support/booked.js';
import { assertBooksBalance } from './support/books.js';
import { aVisitor } from './support/demo-people.js';
import { LinkHolder } from './support/link-holder.js';
import { aHost } from './support/people.js';
import { aTripOnSale, Buyer } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack({ nodes: 2, env: { TRUST_PROXY_HOPS: '1' } });
}, 120_000);
afterEach(() => assertBooksBalance(stack));
afterAll(() => stack.stop());

/** A trip on sale that has so many cabins of a type, and its host's desk. */
async function aTripOfFew(cabinType: 'inside' | 'balcony', stock: number) {
  const tripId = await aTripOnSale(stack);
  await stack.db.query(
    `UPDATE trips SET config = jsonb_set(config, ARRAY['cabins', $2, 'stock'], $3) WHERE id = $1`,
    [tripId, cabinType, stock],
  );
  return { tripId, host: new HostDesk(stack, await aHost(stack, [tripId])) };
}

const cabinsLeft = async () => {
  const { body } = await aVisitor(stack).call<TripDto>('GET', '/api/trips/current');
  return Object.fromEntries(body.cabins.map(({ type, cabinsLeft: left }) => [type, left]));
};

it('sells the last two cabins of a kind to two of twenty buyers at once, and the other kinds to who comes', async () => {
  await aTripOfFew('inside', 2);
  expect(await cabinsLeft()).toEqual({ inside: 2, oceanview: null, balcony: null });
  const buyers = Array.from({ length: 20 }, (_, i) => Buyer.of(stack, i % 2, `10.3.0.${i}`));
  const replies = await Promise.all(buyers.map((buyer, i) => buyer.order(`few-${i}@example.com`)));
  const refused = replies.filter(({ status }) => status !== 201);
  expect(refused).toHaveLength(18);
  for (const reply of refused)
    expect(reply).toMatchObject({
      status: 409,
      body: {
        code: 'trip.cabin_sold_out',
        message: 'Sorry, the last cabin of this kind has just been taken: Inside Cabin.',
      },
    });
  expect(await cabinsLeft()).toMatchObject({ inside: 0 });
}, 90_000);

it('has no place left where no cabin of any kind is left, however many could sleep aboard', async () => {
  const { tripId } = await aTripOfFew('inside', 0);
  const seatsLeft = async () =>
    (await aVisitor(stack).call<TripDto>('GET', '/api/trips/current')).body.seatsLeft;
  expect(await seatsLeft()).toBeGreaterThan(0);
  await stack.db.query(
    `UPDATE trips SET config = jsonb_set(jsonb_set(config, '{cabins,oceanview,stock}', '0'), '{cabins,balcony,stock}', '0')
      WHERE id = $1`,
    [tripId],
  );
  expect(await seatsLeft()).toBe(0);
});

describe('who finds the last cabin taken', () => {
  const asks = (name: string, wishes: object = {}) =>
    LinkHolder.withLink(stack, '', '10.1.0.1').call<{ id: string; code?: string }>('POST', '/api/guests', {
      name,
      email: `${name}@example.com`,
      cabinType: 'inside',
      paymentType: 'full',
      ...wishes,
    });
  const stepOf = async (id: string) => (await LinkHolder.withLink(stack, id, '10.1.0.2').record()).nextStep;

  it('is refused, or waits for one, and is offered it before anybody else may buy it', async () => {
    const { tripId, host } = await aTripOfFew('inside', 1);
    const first = await asks('first');
    expect(first.status).toBe(201);
    expect(await asks('late')).toMatchObject({ status: 409, body: { code: 'trip.cabin_sold_out' } });
    const patient = await asks('patient', { waitlist: true });
    expect(await stepOf(patient.body.id)).toBe('waitlist');
    expect((await asks('other', { cabinType: 'oceanview' })).status).toBe(201);
    await stack.db.query(
      `UPDATE trips SET config = jsonb_set(config, '{cabins,inside,stock}', '2') WHERE id = $1`,
      [tripId],
    );
    // The second cabin is for who waits.
    expect(await cabinsLeft()).toMatchObject({ inside: 0 });
    expect((await asks('third')).body.code).toBe('trip.cabin_sold_out');
    const { rows } = await stack.db.query<{ id: string }>(
      `SELECT public_id AS id FROM bookings WHERE trip_id = $1 AND status = 'waitlist'`,
      [tripId],
    );
    const offer = () => host.post(rows[0]!.id, 'offer', { hours: 24 });
    expect((await offer()).status).toBe(200);
    expect(await stepOf(patient.body.id)).toBe('pay');
  });
});

describe('a host', () => {
  it('moves nobody into a cabin that there is not, and of two at once one into the last', async () => {
    const { host } = await aTripOfFew('balcony', 1);
    const [one, two] = [await Booked.of(stack, 'one@example.com'), await Booked.of(stack, 'two@example.com')];
    const balcony = { cabinType: 'balcony', occupancy: 'single' };
    const quote = (bookingId: string) =>
      host.post<{ differenceCents: number; code?: string }>(bookingId, 'cabin/quote', balcony);
    const { differenceCents } = (await quote(one.bookingId)).body;
    const change = (bookingId: string) =>
      host.send('PUT', bookingId, 'cabin', {
        ...balcony,
        differenceCents,
        reason: 'They asked for more light',
      });
    const both = await Promise.all([change(one.bookingId), change(two.bookingId)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409]);
    const loser = both[0]?.status === 204 ? two : one;
    const again = await quote(loser.bookingId);
    expect([again.status, again.body.code]).toEqual([409, 'trip.cabin_sold_out']);
  });

  it('keeps at least as many as are booked, and sees how many', async () => {
    const { tripId, host } = await aTripOfFew('inside', 5);
    await Buyer.of(stack).order('booked-a@example.com');
    await Buyer.of(stack).order('booked-b@example.com');
    const path = `/api/host/trips/${tripId}`;
    const { body } = await host.visitor.call<HostTripDetailDto>('GET', path);
    expect(body.cabinsTaken).toEqual({ inside: 2, oceanview: 0, balcony: 0 });
    expect(body.cabins.map(({ stock }) => stock)).toEqual([5, null, null]);
    const save = (stock: number | null) => {
      const { version, shipGroupVersion, startDate, endDate } = body;
      const cabins = aTrip().cabins.map((cabin, i) => (i === 0 ? { ...cabin, stock } : cabin));
      return host.visitor.call<{ fields?: object }>('PUT', path, {
        ...aTrip(),
        status: 'booking',
        startDate,
        endDate,
        cabins,
        version,
        shipGroupVersion,
      });
    };
    expect(await save(1)).toMatchObject({
      status: 422,
      body: { fields: { 'cabins.0.stock': '2 are booked already: keep at least as many' } },
    });
    expect(await save(-1)).toMatchObject({
      status: 422,
      body: {
        fields: { 'cabins.0.stock': 'Enter a number of cabins from 0 to 10,000, or leave it empty' },
      },
    });
    expect((await save(2)).status).toBe(200);
    expect(await cabinsLeft()).toMatchObject({ inside: 0 });
  });
});
