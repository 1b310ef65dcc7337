import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { assertBooksBalance } from './support/books.js';
import { aTrip } from './support/a-trip.js';
import { Booked, type HostDesk } from './support/booked.js';
import { eventually } from './support/eventually.js';
import { LinkHolder } from './support/link-holder.js';
import { Buyer } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';
import { aTripOfTwo, TWO_HOSTS } from './support/trip-of-two.js';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack({ env: TWO_HOSTS });
}, 120_000);
afterEach(() => assertBooksBalance(stack));
afterAll(() => stack.stop());

const DAY_MS = 24 * 60 * 60 * 1_000;
const refunded = (booked: Booked, cents: number) =>
  eventually(async () => {
    expect(await booked.money()).toMatchObject({ status: 'cancelled', paid: 0, owed: 0, access: false });
    expect(await booked.refunds()).toMatchObject([{ status: 'completed', cents, source: 'host' }]);
  });

/** By its buyer, at once: all of it comes back. */
async function cancelled({ bookingId, guest }: Booked): Promise<void> {
  const path = `/api/guest/bookings/${bookingId}/cancellation`;
  const { refundCents } = (await guest.call<{ refundCents: number }>('GET', path)).body;
  const key = { 'Idempotency-Key': randomUUID() };
  const { status } = await guest.call('POST', path, { refundCents, reason: 'I am ill' }, key);
  expect(status).toBe(200);
}
/** Of the buyer, as the gate of the group's pages hears it. */
const placeOf = async ({ guest }: Booked) =>
  (await guest.call<{ guest: { place: string } }>('GET', '/api/auth/me')).body.guest.place;
/** How many call-offs wait for this host, and whether their list and their Overview mark the trip. */
async function markedAt({ visitor }: HostDesk) {
  type Trips = { isCallOffWaiting: boolean }[];
  const [waiting, list, overview] = await Promise.all([
    visitor.call<{ callOffsToConfirm: number }>('GET', '/api/host/waiting'),
    visitor.call<{ trips: Trips }>('GET', '/api/host/trips'),
    visitor.call<{ recentTrips: Trips }>('GET', '/api/host/overview'),
  ]);
  const marks = [...list.body.trips, ...overview.body.recentTrips].map((trip) => trip.isCallOffWaiting);
  expect(new Set(marks).size).toBe(1);
  return { toConfirm: waiting.body.callOffsToConfirm, waits: marks[0] };
}
/** Somebody who shares the cabin and has an address of their own. */
const travelsAlong = ({ bookingId }: Booked, email: string) =>
  stack.db.query(
    `INSERT INTO guests (public_id, trip_id, booking_id, position, name, email, status, total_amount_cents)
     SELECT left(md5(random()::text), 22), trip_id, id, 2, 'Ravi Sample', $2, status, 1 FROM bookings WHERE public_id = $1`,
    [bookingId, email],
  );

it('ends every booking and gives everybody all back, whatever the policy would keep', async () => {
  const { tripId, standing, ask } = await aTripOfTwo(stack);
  const paid = await Booked.of(stack, 'paid@example.com', 'installment');
  const unpaid = await LinkHolder.of(stack, 'unpaid@example.com');
  const earlier = await Booked.of(stack, 'earlier@example.com', 'installment');
  expect(await placeOf(earlier)).toBe('kept');
  await cancelled(earlier);
  expect(await placeOf(earlier)).toBe('cancelled');
  await travelsAlong(paid, 'along@example.com');
  // By the policy nothing would go back any more.
  await paid.at({ paidDaysAgo: 20, sailsInDays: 10 });
  expect(await standing()).toMatchObject({ status: 'none', bookings: 2, paidCents: 21_300 });
  expect(await ask({ paidCents: 21_299 })).toBe('call_off.changed');
  expect(await ask()).toBe(200);

  await refunded(paid, 21_300);
  await eventually(async () =>
    expect(await unpaid.record()).toMatchObject({ status: 'cancelled', nextStep: 'called_off' }),
  );
  const wasSaid = { isCalledOff: true, calledOffReason: 'The ship has to go into the yard' };
  const card = { ...wasSaid, status: 'cancelled', endedWithTrip: true };
  expect((await paid.guest.call('GET', '/api/guest/trips')).body).toMatchObject([card]);
  expect(await placeOf(paid)).toBe('called_off');
  expect(await paid.mails('cancellation')).toHaveLength(1);
  const along = await stack.db.query('SELECT kind FROM mails WHERE recipient = $1', ['along@example.com']);
  expect(along.rows).toEqual([{ kind: 'called_off_companion' }]);
  // Its money went as its own cancellation said.
  expect(await earlier.holder.record()).toMatchObject({ status: 'cancelled', nextStep: 'cancelled' });
  expect(await standing()).toMatchObject({ status: 'called_off', bookings: 0, mayConfirm: false });
  const { rows } = await stack.db.query(
    'SELECT seats_taken AS seats, is_on_sale AS "isOnSale" FROM trips WHERE id = $1',
    [tripId],
  );
  expect(rows).toEqual([{ seats: 0, isOnSale: false }]);
});

