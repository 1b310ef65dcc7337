import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { dateInZone } from '../src/modules/trips/trips.service.js';
import { assertBooksBalance } from './support/books.js';
import { HostDesk } from './support/booked.js';
import { aHost } from './support/people.js';
import { aTripOnSale } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';

interface Added {
  bookingId: string;
  status: string;
  payableCents: number;
  paymentUrl: string | null;
  code?: string;
}

let stack: Stack;
let tripId: number;
let host: HostDesk;

beforeAll(async () => {
  stack = await startStack();
  tripId = await aTripOnSale(stack);
  host = new HostDesk(stack, await aHost(stack, [tripId]));
}, 120_000);
afterEach(() => assertBooksBalance(stack));
afterAll(() => stack.stop());

const dana = (changes: object = {}) => ({
  tripId,
  name: 'Dana Reyes',
  email: 'dana@example.com',
  phone: '+1 555 0100',
  cabinType: 'inside',
  occupancy: 'double',
  companion: { name: 'Eli Reyes' },
  paymentType: 'installment',
  ...changes,
});
const add = (body: object, key: string = randomUUID()) =>
  host.visitor.call<Added>('POST', '/api/host/bookings', body, { 'Idempotency-Key': key });
const seatsTaken = async () =>
  (await stack.db.query<{ seats: number }>('SELECT seats_taken AS seats FROM trips WHERE id = $1', [tripId]))
    .rows[0]?.seats;
const mailsTo = async (recipient: string) =>
  (await stack.db.query<{ kind: string }>('SELECT kind FROM mails WHERE recipient = $1', [recipient])).rows;

it('holds the places of a guest a host adds at the price of the checkout, and sends the way to pay', async () => {
  const before = (await seatsTaken()) ?? 0;
  const key = randomUUID();
  const [first, second] = [await add(dana(), key), await add(dana(), key)];
  expect(first).toMatchObject({ status: 201, body: { status: 'pending_payment' } });
  expect(second.body).toEqual(first.body);
  expect(await seatsTaken()).toBe(before + 2);

  const preview = (changes: object) =>
    host.visitor.call<{ onTrip: string[] }>('POST', '/api/host/bookings/letter', dana(changes));
  expect((await preview({ email: 'Dana@Example.com' })).body.onTrip).toEqual(['Dana Reyes', 'Eli Reyes']);
  const asCompanion = {
    name: 'Ida Moe',
    email: 'ida@example.com',
    companion: { name: 'Dana', email: 'dana@example.com' },
  };
  expect((await preview(asCompanion)).body.onTrip).toEqual(['Dana Reyes', 'Eli Reyes']);
  expect((await preview({ email: 'ida@example.com' })).body.onTrip).toEqual([]);

  const quote = await host.visitor.call<{ payableCents: number }>('POST', '/api/quote', {
    cabinType: 'inside',
    occupancy: 'double',
    travellers: 2,
    paymentType: 'installment',
  });
  expect(first.body.payableCents).toBe(quote.body.payableCents);
  expect(await mailsTo('dana@example.com')).toEqual([{ kind: 'host_added_guest' }]);
  const { rows } = await stack.db.query(
    `SELECT b.status, b.channel, b.hold_expires_at AS until, g.public_id AS payer
       FROM bookings b JOIN guests g ON g.booking_id = b.id AND g.position = 1 WHERE b.public_id = $1`,
    [first.body.bookingId],
  );
  const payer = first.body.paymentUrl?.split('/').at(-1);
  expect(rows).toEqual([{ status: 'pending_payment', channel: 'host', until: null, payer }]);
});

it('puts a guest on the waiting list when the host says so, and when the trip is full', async () => {
  const before = await seatsTaken();
  expect((await add(dana({ waitlist: true, email: 'wait@example.com' }))).body).toMatchObject({
    status: 'waitlist',
    paymentUrl: null,
  });
  expect(await seatsTaken()).toBe(before);

  const { rows } = await stack.db.query<{ max: number }>(
    'UPDATE trips t SET max_guests = t.seats_taken + 1 FROM trips o WHERE o.id = t.id AND t.id = $1 RETURNING o.max_guests AS max',
    [tripId],
  );
  expect((await add(dana({ email: 'full@example.com' }))).body.status).toBe('waitlist');
  const alone = dana({ email: 'fits@example.com', companion: undefined });
  expect((await add(alone)).body.status).toBe('pending_payment');
  await stack.db.query('UPDATE trips SET max_guests = $2 WHERE id = $1', [tripId, rows[0]?.max]);
});

