import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { assertBooksBalance } from './support/books.js';
import { type Answer, Booked, HostDesk } from './support/booked.js';
import { eventually } from './support/eventually.js';
import { aHost } from './support/people.js';
import { aTripOnSale } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';

let stack: Stack;
let host: HostDesk;

beforeAll(async () => {
  stack = await startStack();
  host = new HostDesk(stack, await aHost(stack, [await aTripOnSale(stack)]));
}, 120_000);
afterEach(() => assertBooksBalance(stack));
afterAll(() => stack.stop());

interface Payments {
  bookings: {
    id: string;
    guestId: string;
    totals: Record<string, number>;
    payments: { id: string; amountCents: number; purpose: string; hasReceipt: boolean }[];
    credits: { state: string; remainingCents: number }[];
    usableCreditCents: number;
  }[];
}

const grant = (booked: Booked, amountCents: number, changes: object = {}) =>
  host.post(booked.bookingId, 'credits', { amountCents, reason: 'Four cabins booked together', ...changes });
const use = ({ guest, bookingId }: Booked, key: string = randomUUID()) =>
  guest.call<Answer>('POST', `/api/guest/bookings/${bookingId}/credits/use`, {}, { 'Idempotency-Key': key });
const moneyOf = async ({ guest }: Booked) =>
  (await guest.call<Payments>('GET', '/api/guest/payments')).body.bookings[0]!;

describe('a credit', () => {
  it('is used once, up to what is owed, whoever clicks how often', async () => {
    const booked = await Booked.of(stack, 'credit@example.com', 'installment');
    expect((await grant(booked, 50_000)).status).toBe(201);
    expect(await booked.mails('credit_granted')).toHaveLength(1);
    expect(await moneyOf(booked)).toMatchObject({ usableCreditCents: 50_000, totals: { owedCents: 63_700 } });
    const clicks = await Promise.all([use(booked), use(booked), host.post(booked.bookingId, 'credits/use')]);
    expect(clicks.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await booked.money()).toMatchObject({ paid: 71_300, owed: 13_700 });
    await grant(booked, 50_000);
    expect((await use(booked)).body).toEqual({ usedCents: 13_700 });
    expect(await booked.money()).toMatchObject({ owed: 0, paymentStatus: 'paid', access: true });
    expect((await moneyOf(booked)).credits).toMatchObject([
      { state: 'used' },
      { state: 'open', remainingCents: 36_300 },
    ]);
    expect((await use(booked)).body.code).toBe('payment.already_paid');
  });

  it('that has ended is none', async () => {
    const booked = await Booked.of(stack, 'ended@example.com', 'installment');
    expect((await grant(booked, 5_000, { expiresOn: '2020-01-01' })).status).toBe(422);
    await grant(booked, 5_000, { expiresOn: '2090-01-01' });
    await stack.db.query("UPDATE credits SET expires_on = current_date - 3 WHERE expires_on = '2090-01-01'");
    expect((await use(booked)).body.code).toBe('credit.none');
    expect(await moneyOf(booked)).toMatchObject({ usableCreditCents: 0, credits: [{ state: 'expired' }] });
  });

  it('is taken back when the booking is cancelled: only money comes back', async () => {
    const booked = await Booked.of(stack, 'back@example.com', 'installment');
    await grant(booked, 70_000);
    await use(booked);
    expect(await booked.money()).toMatchObject({ paid: 85_000, owed: 0 });
    const path = `/api/guest/bookings/${booked.bookingId}/cancellation`;
    const { body } = await booked.guest.call(
      'POST',
      path,
      { refundCents: 21_300 },
      { 'Idempotency-Key': randomUUID() },
    );
    expect(body).toEqual({ refundCents: 21_300, byHostCents: 0, keptCents: 0, toOthersCents: 0 });
    await eventually(async () => expect(await booked.money()).toMatchObject({ paid: 0, owed: 0 }));
    expect((await moneyOf(booked)).credits).toMatchObject([{ state: 'void', remainingCents: 0 }]);
  });
});

it('what a cancellation keeps as the deposit does not grow with an extra that was added later', async () => {
  const booked = await Booked.of(stack, 'extras@example.com', 'installment');
  await booked.at({ paidDaysAgo: 20, sailsInDays: 200 });
  await booked.holder.pay('next', '425.00');
  const kept = async () => (await host.read<{ depositCents: number }>(booked.bookingId, 'cancellation')).body;
  expect(await kept()).toMatchObject({ depositCents: 21_300, refundCents: 42_500 });
  const added = await host.post(booked.bookingId, 'add-ons', { code: 'drinks', settledOnBoard: false });
  expect(added.status).toBe(200);
  expect(await kept()).toMatchObject({ depositCents: 21_300, refundCents: 42_500 });
});

describe('what a guest reads about their money', () => {
  it('reconciles to the cent, and each payment has its receipt', async () => {
    const booked = await Booked.of(stack, 'receipts@example.com', 'installment');
    await booked.holder.pay('next', '425.00');
    await host.refund(booked.bookingId, 10_050);
    await eventually(async () => expect((await booked.refunds())[0]).toMatchObject({ status: 'completed' }));
    const { totals, payments, guestId } = await moneyOf(booked);
    expect(guestId).toBe(booked.holder.id);
    expect(totals).toMatchObject({
      costCents: 85_000,
      paidCents: 63_800,
      refundedCents: 10_050,
      owedCents: 31_250,
    });
    expect(payments.map(({ purpose }) => purpose)).toEqual(['deposit', 'second']);
    const receipt = async (id: string) => (await booked.guest.call('GET', `/api/guest/receipts/${id}`)).body;
    expect(await receipt(payments[0]!.id)).toMatchObject({
      amountCents: 21_300,
      owedAfterCents: 63_700,
      refundedCents: 0,
      paidBy: 'paypal',
    });
    expect(await receipt(payments[1]!.id)).toMatchObject({
      amountCents: 42_500,
      owedAfterCents: 21_200,
      refundedCents: 10_050,
      guestName: 'Quinn Sample',
    });
  });

  it("is nobody else's", async () => {
    const [one, other] = [await Booked.of(stack, 'a@example.com'), await Booked.of(stack, 'b@example.com')];
    const [payment] = (await moneyOf(other)).payments;
    expect((await one.guest.call('GET', `/api/guest/receipts/${payment!.id}`)).status).toBe(404);
    expect((await one.holder.call('GET', '/api/guest/payments')).status).toBe(401);
    expect((await one.guest.call('GET', `/api/host/bookings/${one.bookingId}/money`)).status).toBe(403);
  });
});
