import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { alwaysTold, amountsIn } from './support/amounts.js';
import type { HostBookingDto } from '../src/modules/host/booking/booking-page.dto.js';
import { browserOf } from './support/demo-people.js';
import { aHelpedTrip, type HelpedTrip, READ_ROUTES } from './support/helped-trip.js';
import { addressOf, HOST_ROUTES } from './support/host-routes.js';
import type { Person } from './support/people.js';
import { type Stack, startStack } from './support/stack.js';

/** What everybody reads on the public pages: a trip's prices, and what a guest added at them will pay. */
const PUBLIC_PRICES =
  /^(HostTripDetailDto|EditCabinDto|EditAddOnDto|AddOnOfferDto|AddedGuestDto|QuoteDto|PartDto)\./;
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
let clerk: Person;

beforeAll(async () => {
  stack = await startStack({ env: { DEMO_MODE: '1' } });
  ({ ids, owner, helper, clerk } = await aHelpedTrip(stack));
  await stack.db.query(
    `INSERT INTO activity_log (at, trip_id, booking_id, action, amount_cents, details)
     SELECT now(), trip_id, id, 'booking.cancelled', 24_200, '{"keptCents": 24200}' FROM bookings WHERE public_id = $1`,
    [ids.bookingId],
  );
}, 120_000);
afterAll(() => stack.stop());

async function ask(route: string, person: Person, at = ids): Promise<{ status: number; body: unknown }> {
  const [method = ''] = route.split(' ');
  const { body } = HOST_ROUTES[route]!;
  const sent = method === 'GET' ? undefined : typeof body === 'function' ? body(at) : body;
  return browserOf(stack, person).call(method, addressOf(route, at), sent);
}

it('sends a test of a letter to the host alone who wrote it', async () => {
  const { status, body } = await ask('POST /api/host/trips/{tripId}/messages/test', owner);
  const { rows } = await stack.db.query(`SELECT recipient FROM mails WHERE kind = 'host_message_test'`);
  expect({ status, rows }).toEqual({ status: 200, rows: [{ recipient: (body as { to: string }).to }] });
  const { rows: hosts } = await stack.db.query('SELECT role FROM users WHERE email = $1', [
    rows[0]?.recipient,
  ]);
  expect(hosts).toEqual([{ role: 'host' }]);
});

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

describe('papers', () => {
  const NEEDS = 'Allergic to zebraberries';
  const REASON = 'The photo page ends in 0042';
  const SEALED = {
    specialRequests: 'Next to the lift, for the zebra',
    passportNumber: 'ZZ9981T',
    dateOfBirth: '1987-03-14',
    emergencyContactName: 'Zebulon Sample',
    emergencyContactPhone: '+1 555 0170',
  };
  let at: HelpedTrip['ids'];
  let version: number;
  let secrets: string[];

  /** A booking whose traveller told their needs, handed something in and had it refused with words about it. */
  beforeAll(async () => {
    const { rows } = await stack.db.query<{ id: string; paper: string }>(
      `SELECT b.public_id AS id, d.public_id AS paper FROM guest_documents d
         JOIN guests g ON g.id = d.guest_id JOIN bookings b ON b.id = g.booking_id
        WHERE b.trip_id = $1 AND g.position = 1 LIMIT 1`,
      [ids.tripId],
    );
    const { id: bookingId, paper } = rows[0]!;
    at = { ...ids, bookingId };
    const page = `/api/host/bookings/${bookingId}`;
    const desk = browserOf(stack, owner);
    const { body } = await desk.call<HostBookingDto>('GET', page);
    const [traveller] = body.travellers;
    const needs = { version: traveller!.version, dietaryRestrictions: NEEDS, ...SEALED, reason: REASON };
    await desk.call('PATCH', `${page}/travellers/1`, needs);
    await desk.call('POST', `${page}/documents/${paper}/reject`, { reason: REASON });
    version = (await desk.call<HostBookingDto>('GET', page)).body.version;
    secrets = [NEEDS, REASON, paper, '"81T"'];
  });

  it.each(READ_ROUTES)(
    '%s tells nothing of them to a co-host without the right to documents',
    async (route) => {
      const { status, body } = await ask(route, clerk, at);
      expect([200, 403, 404]).toContain(status);
      const text = JSON.stringify(body);
      const sealed = [...secrets, ...Object.values(SEALED)];
      expect(sealed.filter((secret) => text.includes(secret))).toEqual([]);
      expect(text).not.toMatch(/The (passport copy|details) of/);
    },
  );

  it.each(['preview', 'test', ''])(
    'a letter (%s) by them does not ask who has handed in what',
    async (door) => {
      const path = `/api/host/trips/${ids.tripId}/messages${door && `/${door}`}`;
      const { body } = HOST_ROUTES['POST /api/host/trips/{tripId}/messages']!;
      const letter = body as { segment: object };
      const asks = { ...letter, segment: { ...letter.segment, waiver: 'missing' } };
      const once = { 'Idempotency-Key': randomUUID() };
      expect(await browserOf(stack, clerk).call('POST', path, asks, once)).toMatchObject({
        status: 403,
        body: { code: 'host.right_missing', details: { right: 'documents' } },
      });
    },
  );

  it('nor does the answer to what they change', async () => {
    const page = `/api/host/bookings/${at.bookingId}`;
    const change = { version, roomNumber: '4012' };
    const { status, body } = await browserOf(stack, clerk).call<HostBookingDto>('PATCH', page, change, {
      'Idempotency-Key': randomUUID(),
    });
    expect(status).toBe(200);
    expect(body.travellers.map(({ papers }) => papers)).not.toContainEqual(expect.anything());
  });

  it('are there for who has the right, on the page and in the log', async () => {
    const [page, log] = [
      await ask('GET /api/host/bookings/{id}', helper, at),
      await ask('GET /api/host/log', helper, at),
    ];
    const text = JSON.stringify(page.body);
    expect(secrets.filter((secret) => !text.includes(secret))).toEqual([]);
    expect(JSON.stringify(log.body)).toContain(REASON);
  });
});
