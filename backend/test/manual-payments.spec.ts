import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { dateInZone } from '../src/modules/trips/trips.service.js';
import { assertBooksBalance } from './support/books.js';
import { type Answer, Booked, HostDesk } from './support/booked.js';
import { LinkHolder } from './support/link-holder.js';
import { aHost } from './support/people.js';
import { aTripOnSale } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';

let stack: Stack;
let tripId: number;
let host: HostDesk;
let second: HostDesk;

beforeAll(async () => {
  stack = await startStack({ env: { ONE_HOST_LIMIT_CENTS: '50000' } });
  tripId = await aTripOnSale(stack);
  host = new HostDesk(stack, await aHost(stack, [tripId]));
  second = new HostDesk(stack, await aHost(stack, [tripId]));
}, 120_000);
afterEach(() => assertBooksBalance(stack));
afterAll(() => stack.stop());

const today = () => new Date(Date.now() - 24 * 60 * 60 * 1_000).toISOString().slice(0, 10);
const tripDay = () => dateInZone(new Date(), 'America/Los_Angeles');
const cash = (amountCents: number, changes: object = {}) => ({
  method: 'cash',
  amountCents,
  receivedOn: today(),
  reason: 'Paid at the office',
  ...changes,
});
const key = (value: string = randomUUID()) => ({ 'Idempotency-Key': value });
const manualLines = async (bookingId: string) => {
  const { rows } = await stack.db.query<{ cents: number }>(
    `SELECT amount_cents AS cents FROM ledger_entries WHERE kind = 'manual'
        AND booking_id = (SELECT id FROM bookings WHERE public_id = $1)`,
    [bookingId],
  );
  return rows.map(({ cents }) => cents);
};
const bookingOf = async ({ id }: LinkHolder) => {
  const { rows } = await stack.db.query<{ id: string }>(
    'SELECT b.public_id AS id FROM bookings b JOIN guests g ON g.booking_id = b.id WHERE g.public_id = $1',
    [id],
  );
  return rows[0]!.id;
};

describe('a payment made elsewhere', () => {
  it('recorded by a host counts: the booking is confirmed, the next part is known, the guest gets an account', async () => {
    const holder = await LinkHolder.of(stack, 'cash@example.com', 'installment');
    const id = await bookingOf(holder);
    expect(await host.post(id, 'payments', cash(21_300))).toMatchObject({
      status: 201,
      body: { status: 'recorded' },
    });
    expect(await holder.record()).toMatchObject({
      nextStep: 'pay_later',
      amountPaid: 213,
      depositAmount: 213,
      remainingAmount: 637,
      nextPaymentDate: expect.any(String),
    });
    const { body } = await host.read(id, 'money');
    expect(body.payments).toEqual([
      expect.objectContaining({ paidBy: 'cash', amountCents: 21_300, recordedBy: 'Robin Sample' }),
    ]);
    expect(body.activity[0]).toMatchObject({
      action: 'payment.recorded',
      reason: 'Paid at the office',
      amountCents: 21_300,
    });
    const mails = await stack.db.query(
      "SELECT FROM mails WHERE recipient = 'cash@example.com' AND kind = 'credentials'",
    );
    expect(mails.rowCount).toBe(1);
  });

  it('is written to the guest once it counts', async () => {
    const booked = await Booked.of(stack, 'told-cash@example.com', 'installment');
    const asked = randomUUID();
    await host.post(booked.bookingId, 'payments', cash(10_000), asked);
    await host.post(booked.bookingId, 'payments', cash(10_000), asked);
    expect(await booked.mails('payment_recorded')).toHaveLength(1);
    const large = await Booked.of(stack, 'told-large@example.com', 'installment');
    await host.post(large.bookingId, 'payments', cash(60_000));
    expect(await large.mails('payment_recorded')).toEqual([]);
    const [waiting] = (await second.read(large.bookingId, 'money')).body.waiting;
    await second.post(large.bookingId, `acts/${waiting!.id}/confirm`);
    expect(await large.mails('payment_recorded')).toHaveLength(1);
  });

  it('is never more than is owed, and no day that is yet to come', async () => {
    const booked = await Booked.of(stack, 'toomuch@example.com', 'installment');
    const more = await host.post(booked.bookingId, 'payments', cash(63_701));
    expect(more).toMatchObject({
      status: 409,
      body: { code: 'payment.more_than_owed', message: 'Only $637 is owed.' },
    });
    const late = await host.post(booked.bookingId, 'payments', cash(100, { receivedOn: '2099-01-01' }));
    expect(late.status).toBe(422);
    const early = await host.post(booked.bookingId, 'payments', cash(100, { receivedOn: '1900-01-01' }));
    expect(early).toMatchObject({ status: 422, body: { fields: { receivedOn: expect.any(String) } } });
    expect((await host.post(booked.bookingId, 'payments', cash(100, { reason: '' }))).status).toBe(422);
    expect(await manualLines(booked.bookingId)).toEqual([]);
  });

  it('ends the order that was open at PayPal over the same money', async () => {
    const holder = await LinkHolder.of(stack, 'both@example.com', 'installment');
    await holder.order('installment');
    await stack.emulator.decide(holder.orderId, 'approve');
    await host.post(await bookingOf(holder), 'payments', cash(21_300));
    expect((await holder.capture()).body.code).toBe('payment.order_ended');
    expect(await stack.emulator.captures(holder.orderId)).toEqual([]);
  });

  it('takes no days of reflection away, however long ago it came', async () => {
    const holder = await LinkHolder.of(stack, 'reflects@example.com', 'installment');
    const receivedOn = new Date(Date.now() - 20 * 24 * 60 * 60 * 1_000).toISOString().slice(0, 10);
    await host.post(await bookingOf(holder), 'payments', cash(21_300, { receivedOn }));
    expect((await host.read(await bookingOf(holder), 'cancellation')).body).toMatchObject({
      case: 'reassurance',
      refundCents: 21_300,
    });
  });

  it('goes back by hand, once a host has said so', async () => {
    const holder = await LinkHolder.of(stack, 'cashback@example.com', 'installment');
    const id = await bookingOf(holder);
    await host.post(id, 'payments', cash(21_300));
    const { refunds } = (await host.refund(id, 10_000)).body;
    expect(refunds).toEqual([expect.objectContaining({ status: 'requested' })]);
    expect(await holder.record()).toMatchObject({ amountPaid: 213 });
    const given = { method: 'cash', givenOn: tripDay(), reason: 'At the office' };
    await host.post(id, `refunds/${refunds![0]!.id}/given`, given);
    expect(await holder.record()).toMatchObject({ amountPaid: 113, remainingAmount: 737 });
  });
});

