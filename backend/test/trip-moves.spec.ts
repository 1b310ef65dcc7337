import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DateTime } from 'luxon';
import { USUAL_PLAN } from '../src/modules/trips/instalment-plan.js';
import { Booked, HostDesk } from './support/booked.js';
import { assertBooksBalance } from './support/books.js';
import { eventually } from './support/eventually.js';
import { runJobs } from './support/jobs.js';
import { LinkHolder } from './support/link-holder.js';
import { aHost } from './support/people.js';
import { aTripOnSale } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';
import { TripEditor } from './support/trip-editor.js';

let stack: Stack;
let tripId: number;
let host: HostDesk;
let trip: TripEditor<{ fields?: object }>;

beforeAll(async () => {
  stack = await startStack();
  tripId = await aTripOnSale(stack);
  host = new HostDesk(stack, await aHost(stack, [tripId]));
  trip = new TripEditor(host.visitor, tripId);
}, 120_000);
afterAll(() => stack.stop());

/** A day of the calendar so far from today, where the trip is. */
const day = (inDays: number) =>
  DateTime.now().setZone('America/Los_Angeles').plus({ days: inDays }).toISODate()!;
const save = (changes: object) => trip.save(changes);
/** A host has the trip sail in so many days. */
const sailIn = async (days: number) => {
  const { status, body } = await save({ startDate: day(days), endDate: day(days + 3) });
  expect([status, body]).toEqual([200, expect.objectContaining({ startDate: day(days) })]);
};

/** The days of a booking's parts after the first. */
const daysOf = async (bookingId: string) => {
  const { rows } = await stack.db.query<{ days: string }>(
    `SELECT i.due_on::text AS days FROM instalments i JOIN bookings b ON b.id = i.booking_id
      WHERE b.public_id = $1 AND i.position > 1 ORDER BY i.position`,
    [bookingId],
  );
  return rows.map(({ days }) => days);
};

it('the open parts of a booking follow a trip that sails on another day, and follow it back', async () => {
  await sailIn(100);
  const { holder, bookingId } = await Booked.of(stack, 'moved@example.com', 'installment');
  const dates = () => daysOf(bookingId);
  expect(await dates()).toEqual([day(40), day(70)]);
  await sailIn(80);
  await eventually(async () => expect(await dates()).toEqual([day(20), day(50)]));
  expect(await holder.record()).toMatchObject({ nextPaymentDate: day(20) });
  // Less than thirty days before departure everything is due.
  await sailIn(25);
  await eventually(async () => expect(await dates()).toEqual([day(0), day(0)]));
  expect(await holder.record()).toMatchObject({ nextStep: 'pay', dueNowCents: 63_700 });
  // It was a slip of the pen: nothing is due any more that was not before.
  await sailIn(100);
  await eventually(async () => expect(await dates()).toEqual([day(40), day(70)]));
  expect(await holder.record()).toMatchObject({ dueNowCents: 0, nextPaymentDate: day(40) });
  await assertBooksBalance(stack);
});

it('a host gives one guest another day, which stays: it is logged with its reason and told by mail', async () => {
  await sailIn(100);
  const booked = await Booked.of(stack, 'later@example.com', 'installment');
  const { bookingId, holder } = booked;
  const move = (position: number, dueOn: string) =>
    host.send('PUT', bookingId, `parts/${position}`, { dueOn, reason: 'Paid on the 20th of each month' });

  const refused = await move(2, day(71));
  expect([refused.status, refused.body]).toEqual([
    422,
    expect.objectContaining({ fields: { dueOn: expect.stringContaining('The part after it is due on') } }),
  ]);
  expect((await move(1, day(5))).body.code).toBe('part.not_open');

  expect((await move(2, day(55))).status).toBe(204);
  expect(await daysOf(bookingId)).toEqual([day(55), day(70)]);
  expect(await holder.record()).toMatchObject({ nextPaymentDate: day(55) });
  const page = await host.visitor.call<Page>('GET', `/api/host/bookings/${bookingId}`);
  expect(page.body.history[0]).toMatchObject({
    action: 'due_date.moved',
    reason: 'Paid on the 20th of each month',
  });
  await eventually(async () => expect(await booked.mails('due_date_moved')).toHaveLength(1));

  // The trip moves: the day that was given stays, the other follows.
  await sailIn(95);
  await eventually(async () => expect(await daysOf(bookingId)).toEqual([day(55), day(65)]));
});

it('what is not paid yet is asked for as it is shown, whatever was moved, and anew once it has lapsed', async () => {
  await sailIn(100);
  const asksForIt = async (holder: LinkHolder) => {
    const { dueNowCents } = await holder.record();
    const { status } = await holder.order('installment', (dueNowCents / 100).toFixed(2));
    return { dueNowCents, status };
  };
  const holder = await LinkHolder.of(stack, 'unpaid.yet@example.com', 'installment');
  const booking = `(SELECT booking_id FROM guests WHERE public_id = '${holder.id}')`;
  await stack.db.query(`UPDATE instalments SET due_on = $1 WHERE position = 2 AND booking_id = ${booking}`, [
    day(0),
  ]);
  expect(await asksForIt(holder)).toEqual({ dueNowCents: 63_800, status: 201 });

  const { rows } = await stack.db.query<{ id: number; public_id: string }>(
    `UPDATE bookings SET hold_expires_at = now() WHERE id = ${booking} RETURNING id, public_id`,
  );
  await runJobs(stack, 'hold.lapse', [{ bookingId: rows[0]!.id }]);
  await eventually(async () => expect((await holder.record()).nextStep).toBe('take_again'));
  await sailIn(120);
  expect(await asksForIt(holder)).toEqual({ dueNowCents: 21_300, status: 201 });
  expect(await daysOf(rows[0]!.public_id)).toEqual([day(60), day(90)]);
});