it('lists guests by what is searched for, counts them all, and writes those to a file', async () => {
  interface List {
    counts: { waitlist: number; pendingPayment: number };
    guests: { id: string; name: string; status: string; isBuyer: boolean; tripTitle: string }[];
  }
  const list = async (query: string) =>
    (await host.visitor.call<List>('GET', `/api/host/guests${query}`)).body;
  await add(dana({ name: '=Formula Fan', email: 'fan_1@example.com', companion: undefined }));
  const all = await list('');
  expect((await list('?q=FAN_1@EX')).guests.map(({ name }) => name)).toEqual(['=Formula Fan']);
  expect((await list('?q=n_1')).counts).toEqual(all.counts);
  expect((await list('?q=f%25n_1')).guests).toEqual([]);
  expect((await list(`?q=${all.guests[0]?.tripTitle.toUpperCase()}`)).guests).toHaveLength(all.guests.length);
  const waiting = await list('?status=waitlist');
  expect(waiting.guests).toHaveLength(all.counts.waitlist);

  const columns = ['name', 'email', 'phone', 'cabin', 'owed'];
  const naming = `UPDATE trips SET config = jsonb_set(config, '{cabins,inside,name}', '"Nook"') WHERE id = $1`;
  await stack.db.query(naming, [tripId]);
  const file = await host.visitor.call<string>('POST', '/api/host/guests/export', { q: 'fan_1', columns });
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="guests-.*\.csv"$/);
  expect(file.headers.get('x-row-count')).toBe('1');
  expect(file.body.split('\r\n').slice(0, 2)).toEqual([
    'Name,Email,Phone,Cabin,Owed (USD)',
    expect.stringMatching(/^'=Formula Fan,fan_1@example.com,\(\+1\) 555 0100,Nook,[\d.]+$/),
  ]);
  const secret = await host.visitor.call('POST', '/api/host/guests/export', { columns: ['passportNumber'] });
  expect(secret.status).toBe(422);
  const { rows } = await stack.db.query("SELECT details FROM activity_log WHERE action = 'guests.exported'");
  expect(rows).toEqual([
    {
      details: { rows: 1, columns: columns.join(', '), status: 'all', isSearched: true, isSelection: false },
    },
  ]);
  // Named by the day it is where the trip sails: of these two zones, one has another day than UTC at any hour.
  for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    await stack.db.query('UPDATE trips SET time_zone = $1', [zone]);
    const days = [dateInZone(new Date(), zone)];
    const { headers } = await host.visitor.call('POST', '/api/host/guests/export', { q: 'fan_1', columns });
    days.push(dateInZone(new Date(), zone));
    expect(days.map((day) => `attachment; filename="guests-${day}.csv"`)).toContain(
      headers.get('content-disposition'),
    );
  }
  await stack.db.query("UPDATE trips SET time_zone = 'America/Los_Angeles'");
});

it('tells by which name a guest signs in', async () => {
  type Named = { email: string; username: string | null };
  const { body } = await host.visitor.call<{ guests: Named[] }>('GET', '/api/host/guests');
  const { rows } = await stack.db.query<Named>(
    'SELECT g.email, u.username FROM guests g LEFT JOIN users u ON u.id = g.user_id',
  );
  expect(body.guests.length).toBeGreaterThan(0);
  for (const { email, username } of body.guests) expect(rows).toContainEqual({ email, username });
});

it('says what a guest would cost before there is one: what the booking is then asked for, and nothing is kept', async () => {
  const priced = { tripId, cabinType: 'balcony', occupancy: 'double', travellers: 2, travelInsurance: true };
  const count = async () => (await stack.db.query('SELECT count(*) FROM bookings')).rows;
  const before = [await count(), await seatsTaken()];
  const asked = await host.visitor.call<Added>('POST', '/api/host/bookings/quote', priced);
  expect(asked.status).toBe(200);
  expect([await count(), await seatsTaken()]).toEqual(before);
  const { travellers: _, ...selection } = priced;
  const quoted = dana({ ...selection, email: 'quoted@example.com', paymentType: 'full' });
  expect((await add(quoted)).body.payableCents).toBe(asked.body.payableCents);
  const stranger = new HostDesk(stack, await aHost(stack, []));
  expect((await stranger.visitor.call('POST', '/api/host/bookings/quote', priced)).status).toBe(404);
});

it('refuses two in a cabin for one, and the trip of somebody else', async () => {
  expect((await add(dana({ occupancy: 'single' }))).status).toBe(422);
  const stranger = new HostDesk(stack, await aHost(stack, []));
  const reply = await stranger.visitor.call('POST', '/api/host/bookings', dana(), {
    'Idempotency-Key': randomUUID(),
  });
  expect(reply.status).toBe(404);
});

it('tells the owner of each trip of a file that a co-host made, whichever trips were chosen', async () => {
  interface Log {
    entries: { action: string; tripId: number; about: string }[];
  }
  await add(dana({ email: 'here@example.com', companion: undefined }));
  const otherTrip = await aTripOnSale(stack);
  const helper = await aHost(stack, [tripId]);
  const helpers = new HostDesk(stack, helper).visitor;
  const owner = new HostDesk(stack, await aHost(stack, [otherTrip]));
  const joins = 'INSERT INTO trip_hosts (trip_id, user_id) VALUES ($1, $2)';
  await stack.db.query(joins, [otherTrip, helper.userId]);
  const there = dana({ tripId: otherTrip, email: 'there@example.com' });
  const key = { 'Idempotency-Key': randomUUID() };
  expect((await owner.visitor.call('POST', '/api/host/bookings', there, key)).status).toBe(201);

  type Listed = { guests: { id: string; email: string }[] };
  const { guests } = (await helpers.call<Listed>('GET', '/api/host/guests')).body;
  const ids = guests.filter(({ email }) => /^t?here@/.test(email)).map(({ id }) => id);
  const path = '/api/host/guests/export';
  const columns = ['name', 'email'];
  const file = await helpers.call('POST', path, { when: 'current', ids, columns });
  expect(file.headers.get('x-row-count')).toBe('3');

  for (const [desk, trip, rows] of [[host, tripId, 1] as const, [owner, otherTrip, 2] as const]) {
    const query = `?trip=${trip}&person=${helper.userId}`;
    const { entries } = (await desk.visitor.call<Log>('GET', `/api/host/log${query}`)).body;
    expect(entries).toMatchObject([{ action: 'guests.exported', tripId: trip }]);
    expect(entries[0]!.about).toContain(`rows: ${rows};`);
  }
});
