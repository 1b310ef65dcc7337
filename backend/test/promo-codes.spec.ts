import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { addDays } from '../contracts/days.js';
import { NO_SHIP_GROUP } from '../contracts/ship-group.js';
import type { HostTripDetailDto } from '../src/modules/host/trips/host-trips.dto.js';
import { aVisitor } from './support/demo-people.js';
import { aCode, CREW, OVER, OVER_WORDS, PromoTrip, SUMMER } from './support/promo-trip.js';
import { Buyer } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';
import { Visitor } from './support/visitor.js';

const UNKNOWN_WORDS = 'This code is not one of this trip.';

let stack: Stack;
let trip: PromoTrip;

beforeAll(async () => {
  stack = await startStack({ env: { TRUST_PROXY_HOPS: '1' } });
}, 120_000);
beforeEach(async () => {
  trip = await PromoTrip.of(stack, SUMMER, CREW, aCode('EARLY', OVER));
});
afterAll(() => stack.stop());

it('takes its part off the price, and says at its field why it does not', async () => {
  expect((await trip.quote(' summer ')).body).toMatchObject({
    promoCode: 'SUMMER',
    promoCents: 8_500,
    totalCents: 76_500,
    payableCents: 72_700,
  });
  expect((await trip.quote()).body).toMatchObject({ promoCode: null, promoCents: 0, totalCents: 85_000 });
  for (const code of ['WINTER', 'no code!'])
    expect(await trip.quote(code)).toMatchObject({
      status: 422,
      body: { fields: { promoCode: UNKNOWN_WORDS } },
    });
  expect(await trip.quote('EARLY')).toMatchObject({
    status: 409,
    body: { code: 'promo.ended', message: OVER_WORDS, fields: { promoCode: OVER_WORDS } },
  });
  expect(await trip.draft(Buyer.of(stack), 'WINTER')).toMatchObject({
    status: 422,
    body: { code: 'promo.unknown', fields: { promoCode: UNKNOWN_WORDS } },
  });
});

it('SEC-86: is told to the hosts of its trip, and to nobody else', async () => {
  // And so is what the trip has agreed with the ship.
  const deadline = {
    kind: 'other',
    words: 'Cash for the captain',
    onDate: '2030-01-01',
    amountCents: 7_654_321,
  };
  const agreed = { ...NO_SHIP_GROUP, groupNumber: 'GRP-4711', deadlines: [deadline] };
  await stack.db.query(
    `UPDATE trips SET config = config || jsonb_build_object('shipGroup', $2::jsonb) WHERE id = $1`,
    [trip.id, JSON.stringify(agreed)],
  );
  const { promoCodes, promoUses, shipGroup } = await trip.detail();
  expect(shipGroup).toEqual(agreed);
  expect([promoCodes, promoUses]).toEqual([[SUMMER, CREW, aCode('EARLY', OVER)], []]);
  const { body } = await trip.register('reader');
  const visitor = aVisitor(stack);
  const pages = ['/api/trips', '/api/trips/current', `/api/trips/current?trip=${trip.id}`, '/api/site'];
  const current = '/api/trips/current';
  const parts = ['plan', 'front', 'ship', 'terms'].map((part) => `${current}/${part}?trip=${trip.id}`);
  for (const path of [...pages, ...parts, `/api/guests/${body.id}`]) {
    const { status, body: answer } = await visitor.call<object>('GET', path);
    expect([path, status]).toEqual([path, 200]);
    const ships = ['GRP-4711', deadline.words, '7654321', 'shipGroup'];
    for (const text of [...promoCodes.map(({ code }) => code), ...ships])
      expect(JSON.stringify(answer)).not.toContain(text);
  }
});

it('is written by the owner, kept as it is compared, and not copied with the trip', async () => {
  const path = `/api/host/trips/${trip.id}`;
  const { visitor } = trip.host;
  const shown = await trip.detail();
  const { startDate } = shown;
  const written = [aCode('autumn-1', { until: startDate })];
  const saved = await visitor.call<HostTripDetailDto>(
    'PUT',
    path,
    Object.assign(structuredClone(shown), { promoCodes: written }),
  );
  expect(saved.body.promoCodes).toEqual([aCode('AUTUMN-1', { until: startDate })]);
  const promoCodes = [...written, aCode('ALL', { percent: 91 })];
  const tooMuch = Object.assign(structuredClone(saved.body), { promoCodes });
  expect(await visitor.call('PUT', path, tooMuch)).toMatchObject({
    status: 422,
    body: { fields: { 'promoCodes.1.percent': 'Enter a percentage from 1 to 90' } },
  });
  const { rows: log } = await stack.db.query(
    `SELECT details ->> 'fields' AS fields FROM activity_log WHERE action = 'trip.changed' AND trip_id = $1`,
    [trip.id],
  );
  expect(log).toEqual([{ fields: 'promo codes' }]);
  const copy = { startDate: addDays(startDate, 7) };
  const key = { 'Idempotency-Key': randomUUID() };
  const { body: made } = await visitor.call<{ id: number }>('POST', `${path}/copies`, copy, key);
  const copied = await visitor.call<HostTripDetailDto>('GET', `/api/host/trips/${made.id}`);
  expect(copied.body.promoCodes).toEqual([]);
});

it('SEC-86: is not found by trying many', async () => {
  const guesser = new Visitor(stack.nodes[0]!.url, stack.nodes[0]!.url, '10.9.0.1');
  const buyer = Buyer.of(stack, 0, '10.9.0.1');
  expect((await trip.draft(buyer, 'SUMMER')).status).toBe(200);
  for (let n = 0; n < 30; n++) expect((await trip.quote(`GUESS-${n}`, guesser)).status).toBe(422);
  expect((await trip.quote('SUMMER', guesser)).status).toBe(429);
  expect((await trip.quote(undefined, guesser)).status).toBe(200);
  // Who was told of theirs before is no guesser, whoever shares the address.
  expect((await trip.quote('SUMMER', buyer)).status).toBe(200);
  expect((await trip.draft(buyer, 'SUMMER')).status).toBe(200);
  expect((await trip.quote('CREW', buyer)).status).toBe(429);
  expect((await trip.quote('SUMMER')).status).toBe(200);
  // A code that another trip has is a guess at this one's.
  await PromoTrip.of(stack, aCode('OTHER'));
  expect((await trip.draft(buyer, 'SUMMER')).status).toBe(429);
});
