import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { dateInZone } from '../src/modules/trips/trips.service.js';
import { assertBooksBalance } from './support/books.js';
import { Booked, HostDesk } from './support/booked.js';
import { eventually } from './support/eventually.js';
import { aHost } from './support/people.js';
import { aTripOnSale } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';

let stack: Stack;
let host: HostDesk;
let other: HostDesk;

beforeAll(async () => {
  stack = await startStack();
  const tripId = await aTripOnSale(stack);
  host = new HostDesk(stack, await aHost(stack, [tripId]));
  other = new HostDesk(stack, await aHost(stack, [tripId]));
}, 120_000);
afterEach(() => assertBooksBalance(stack));
afterAll(() => stack.stop());

const reason = 'One complaint, two hosts';
const differs = (what: string, now: string) => ({
  status: 409,
  body: {
    code: 'money.changed',
    message: expect.stringMatching(new RegExp(`^${what} by Robin Sample, .*: ${now} now. Please look again`)),
  },
});

describe('two hosts who answer the same complaint, each upon what they were shown', () => {
  it('give back once: the second hears what the first one did', async () => {
    const booked = await Booked.of(stack, 'refunded-once@example.com');
    const id = booked.bookingId;
    const shown = { shownCents: 80_800 };
    expect((await host.refund(id, 10_000, shown)).status).toBe(201);
    expect(await other.refund(id, 10_000, shown)).toMatchObject(
      differs('Refund requested', '\\$708 can go back'),
    );
    await eventually(async () =>
      expect((await booked.refunds()).map(({ status }) => status)).toEqual(['completed']),
    );
    // Of one payment, it is what is left of that one.
    const [payment] = (await other.read(id, 'money')).body.payments;
    const ofOne = { paymentId: payment!.id, shownCents: 80_800 };
    expect((await other.refund(id, 10_000, ofOne)).body.code).toBe('money.changed');
    expect((await other.refund(id, 10_000, { ...ofOne, shownCents: 70_800 })).status).toBe(201);
  });

  it('record a payment once, and grant a credit once', async () => {
    const booked = await Booked.of(stack, 'recorded-once@example.com', 'installment');
    const id = booked.bookingId;
    const receivedOn = dateInZone(new Date(), 'America/Los_Angeles');
    const cash = { method: 'cash', amountCents: 30_000, shownCents: 63_700, receivedOn, reason };
    expect((await host.post(id, 'payments', cash)).status).toBe(201);
    expect(await other.post(id, 'payments', cash)).toMatchObject(
      differs('Payment recorded', '\\$337 is owed'),
    );
    const credit = { amountCents: 5_000, shownCents: 0, reason };
    expect((await host.post(id, 'credits', credit)).status).toBe(201);
    expect(await other.post(id, 'credits', credit)).toMatchObject(
      differs('Credit granted', '\\$50 of credit can be used'),
    );
    expect((await host.read(id, 'money')).body).toMatchObject({ totals: { paidCents: 51_300 } });
  });

  it('have to say what they were shown', async () => {
    const { bookingId } = await Booked.of(stack, 'not-said@example.com');
    const reply = await host.refund(bookingId, 10_000, { shownCents: undefined });
    expect(reply).toMatchObject({ status: 422, body: { fields: { shownCents: expect.any(String) } } });
  });
});