it('lets nothing of it be sold again, through whichever door', async () => {
  const { tripId, owner, ask } = await aTripOfTwo(stack);
  const late = await LinkHolder.of(stack, 'late@example.com');
  expect(await ask()).toBe(200);
  const codeOf = async (method: string, address: string, body?: object) =>
    (await owner.visitor.call<{ code: string }>(method, address, body)).body.code;
  const opened = await codeOf('PUT', `/api/host/trips/${tripId}/booking`);
  expect(opened).toBe('trip.not_saleable');
  const cabin = { tripId, cabinType: 'inside', occupancy: 'single', travellers: 1 };
  expect(await codeOf('POST', '/api/host/bookings/quote', cabin)).toBe('trip.called_off');
  const guest = { ...cabin, name: 'Walker Gates', email: 'walker@example.com', paymentType: 'full' };
  expect(await codeOf('POST', '/api/host/bookings/letter', guest)).toBe('trip.called_off');
  await eventually(async () => expect(await late.record()).toMatchObject({ status: 'cancelled' }));
  expect((await late.order('full')).status).toBe(409);
  expect(await ask({ reason: 'Once more' })).toBe('call_off.asked');
  const edited = { ...aTrip(), version: 1, shipGroupVersion: 0 };
  expect(await codeOf('PUT', `/api/host/trips/${tripId}`, edited)).toBe('trip.kept_as_it_was');
});

it('waits for a second host where more goes back than one gives away, and can be refused', async () => {
  const { tripId, owner, second, standing, ask, confirm, refuse } = await aTripOfTwo(stack);
  const [one, other] = [
    await Booked.of(stack, 'one@example.com'),
    await Booked.of(stack, 'other@example.com'),
  ];
  expect(await ask({}, second)).toBe('host.owner_only');
  expect(await ask()).toBe(200);
  expect(await standing()).toMatchObject({ status: 'waiting', paidCents: 161_600, mayConfirm: true });
  expect(await markedAt(second)).toEqual({ toConfirm: 1, waits: true });
  await expect(Buyer.of(stack).order('meanwhile@example.com')).rejects.toThrow('trip.none_open');
  const opened = await owner.visitor.call('PUT', `/api/host/trips/${tripId}/booking`);
  expect(opened).toMatchObject({ status: 409, body: { code: 'trip.not_saleable' } });
  expect(await confirm(owner)).toBe('second_host.own');
  expect(await one.money()).toMatchObject({ status: 'confirmed' });

  expect(await refuse()).toBe(200);
  expect(await confirm()).toBe('call_off.not_waiting');
  expect(await standing()).toMatchObject({ status: 'none' });
  expect(await markedAt(second)).toEqual({ toConfirm: 0, waits: false });

  await ask();
  const confirmed = await Promise.all([confirm(), confirm()]);
  expect(confirmed.toSorted()).toEqual([200, 'call_off.not_waiting']);
  await Promise.all([refunded(one, 80_800), refunded(other, 80_800)]);
  expect(await markedAt(second)).toEqual({ toConfirm: 0, waits: false });
  const { rowCount } = await stack.db.query(`SELECT FROM mails WHERE kind = 'call_off_waiting'`);
  expect(rowCount).toBe(2);
});

it('waits for what a host recorded and no books have yet', async () => {
  const { owner, second, ask, standing } = await aTripOfTwo(stack);
  const { bookingId } = await Booked.of(stack, 'cash@example.com', 'installment');
  const receivedOn = new Date(Date.now() - DAY_MS).toISOString().slice(0, 10);
  const cash = { method: 'cash', amountCents: 63_700, receivedOn, reason: 'At the pier' };
  expect((await owner.post(bookingId, 'payments', cash)).body.status).toBe('waiting');
  expect(await ask()).toBe('call_off.payments_wait');
  const { id } = (await second.read(bookingId, 'money')).body.waiting[0]!;
  expect((await second.post(bookingId, `acts/${id}/confirm`)).status).toBe(204);
  expect(await ask()).toBe(200);
  expect(await standing()).toMatchObject({ status: 'waiting', paidCents: 85_000 });
});

it('is too late once the ship has sailed', async () => {
  const { tripId, ask } = await aTripOfTwo(stack);
  expect(await ask({ reason: 'No' })).toBe('request.invalid');
  await stack.db.query('UPDATE trips SET departs_at = now() WHERE id = $1', [tripId]);
  expect(await ask()).toBe('trip.departed');
});
