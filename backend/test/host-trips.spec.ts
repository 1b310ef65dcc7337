import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { CabinDto } from '../src/modules/trips/trip.dto.js';
import { aTrip } from './support/a-trip.js';
import { aVisitor, browserOf, demoPerson } from './support/demo-people.js';
import { type Stack, startStack } from './support/stack.js';
import type { Visitor } from './support/visitor.js';

type Trip = ReturnType<typeof aTrip> & { id: number; version: number; isOnSale: boolean; seatsTaken: number };
interface Refused {
  code: string;
  fields?: Record<string, string>;
}
interface Current {
  artist: string;
  id: number;
  cabins: CabinDto[];
}

let stack: Stack;
let browser: Visitor;
let onSaleId: number;

beforeAll(async () => {
  stack = await startStack({ env: { DEMO_MODE: '1' } });
  browser = browserOf(stack, await demoPerson(stack, 'marisol'));
  const { rows } = await stack.db.query<{ id: number }>('SELECT id FROM trips WHERE is_on_sale');
  onSaleId = rows[0]!.id;
}, 120_000);
afterAll(() => stack.stop());

const key = () => ({ 'Idempotency-Key': randomUUID() });
const make = async (trip = aTrip()) =>
  (await browser.call<{ id: number }>('POST', '/api/host/trips', trip, key())).body.id;
const read = async (id: number) => (await browser.call<Trip>('GET', `/api/host/trips/${id}`)).body;
const edit = ({ id, isOnSale: _s, seatsTaken: _t, ...trip }: Trip, changes: Partial<Trip> = {}) =>
  browser.call<Trip & Refused>('PUT', `/api/host/trips/${id}`, { ...withoutExtras(trip), ...changes });
const withoutExtras = <T extends object>(trip: T) => {
  type Told = T & { isOwner?: boolean; departsAt?: string; atStake?: object };
  const { isOwner: _o, departsAt: _d, atStake: _a, ...kept } = trip as Told;
  return kept;
};
const onSale = () => aVisitor(stack).call<Current & Refused>('GET', '/api/trips/current');

it('makes a trip of the asking host, once for one key', async () => {
  const asked = key();
  const first = await browser.call<{ id: number }>('POST', '/api/host/trips', aTrip(), asked);
  const again = await browser.call<{ id: number }>('POST', '/api/host/trips', aTrip(), asked);
  expect([first.status, again.body.id]).toEqual([201, first.body.id]);
  expect(await read(first.body.id)).toMatchObject({
    ...aTrip(),
    isOwner: true,
    isOnSale: false,
    seatsTaken: 0,
    departsAt: '2026-05-02T00:30:00.000Z',
  });
});

it('says for each field what is wrong', async () => {
  const trip = aTrip();
  trip.cabins[0]!.doubleWasCents = 1_000;
  const { status, body } = await browser.call<Refused>(
    'POST',
    '/api/host/trips',
    { ...trip, endDate: '2026-04-01', timeZone: 'Mars/Olympus' },
    key(),
  );
  expect(status).toBe(422);
  expect(Object.keys(body.fields ?? {}).toSorted()).toEqual([
    'cabins.0.doubleWasCents',
    'endDate',
    'timeZone',
  ]);
});

it('changes a price and the artist for the public site and its quotes at once, and for no booking that was made', async () => {
  const { rows: before } = await stack.db.query('SELECT id, payable_cents FROM bookings ORDER BY id');
  const trip = await read(onSaleId);
  const [inside, ...others] = trip.cabins;
  const dearer = { ...inside!, doubleCents: 70_000, doubleWasCents: 100_000 };
  expect((await edit(trip, { artist: ' Mara\nQuist', cabins: [dearer, ...others] })).status).toBe(200);

  const { artist, cabins } = (await onSale()).body;
  expect(artist).toBe('Mara Quist');
  const shown = cabins.find(({ type }) => type === 'inside');
  expect(shown).toMatchObject({ doubleCents: 70_000, doubleSavingPercent: 30, singleSavingPercent: 10 });
  expect(shown).not.toHaveProperty('savings');
  const quote = await aVisitor(stack).call<{ fareCents: number }>('POST', '/api/quote', {
    cabinType: 'inside',
    occupancy: 'double',
    travellers: 2,
    travelInsurance: false,
    paymentType: 'full',
    channel: 'checkout',
  });
  expect(quote.body.fareCents).toBe(140_000);
  const { rows: after } = await stack.db.query('SELECT id, payable_cents FROM bookings ORDER BY id');
  expect(after).toEqual(before);
  const { rows: log } = await stack.db.query(
    `SELECT details FROM activity_log WHERE action = 'trip.changed' AND trip_id = $1 ORDER BY id`,
    [onSaleId],
  );
  expect(log.at(-1)).toEqual({ details: { fields: 'artist, Inside Cabin prices' } });
});