describe('who may say that money has come', () => {
  it('SEC-20: a guest who says so is asked about at PayPal, and nothing else happens', async () => {
    const booked = await Booked.of(stack, 'claims@example.com', 'installment');
    const claim = cash(63_700, { amountPaid: 808 });
    const reply = await booked.guest.call('PUT', `/api/guests/${booked.holder.id}/payment`, claim, key());
    expect(reply).toMatchObject({ status: 200, body: { amountPaid: 213, remainingAmount: 637 } });
    expect(
      (await booked.guest.call('PUT', `/api/guests/${'x'.repeat(22)}/payment`, claim, key())).status,
    ).toBe(404);
    const stranger = new HostDesk(stack, await aHost(stack, []));
    await stranger.visitor.call('PUT', `/api/guests/${booked.holder.id}/payment`, claim, key());
    expect(await manualLines(booked.bookingId)).toEqual([]);
  });

  it('a co-host without the right to money records nothing, at the desk or under the link', async () => {
    const booked = await Booked.of(stack, 'rights@example.com', 'installment');
    const helper = await aHost(stack, [tripId]);
    await stack.db.query('UPDATE trip_hosts SET may_money = false WHERE user_id = $1', [helper.userId]);
    const desk = new HostDesk(stack, helper);
    const path = `/api/guests/${booked.holder.id}/payment`;
    const refused = { status: 403, body: { code: 'host.right_missing' } };
    expect(await desk.post(booked.bookingId, 'payments', cash(10_000))).toMatchObject(refused);
    expect(await desk.visitor.call('PUT', path, cash(10_000), key())).toMatchObject(refused);
    expect(await manualLines(booked.bookingId)).toEqual([]);
  });

  it('SEC-21: a host without a key is refused, one who sends it twice records it once', async () => {
    const booked = await Booked.of(stack, 'key@example.com', 'installment');
    const path = `/api/guests/${booked.holder.id}/payment`;
    const put = (headers: Record<string, string>, body = cash(10_000, { shownCents: 63_700 })) =>
      host.visitor.call<Answer>('PUT', path, body, headers);
    expect(await put({})).toMatchObject({ status: 400, body: { code: 'request.key_missing' } });
    const named = key();
    expect(await put(named)).toMatchObject({ status: 200, body: { amountPaid: 313 } });
    expect(await put(named)).toMatchObject({ status: 200, body: { amountPaid: 313 } });
    expect(await manualLines(booked.bookingId)).toEqual([-10_000]);
    expect(await put(named, cash(20_000, { shownCents: 53_700 }))).toMatchObject({
      status: 409,
      body: { code: 'request.key_reused' },
    });
    expect((await put(key(), cash(10_000, { shownCents: 53_700, reason: undefined }))).status).toBe(422);
  });
});
