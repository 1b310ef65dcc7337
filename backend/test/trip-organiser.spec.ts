import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { NO_ORGANISER, type Organiser } from '../contracts/organiser.js';
import { Booked, HostDesk } from './support/booked.js';
import { aHost } from './support/people.js';
import { aTripOnSale } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';
import { TripEditor } from './support/trip-editor.js';
import type { Visitor } from './support/visitor.js';

const LANTERN = { name: 'Lantern Tours', address: '1 Quay Street\nSan Diego', registration: 'CST 12' };

let stack: Stack;
let tripId: number;
let host: HostDesk;
let trip: TripEditor<Edited>;

beforeAll(async () => {
  stack = await startStack();
  tripId = await aTripOnSale(stack);
  host = new HostDesk(stack, await aHost(stack, [tripId]));
  trip = new TripEditor(host.visitor, tripId);
}, 120_000);
afterAll(() => stack.stop());

interface Edited {
  organiser: Organiser;
  passportMonths: number;
  startDate: string;
  fields?: Record<string, string>;
}
const read = (id?: number) => trip.read(id);
const save = (changes: object) => trip.save(changes);
type Organised = { organiser: Organiser | null };
const organiserAt = async (visitor: Visitor, path: string) =>
  (await visitor.call<Organised>('GET', path)).body.organiser;
const firstAt = async (visitor: Visitor, path: string) =>
  (await visitor.call<Organised[]>('GET', path)).body[0]?.organiser;

it('its guests read who organises it as the trip says today, wherever they have to do with them', async () => {
  const { guest, holder } = await Booked.of(stack, 'organised@example.com');
  type Payments = { bookings: { payments: { id: string }[] }[] };
  const { body } = await guest.call<Payments>('GET', '/api/guest/payments');
  const receipt = body.bookings[0]!.payments[0]!.id;
  const record = () => holder.call<{ trip: Organised }>('GET', `/api/guests/${holder.id}`);
  const told = async () => [
    await organiserAt(guest, `/api/guest/receipts/${receipt}`),
    await organiserAt(host.visitor, `/api/host/receipts/${receipt}`),
    await organiserAt(guest, '/api/guest/waiver'),
    await organiserAt(guest, '/api/trips/current'),
    (await record()).body.trip.organiser,
    await firstAt(guest, '/api/trips'),
    await firstAt(guest, '/api/guest/voyages'),
  ];
  const all = (organiser: Organiser | null) => Array.from({ length: 7 }, () => organiser);

  expect(await told()).toEqual(all(null));
  expect(await save({ organiser: LANTERN })).toMatchObject({ status: 200, body: { organiser: LANTERN } });
  expect(await told()).toEqual(all(LANTERN));
  expect(await save({ organiser: NO_ORGANISER })).toMatchObject({ body: { organiser: NO_ORGANISER } });
  expect(await told()).toEqual(all(null));
});

it('says at each field of the organiser what is wrong with it', async () => {
  const refused = async (changes: Partial<Organiser>) => {
    const { status, body } = await save({ organiser: { ...NO_ORGANISER, ...changes } });
    return [status, body.fields];
  };
  const noName = 'Enter a name of at least 2 characters, or leave all three fields empty';
  expect(await refused({ registration: 'CST 12' })).toEqual([422, { 'organiser.name': noName }]);
  expect(await refused({ name: 'L' })).toEqual([422, { 'organiser.name': noName }]);
  const long = { name: 'L'.repeat(121), address: 'L'.repeat(301), registration: 'L'.repeat(121) };
  expect(await refused(long)).toEqual([
    422,
    {
      'organiser.name': 'Use at most 120 characters',
      'organiser.address': 'Use at most 300 characters',
      'organiser.registration': 'Use at most 120 characters',
    },
  ]);
});

it('asks for passports that are valid as long as the trip says, and within bounds', async () => {
  const { guest, holder, bookingId } = await Booked.of(stack, 'passport@example.com');
  const sentence = 'Enter a number of months from 0 to 12';
  for (const passportMonths of [-1, 13, 1.5])
    expect(await save({ passportMonths })).toMatchObject({
      status: 422,
      body: { fields: { passportMonths: sentence } },
    });
  const readers: [Visitor, string, string?][] = [
    [guest, '/api/trips/current'],
    [guest, '/api/guest/details'],
    [guest, '/api/guest/guide'],
    [holder, `/api/guests/${holder.id}`, 'trip'],
    [host.visitor, `/api/host/bookings/${bookingId}`, 'trip'],
  ];
  expect((await read()).passportMonths).toBe(6);
  for (const passportMonths of [0, 3]) {
    expect((await save({ passportMonths })).status).toBe(200);
    for (const [visitor, path, part] of readers) {
      const { body } = await visitor.call<Record<string, unknown>>('GET', path);
      expect([path, part ? body[part] : body]).toMatchObject([path, { passportMonths }]);
    }
  }
});

it('a passport that ends soon after the trip is taken, for it can still be renewed', async () => {
  expect((await save({ passportMonths: 12 })).status).toBe(200);
  const { guest } = await Booked.of(stack, 'renewed@example.com');
  const { body } = await guest.call<{ endsOn: string }>('GET', '/api/guest/details');
  const path = `/api/guest/trips/${tripId}/details/travellers/1`;
  const change = { version: 0, passportExpiresOn: body.endsOn };
  expect((await guest.call('PATCH', path, change)).status).toBe(200);
});

it('a copy is organised by the same, asks the same of passports, and the log says that they changed', async () => {
  expect((await save({ organiser: LANTERN, passportMonths: 1 })).status).toBe(200);
  const { startDate } = await read();
  const copy = await host.visitor.call<{ id: number }>(
    'POST',
    `/api/host/trips/${tripId}/copies`,
    { startDate },
    { 'Idempotency-Key': randomUUID() },
  );
  expect(await read(copy.body.id)).toMatchObject({ organiser: LANTERN, passportMonths: 1 });
  const { rows } = await stack.db.query<{ fields: string }>(
    `SELECT details ->> 'fields' AS fields FROM activity_log
      WHERE trip_id = $1 AND action = 'trip.changed' ORDER BY id DESC LIMIT 1`,
    [tripId],
  );
  expect(rows[0]?.fields).toMatch(/passportMonths, organiser$/);
});
