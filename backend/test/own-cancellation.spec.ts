import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { USUAL_CANCELLATION } from '../contracts/cancellation-policy.js';
import { Booked, HostDesk } from './support/booked.js';
import { assertBooksBalance } from './support/books.js';
import { LinkHolder } from './support/link-holder.js';
import { aHost } from './support/people.js';
import { aTripOnSale, Buyer } from './support/purchase.js';
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
afterEach(() => assertBooksBalance(stack));
afterAll(() => stack.stop());

const STRICT = { reassuranceDays: 0, steps: [{ daysBefore: 90, percent: 25 }] };

/** A host saves the trip with another policy. */
const save = (cancellation: object) => trip.save({ cancellation });
const termsOf = async ({ guest, bookingId }: Booked) =>
  (await guest.call('GET', `/api/guest/bookings/${bookingId}/cancellation`)).body;

it('a trip has a cancellation policy of its own, and a booking keeps the one it was made with', async () => {
  const before = await Booked.of(stack, 'usual@example.com');
  expect(await save(STRICT)).toMatchObject({ status: 200, body: { cancellation: STRICT } });
  expect((await host.visitor.call('GET', '/api/trips/current')).body).toMatchObject({ cancellation: STRICT });
  const after = await Booked.of(stack, 'strict@example.com');
  expect(await after.holder.record()).toMatchObject({ trip: { cancellation: STRICT } });
  expect(await before.holder.record()).toMatchObject({ trip: { cancellation: USUAL_CANCELLATION } });

  await before.at({ paidDaysAgo: 20, sailsInDays: 95 });
  await after.paidDaysAgo(20);
  // $808 were paid, of which a quarter is the deposit.
  expect(await termsOf(before)).toMatchObject({ case: 'step', percent: 100, refundCents: 60_600 });
  expect(await termsOf(after)).toMatchObject({
    case: 'step',
    percent: 25,
    policy: STRICT,
    refundCents: 15_150,
  });
  const held = await host.read(after.bookingId, 'cancellation');
  expect(held.body).toMatchObject({ policy: STRICT, refundCents: 15_150 });

  const answer = await after.guest.call(
    'POST',
    `/api/guest/bookings/${after.bookingId}/cancellation`,
    {
      refundCents: 15_150,
    },
    { 'Idempotency-Key': 'cancel-by-its-own-policy' },
  );
  expect(answer).toMatchObject({ status: 200, body: { refundCents: 15_150, keptCents: 65_650 } });
});

it('who has begun to pay, and agrees anew after the policy was changed, books by what they agreed to', async () => {
  expect(await save(USUAL_CANCELLATION)).toMatchObject({ status: 200 });
  const buyer = Buyer.of(stack);
  expect((await buyer.order('agreed@example.com')).status).toBe(201);
  const before = buyer.orderId;
  expect((await buyer.pay()).body.id).toBe(before);
  expect(await save(STRICT)).toMatchObject({ status: 200 });
  expect((await buyer.pay()).status).toBe(201);
  expect(buyer.orderId).not.toBe(before);
  const { rows } = await stack.db.query(
    `SELECT b.cancellation, b.status FROM bookings b JOIN guests g ON g.booking_id = b.id
      WHERE g.email = 'agreed@example.com' ORDER BY b.id`,
  );
  expect(rows).toEqual([
    { cancellation: USUAL_CANCELLATION, status: 'expired' },
    { cancellation: STRICT, status: 'pending_payment' },
  ]);
});

it('a booking of a trip that returns nothing says so before it is paid and when it is cancelled', async () => {
  const none = { reassuranceDays: 0, steps: [] };
  expect(await save(none)).toMatchObject({ status: 200 });
  const holder = await LinkHolder.of(stack, 'none@example.com', 'full');
  expect(await holder.record()).toMatchObject({ trip: { cancellation: none } });
  const booked = await Booked.of(stack, 'nothing@example.com');
  expect(await termsOf(booked)).toMatchObject({ case: 'nothing', percent: 0, refundCents: 0 });
});

it.each([
  [
    { reassuranceDays: 14, steps: [{ daysBefore: 731, percent: 100 }] },
    { 'cancellation.steps.0.daysBefore': 'Enter a number of days from 0 to 730' },
  ],
  [
    { reassuranceDays: 14, steps: [{ daysBefore: 60, percent: 101 }] },
    { 'cancellation.steps.0.percent': 'Enter a percentage from 1 to 100' },
  ],
  [
    { reassuranceDays: -1, steps: [] },
    { 'cancellation.reassuranceDays': 'Enter a number of days from 0 to 730' },
  ],
  [
    {
      reassuranceDays: 0,
      steps: [
        { daysBefore: 30, percent: 50 },
        { daysBefore: 60, percent: 20 },
      ],
    },
    {
      'cancellation.steps.1.daysBefore': 'Enter fewer days than the step above has: it has 30',
    },
  ],
  ['everything', { cancellation: 'Send the cancellation policy' }],
])('a policy that cannot be is refused at its field: %j', async (policy, fields) => {
  expect(await save(policy as object)).toMatchObject({ status: 422, body: { fields } });
});