it('refuses who saves over what somebody else has saved meanwhile', async () => {
  const trip = await read(await make());
  expect((await edit(trip, { title: 'First' })).body).toMatchObject({ title: 'First', version: 2 });
  expect((await edit(trip, { title: 'Second' })).body.code).toBe('trip.changed');
  expect(await read(trip.id)).toMatchObject({ title: 'First' });
});

it('offers the extras that its owner writes; a copy has them, and its fixed days move along', async () => {
  const laterParts = [
    { percent: 40, daysBefore: null, dueOn: '2026-04-01' },
    { percent: 40, daysBefore: 14, dueOn: null },
  ];
  const id = await make(Object.assign(aTrip(), { depositPercent: 20, laterParts }));
  const seen = { kind: 'excursion' as const, title: 'Whale watching', priceCents: 12_000 };
  const whales = { ...seen, byGuests: true, places: 40 };
  const addOns = [{ ...whales, code: 'whale-watching' }];
  expect((await edit(await read(id), { addOns: [{ ...whales, code: '' }] })).body.addOns).toEqual(addOns);
  const path = `/api/host/trips/${id}/copies`;
  const { body } = await browser.call<{ id: number }>('POST', path, { startDate: '2026-05-08' }, key());
  const { rows } = await stack.db.query(
    `SELECT config -> 'addOns' AS "addOns" FROM trips WHERE id = ANY ($1)`,
    [[id, body.id]],
  );
  expect(rows).toEqual([{ addOns }, { addOns }]);
  const moved = [{ ...laterParts[0], dueOn: '2026-04-08' }, laterParts[1]];
  expect(await read(body.id)).toMatchObject({ depositPercent: 20, laterParts: moved });
});

it('keeps at least the places that are taken', async () => {
  const trip = await read(onSaleId);
  const { body } = await edit(trip, { maxGuests: trip.seatsTaken - 1 });
  expect(body.fields?.maxGuests).toContain(`${trip.seatsTaken} places are taken`);
  expect((await edit(trip, { maxGuests: trip.seatsTaken })).status).toBe(200);
});

it('copies a trip to other days, with its hour and prices and without its bookings', async () => {
  const path = `/api/host/trips/${onSaleId}/copies`;
  const { body } = await browser.call<{ id: number }>('POST', path, { startDate: '2026-11-06' }, key());
  const [original, copy] = [await read(onSaleId), await read(body.id)];
  expect(copy).toMatchObject({
    title: original.title,
    startDate: '2026-11-06',
    endDate: '2026-11-09',
    sailsAt: original.sailsAt,
    cabins: original.cabins,
    seatsTaken: 0,
    isOnSale: false,
    status: 'planning',
  });
});

it('copies no trip that has no dates yet, and says so at the day', async () => {
  const id = await make();
  const none = 'start_date = NULL, end_date = NULL, departs_at = NULL';
  await stack.db.query(`UPDATE trips SET ${none} WHERE id = $1`, [id]);
  const path = `/api/host/trips/${id}/copies`;
  const asked = await browser.call<Refused>('POST', path, { startDate: '2026-11-06' }, key());
  expect(asked).toMatchObject({
    status: 422,
    body: { fields: { startDate: 'This trip has no dates yet to copy from' } },
  });
});

it('copies the dates that hosts wrote, as far from the departure as they were', async () => {
  const { body } = await browser.call<{ id: number }>(
    'POST',
    `/api/host/trips/${onSaleId}/copies`,
    { startDate: '2025-09-12' },
    key(),
  );
  const { rows } = await stack.db.query<{ title: string; days: number; versions: number[] }>(
    `SELECT o.title, c.on_date - o.on_date AS days, array_agg(c.version) AS versions
       FROM trip_dates o LEFT JOIN trip_dates c ON c.trip_id = $2 AND c.title = o.title AND c.at_time IS NOT DISTINCT FROM o.at_time
      WHERE o.trip_id = $1 AND o.removed_at IS NULL GROUP BY o.title, c.on_date, o.on_date`,
    [onSaleId, body.id],
  );
  expect(rows.map(({ title }) => title)).toContain('Dinner seatings');
  for (const row of rows) expect(row).toMatchObject({ days: 7, versions: [1] });
});

it('tells who did what in a file of every line, however many there are', async () => {
  await stack.db.query(
    `INSERT INTO activity_log (user_id, trip_id, action, reason, details, at)
     SELECT (SELECT id FROM users WHERE username = 'marisol'), $1, 'walk.stepped', 'Step ' || n, '{}', now()
       FROM generate_series(1, 20500) n`,
    [onSaleId],
  );
  const response = await fetch(`${stack.nodes[0]!.url}/api/host/log/file?trip=${onSaleId}&area=walk`, {
    headers: { Cookie: browser.cookieHeader },
  });
  expect(response.headers.get('x-row-count')).toBe('20500');
  const lines = (await response.text()).trimEnd().split('\r\n');
  expect(lines).toHaveLength(20_501);
  expect(new Set(lines).size).toBe(20_501);
  expect(lines[1]).toContain('Step 20500');
});
