import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { assertBooksBalance } from './support/books.js';
import { Booked, type HostDesk } from './support/booked.js';
import { eventually } from './support/eventually.js';
import { runJob } from './support/jobs.js';
import { LinkHolder } from './support/link-holder.js';
import { MerchantApi } from './support/merchant-api.js';
import { openTransactions } from './support/open-transactions.js';
import { type Stack, startStack } from './support/stack.js';
import { standStill } from './support/stand-still.js';
import { aTripOfTwo, setOff, TWO_HOSTS } from './support/trip-of-two.js';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack({ env: TWO_HOSTS });
}, 120_000);
afterEach(() => assertBooksBalance(stack));
afterAll(() => stack.stop());
const openTransaction = openTransactions(() => stack.db);
const DAY_MS = 24 * 60 * 60 * 1_000;

it('ends later what could not end at once: money was just being taken', async () => {
  const { standing, ask } = await aTripOfTwo(stack);
  const booked = await Booked.of(stack, 'taking@example.com', 'installment');
  const taking = (status: string) =>
    stack.db.query(
      'UPDATE payments SET status = $2 WHERE booking_id = (SELECT id FROM bookings WHERE public_id = $1)',
      [booked.bookingId, status],
    );
  await taking('capturing');
  expect(await ask()).toBe(200);
  await runJob(stack, 'trip.call_off');
  expect(await standing()).toMatchObject({ status: 'called_off', bookings: 1 });
  await taking('completed');
  await runJob(stack, 'trip.call_off');
  await eventually(async () => expect(await booked.money()).toMatchObject({ status: 'cancelled', paid: 0 }));
  expect(await standing()).toMatchObject({ bookings: 0 });
});

it('a cancellation that crosses it keeps nothing back: the guest hears of it, and has their turn', async () => {
  const { tripId } = await aTripOfTwo(stack);
  const crossing = await Booked.of(stack, 'crossing@example.com', 'installment');
  await crossing.at({ paidDaysAgo: 20, sailsInDays: 100 });
  const path = `/api/guest/bookings/${crossing.bookingId}/cancellation`;
  const { refundCents } = (await crossing.guest.call<{ refundCents: number }>('GET', path)).body;
  expect(refundCents).toBe(0);
  const calling = await openTransaction();
  await calling.query('UPDATE trips SET called_off_at = now(), is_on_sale = false WHERE id = $1', [tripId]);
  const body = { refundCents, reason: 'I am ill' };
  const cancelling = crossing.guest.call('POST', path, body, { 'Idempotency-Key': randomUUID() });
  await standStill(stack, 1);
  await calling.end('COMMIT');
  expect(await cancelling).toMatchObject({ status: 409, body: { code: 'trip.called_off' } });
  expect(await crossing.money()).toMatchObject({ status: 'confirmed', paid: 21_300 });
  await setOff(stack, tripId, null);
});

describe('cash that a host records at the instant of a call-off', () => {
  const recorded = (owner: HostDesk, { bookingId }: Booked) => {
    const receivedOn = new Date(Date.now() - DAY_MS).toISOString().slice(0, 10);
    return owner.post(bookingId, 'payments', {
      method: 'cash',
      amountCents: 63_700,
      receivedOn,
      reason: 'At the pier',
    });
  };

  it('is refused where the trip is called off first', async () => {
    const { tripId, owner } = await aTripOfTwo(stack);
    const booked = await Booked.of(stack, 'cash-late@example.com', 'installment');
    const calling = await openTransaction();
    await calling.query('UPDATE trips SET called_off_at = now(), is_on_sale = false WHERE id = $1', [tripId]);
    const recording = recorded(owner, booked);
    await standStill(stack, 1);
    await calling.end('COMMIT');
    expect(await recording).toMatchObject({ status: 409, body: { code: 'trip.called_off' } });
    await setOff(stack, tripId, null);
  });

  it('is in the way of a call-off that comes second', async () => {
    const { tripId, owner, ask } = await aTripOfTwo(stack);
    const booked = await Booked.of(stack, 'cash-first@example.com', 'installment');
    // What it writes in the owner's name waits for this.
    const holding = await openTransaction();
    await holding.query(
      'SELECT FROM users WHERE id = (SELECT user_id FROM trip_hosts WHERE trip_id = $1 AND is_owner) FOR UPDATE',
      [tripId],
    );
    const recording = recorded(owner, booked);
    await standStill(stack, 1);
    const asking = ask();
    await standStill(stack, 2);
    await holding.end('COMMIT');
    expect((await recording).body.status).toBe('waiting');
    expect(await asking).toBe('call_off.payments_wait');
  });
});

it('money that comes before the turn of its booking goes back with it, and its buyer reads why', async () => {
  const { tripId, ask, confirm } = await aTripOfTwo(stack);
  const late = await LinkHolder.of(stack, 'ipn@example.com');
  await stack.emulator.holdWebhooks();
  expect((await late.order('full')).status).toBe(201);
  await stack.emulator.decide(late.orderId, 'approve');
  await setOff(stack, tripId, new Date());
  await (await MerchantApi.of(stack)).capture(late.orderId);
  await stack.emulator.releaseWebhooks();
  await eventually(async () => expect(await late.record()).toMatchObject({ status: 'confirmed' }));
  expect(await late.record()).toMatchObject({ nextStep: 'called_off' });
  await setOff(stack, tripId, null);
  expect([await ask(), await confirm()]).toEqual([200, 200]);
  await eventually(async () => expect(await late.record()).toMatchObject({ status: 'cancelled' }));
  const { rowCount } = await stack.db.query(
    `SELECT FROM mails WHERE kind = 'cancellation' AND recipient = 'ipn@example.com'`,
  );
  expect(rowCount).toBe(1);
});

it('takes no payment any more, also while its bookings have not ended yet', async () => {
  const { tripId, owner } = await aTripOfTwo(stack);
  const deposit = await Booked.of(stack, 'balance@example.com', 'installment');
  expect((await deposit.holder.orderOf('balance', '637.00')).status).toBe(201);
  await stack.emulator.decide(deposit.orderId, 'approve');
  const [approved, held] = [
    await LinkHolder.of(stack, 'approved@example.com'),
    await LinkHolder.of(stack, 'held@example.com'),
  ];
  expect((await approved.order('full')).status).toBe(201);
  await stack.emulator.decide(approved.orderId, 'approve');
  await setOff(stack, tripId, new Date());
  const calledOff = { status: 409, body: { code: 'trip.called_off' } };
  expect(await approved.capture()).toMatchObject(calledOff);
  expect(await stack.emulator.captures(approved.orderId)).toEqual([]);
  expect(await deposit.holder.capture()).toMatchObject(calledOff);
  expect(await stack.emulator.captures(deposit.orderId)).toEqual([]);
  expect(await held.order('full')).toMatchObject(calledOff);
  const { rows } = await stack.db.query<{ id: string }>(
    'SELECT b.public_id AS id FROM bookings b JOIN guests g ON g.booking_id = b.id WHERE g.public_id = $1',
    [held.id],
  );
  expect(await owner.post(rows[0]!.id, 'waitlist')).toMatchObject(calledOff);
  await setOff(stack, tripId, null);
});
