import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { Booked, HostDesk } from './support/booked.js';
import { assertBooksBalance } from './support/books.js';
import { eventually } from './support/eventually.js';
import { aHost } from './support/people.js';
import { aTripOnSale } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';

let stack: Stack;
let tripId: number;
let host: HostDesk;
jest.setTimeout(60_000);

beforeAll(async () => {
  stack = await startStack();
  tripId = await aTripOnSale(stack);
  host = new HostDesk(stack, await aHost(stack, [tripId]));
}, 120_000);
afterAll(() => stack.stop());

/** A day so far from today, where the trip is. */
const day = (inDays: number) =>
  new Date(Date.now() + inDays * 86_400_000).toLocaleDateString('en-CA', { timeZone: 'America/Los_Angeles' });
/** A host has the trip sail in so many days. */
const sailIn = async (days: number) => {
  const { body } = await host.visitor.call<Record<string, unknown>>('GET', `/api/host/trips/${tripId}`);
  const { id: _i, isOwner: _o, departsAt: _d, isOnSale: _s, seatsTaken: _t, ...trip } = body;
  const moved = { ...trip, subtitle: 'Moved', description: '', startDate: day(days), endDate: day(days + 3) };
  const { status, body: refused } = await host.visitor.call('PUT', `/api/host/trips/${tripId}`, moved);
  expect([status, refused]).toEqual([200, expect.objectContaining({ startDate: day(days) })]);
};

it('the open parts of a booking follow a trip that sails on another day', async () => {
  await sailIn(100);
  const { holder, bookingId } = await Booked.of(stack, 'moved@example.com', 'installment');
  const dates = async () => {
    const { rows } = await stack.db.query<{ days: string }>(
      `SELECT i.due_on::text AS days FROM instalments i JOIN bookings b ON b.id = i.booking_id
        WHERE b.public_id = $1 AND i.position > 1 ORDER BY i.position`,
      [bookingId],
    );
    return rows.map(({ days }) => days);
  };
  expect(await dates()).toEqual([day(40), day(70)]);
  await sailIn(80);
  await eventually(async () => expect(await dates()).toEqual([day(20), day(50)]));
  expect(await holder.record()).toMatchObject({ nextPaymentDate: day(20) });
  // Less than thirty days before departure everything is due.
  await sailIn(25);
  await eventually(async () => expect(await dates()).toEqual([day(0), day(0)]));
  expect(await holder.record()).toMatchObject({ nextStep: 'pay', dueNowCents: 63_700 });
  await assertBooksBalance(stack);
});
