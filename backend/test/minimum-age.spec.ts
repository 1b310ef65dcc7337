import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { HostMeDto } from '../src/modules/host/team/host-me.dto.js';
import { Booked, HostDesk } from './support/booked.js';
import { aHost } from './support/people.js';
import { aTripOnSale, Buyer } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';
import { TripEditor } from './support/trip-editor.js';

let stack: Stack;
let tripId: number;
let host: HostDesk;
let editor: TripEditor<{ fields?: object }>;

beforeAll(async () => {
  stack = await startStack();
  tripId = await aTripOnSale(stack);
  host = new HostDesk(stack, await aHost(stack, [tripId]));
  editor = new TripEditor(host.visitor, tripId);
}, 120_000);
afterAll(() => stack.stop());

/** The travellers of these tests were born in 1990. */
const ABOVE_THEIRS = 70;
const SENTENCE = 'Travellers must be 70 or older on the day of sailing';

const ask = (minimumAge: number) => editor.save({ minimumAge });

it('a trip asks for an age of its own, of grown people', async () => {
  expect(await host.visitor.call('GET', '/api/trips/current')).toMatchObject({ body: { minimumAge: 18 } });
  for (const age of [17, 100])
    expect(await ask(age)).toMatchObject({
      status: 422,
      body: { fields: { minimumAge: 'Enter an age from 18 to 99' } },
    });
  expect(await ask(21)).toMatchObject({ status: 200, body: { minimumAge: 21 } });
  expect(await host.visitor.call('GET', '/api/trips/current')).toMatchObject({ body: { minimumAge: 21 } });
});

it('who was entered before it asked for more is not charged, and who is entered then is refused', async () => {
  expect((await ask(21)).status).toBe(200);
  const early = Buyer.of(stack);
  await early.draft('early@example.com');
  expect((await ask(ABOVE_THEIRS)).status).toBe(200);
  const message = `Guest 1: ${SENTENCE}. You were not charged.`;
  expect(await early.pay()).toMatchObject({ status: 409, body: { code: 'draft.traveller_unfit', message } });
  await expect(Buyer.of(stack).draft('young@example.com')).rejects.toThrow(SENTENCE);
});

it('a hold is replaced where the trip asks for more since, and who is too young for that is not charged', async () => {
  expect((await ask(21)).status).toBe(200);
  const buyer = Buyer.of(stack);
  expect((await buyer.order('held@example.com')).status).toBe(201);
  expect((await ask(30)).status).toBe(200);
  const first = buyer.orderId;
  expect((await buyer.pay()).status).toBe(201);
  expect(buyer.orderId).not.toBe(first);
  expect((await ask(ABOVE_THEIRS)).status).toBe(200);
  expect((await buyer.pay()).body.code).toBe('draft.traveller_unfit');
});

it('a booking keeps the age that it was made with', async () => {
  expect((await ask(21)).status).toBe(200);
  const { guest, holder } = await Booked.of(stack, 'booked@example.com');
  expect((await ask(ABOVE_THEIRS)).status).toBe(200);
  expect(await holder.record()).toMatchObject({ trip: { minimumAge: 21 } });
  const change = (version: number, details: object) =>
    guest.call('PATCH', `/api/guest/trips/${tripId}/details/travellers/1`, { version, ...details });
  expect(await change(0, { dateOfBirth: '1990-02-03' })).toMatchObject({
    status: 200,
    body: { minimumAge: 21 },
  });
  expect(await change(1, { dateOfBirth: '2015-02-03' })).toMatchObject({
    status: 422,
    body: { fields: { dateOfBirth: 'Travellers must be 21 or older on the day of sailing' } },
  });
});

it('who has booked changes one thing while another does not fit any more, because the trip has moved', async () => {
  const { guest } = await Booked.of(stack, 'moved@example.com');
  const change = (version: number, details: object) =>
    guest.call('PATCH', `/api/guest/trips/${tripId}/details/travellers/1`, { version, ...details });
  const { rows } = await stack.db.query<{ day: string }>(
    'SELECT end_date::text AS day FROM trips WHERE id = $1',
    [tripId],
  );
  expect((await change(0, { passportExpiresOn: rows[0]!.day })).status).toBe(200);
  await stack.db.query('UPDATE trips SET end_date = end_date + 2 WHERE id = $1', [tripId]);
  expect((await change(1, { dietaryRestrictions: 'No nuts' })).status).toBe(200);
  expect(await change(2, { passportExpiresOn: '2026-01-01' })).toMatchObject({ status: 422 });
});

it('who is added by a host, by hand or from a file, is judged by what the trip asks for, which the host reads', async () => {
  expect((await ask(21)).status).toBe(200);
  const { body } = await host.visitor.call<HostMeDto>('GET', '/api/host/me');
  expect(body.trips.find((trip) => trip.tripId === tripId)?.minimumAge).toBe(21);
  const choice = { tripId, cabinType: 'inside', paymentType: 'full' };
  const send = (path: string, more: object) =>
    host.visitor.call('POST', path, { ...choice, ...more }, { 'Idempotency-Key': randomUUID() });
  const dana = { name: 'Dana Reyes', email: 'dana@example.com', occupancy: 'single' };
  expect((await send('/api/host/bookings', dana)).status).toBe(201);
  const text = 'Name,Email\r\nIvy Chen,ivy@example.com';
  expect(await send('/api/host/guests/import', { text })).toMatchObject({ body: { added: 1 } });

  const { rows } = await stack.db.query<{ id: string }>(
    `SELECT b.public_id AS id FROM bookings b JOIN guests g ON g.booking_id = b.id
      WHERE g.email IN ('dana@example.com', 'ivy@example.com')`,
  );
  expect(rows).toHaveLength(2);
  // Of age, and not yet 21 when the trip sails.
  const dateOfBirth = `${new Date().getUTCFullYear() - 19}-01-01`;
  const told = { version: 0, dateOfBirth, reason: 'As in the passport' };
  for (const { id } of rows)
    expect(await host.send('PATCH', id, 'travellers/1', told)).toMatchObject({
      status: 422,
      body: { fields: { dateOfBirth: 'Travellers must be 21 or older on the day of sailing' } },
    });
});
