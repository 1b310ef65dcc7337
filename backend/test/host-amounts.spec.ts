import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { alwaysTold, amountsIn } from './support/amounts.js';
import { browserOf } from './support/demo-people.js';
import { aHelpedTrip, type HelpedTrip, READ_ROUTES } from './support/helped-trip.js';
import { addressOf, HOST_ROUTES } from './support/host-routes.js';
import type { Person } from './support/people.js';
import { type Stack, startStack } from './support/stack.js';

/** What everybody reads on the public pages: a trip's prices, and what a guest added at them will pay. */
const PUBLIC_PRICES = /^(HostTripDetailDto|EditCabinDto|AddOnOfferDto|AddedGuestDto|QuoteDto|PartDto)\./;
const OF_PRICES = 'GET /api/host/trips/{tripId}';
const OPEN = READ_ROUTES.filter((route) => route !== OF_PRICES && HOST_ROUTES[route]?.right !== 'money');
/** Where there is something to be withheld; the others might tell something one day. */
const WITH_AMOUNTS = [
  'GET /api/host/trips',
  'GET /api/host/log',
  'GET /api/host/analytics',
  'GET /api/host/overview',
  'GET /api/host/dates',
  'POST /api/host/trips/{tripId}/messages/preview',
  'GET /api/host/guests',
  'GET /api/host/bookings/{id}',
];

let stack: Stack;
let ids: HelpedTrip['ids'];
let owner: Person;
let helper: Person;

beforeAll(async () => {
  stack = await startStack({ env: { DEMO_MODE: '1' } });
  ({ ids, owner, helper } = await aHelpedTrip(stack));
  await stack.db.query(
    `INSERT INTO activity_log (at, trip_id, booking_id, action, amount_cents, details)
     SELECT now(), trip_id, id, 'booking.cancelled', 24_200, '{"keptCents": 24200}' FROM bookings WHERE public_id = $1`,
    [ids.bookingId],
  );
}, 120_000);
afterAll(() => stack.stop());

async function ask(route: string, person: Person): Promise<{ status: number; body: unknown }> {
  const [method = ''] = route.split(' ');
  const { body } = HOST_ROUTES[route]!;
  const sent = method === 'GET' ? undefined : typeof body === 'function' ? body(ids) : body;
  return browserOf(stack, person).call(method, addressOf(route, ids), sent);
}

it('promises an amount in no answer that a co-host without the right to money reads', () => {
  const open = Object.keys(HOST_ROUTES).filter((route) => HOST_ROUTES[route]?.right !== 'money');
  const told = open.flatMap((route) => alwaysTold(route).filter((field) => !PUBLIC_PRICES.test(field)));
  expect(told).toEqual([]);
});

it.each(OPEN)('%s tells no amount to a co-host without the right to money', async (route) => {
  const { status, body } = await ask(route, helper);
  expect([200, 403, 404]).toContain(status);
  expect(amountsIn(body)).toEqual([]);
});

it.each(WITH_AMOUNTS)('%s tells the amounts to who has the right', async (route) => {
  expect(amountsIn((await ask(route, owner)).body)).not.toEqual([]);
  expect((await ask(route, helper)).status).toBe(200);
});

it('leaves the amounts of a file empty', async () => {
  const columns = ['name', 'payment', 'paid', 'owed'];
  const file = async (person: Person) =>
    browserOf(stack, person).call<string>('POST', '/api/host/guests/export', { trip: ids.tripId, columns });
  const [mine, theirs] = [await file(owner), await file(helper)];
  expect(mine.body).toMatch(/,\d+,\d+\r\n/);
  expect(theirs.body).toMatch(/Partly paid,,\r\n/);
  expect(theirs.body).not.toMatch(/,\d/);
});