it('a trip has a plan of its own, and a booking keeps the one it was made with', async () => {
  await sailIn(100);
  const before = await LinkHolder.of(stack, 'before@example.com', 'full');
  const laterParts = [
    { percent: 30, daysBefore: null, dueOn: day(10) },
    { percent: 30, daysBefore: 50, dueOn: null },
    { percent: 30, daysBefore: 20, dueOn: null },
  ];
  expect((await save({ depositPercent: 20, laterParts })).body.fields).toEqual({
    laterParts: 'Deposit and parts come to 110%. Together they have to come to 100%',
  });
  expect((await save({ depositPercent: 10, laterParts })).status).toBe(200);

  const site = await before.call<Plan>('GET', '/api/trips/current');
  expect(site.body).toMatchObject({ depositPercent: 10, laterParts });
  const after = await LinkHolder.of(stack, 'after@example.com', 'installment');
  expect(await after.record()).toMatchObject({
    dueNowCents: 8_500,
    trip: { depositPercent: 10, laterParts },
    schedule: [
      { kind: 'deposit', amountCents: 8_500 },
      { kind: 'second', dueOn: day(10), amountCents: 25_500 },
      { kind: 'third', dueOn: day(50), amountCents: 25_500 },
      { kind: 'final', dueOn: day(80), amountCents: 25_500 },
    ],
  });
  await after.order('installment', '85.00');
  await stack.emulator.decide(after.orderId, 'approve');
  await after.captured();
  await after.pay('next', '255.00');

  // Who booked before the plan was changed may still choose the parts that were shown to them.
  expect(await before.record()).toMatchObject({ trip: { depositPercent: 25 } });
  await before.order('installment', '213.00');
  expect((await before.record()).schedule.map(({ amountCents }) => amountCents)).toEqual([
    21_300, 42_500, 21_200,
  ]);
  await assertBooksBalance(stack);
});

it('a trip has percentages of its own, and a booking keeps those it was made with', async () => {
  await sailIn(100);
  const before = await LinkHolder.of(stack, 'taxed@example.com', 'full');
  expect(await save({ taxPercent: 51 })).toMatchObject({
    body: { fields: { taxPercent: 'Enter a percentage from 0 to 50' } },
  });
  const own = { taxPercent: 0, fullDiscountPercent: 10 };
  expect(await save(own)).toMatchObject({ status: 200 });
  expect((await before.call('GET', '/api/trips/current')).body).toMatchObject(own);
  const after = await LinkHolder.of(stack, 'untaxed@example.com', 'full');
  expect(await after.record()).toMatchObject({ dueNowCents: 76_500, trip: own });
  const usual = { taxPercent: 12, fullDiscountPercent: 5 };
  expect(await before.record()).toMatchObject({ dueNowCents: 80_800, trip: usual });
  expect(await save({ ...usual })).toMatchObject({ status: 200 });
});

it('other times of a trip are told by mail, and nothing once they are the old ones again', async () => {
  await sailIn(100);
  const booked = await Booked.of(stack, 'times@example.com');
  const told = async () => (await booked.mails('sailing_times')).length;
  expect(await save({ endDate: day(104) })).toMatchObject({ status: 200 });
  await eventually(async () => expect(await told()).toBe(1));
  expect(await save({ sailsAt: '09:15' })).toMatchObject({ status: 200 });
  await eventually(async () => expect(await told()).toBe(2));
  expect(await save({ description: 'Nothing of its times' })).toMatchObject({ status: 200 });
  expect(await told()).toBe(2);
});

interface Plan {
  depositPercent: number;
  laterParts: object[];
}
interface Page {
  history: { action: string; reason: string | null }[];
}

it('moved nearer by its organiser keeps the right to money back of who bought before, and tells every buyer once', async () => {
  expect(await save({ startDate: day(95), endDate: day(98), ...USUAL_PLAN })).toMatchObject({ status: 200 });
  const booked = await Booked.of(stack, 'bought-early@example.com');
  const moved = async () => (await booked.mails('trip_moved')).length;
  const terms = async ({ bookingId }: Booked) =>
    (await host.read<{ refundCents: number; countsFrom: string | null }>(bookingId, 'cancellation')).body;
  await booked.at({ paidDaysAgo: 40, sailsInDays: 95 });
  const before = await terms(booked);
  expect(before.countsFrom).toBeNull();
  expect(before.refundCents).toBeGreaterThan(0);
  expect(await moved()).toBe(0);
  await sailIn(20);
  expect(await terms(booked)).toMatchObject({ refundCents: before.refundCents, countsFrom: day(95) });
  expect(await moved()).toBe(1);
  const late = await Booked.of(stack, 'bought-late@example.com');
  expect(await terms(late)).toMatchObject({ countsFrom: null });
  const { body } = await host.visitor.call<{ atStake: object }>('GET', `/api/host/trips/${tripId}`);
  expect(body.atStake).toMatchObject({ buyers: expect.any(Number), paidCents: expect.any(Number) });
  await sailIn(100);
  expect(await moved()).toBe(2);
  expect(await terms(booked)).toMatchObject({ countsFrom: null });
  await assertBooksBalance(stack);
});
