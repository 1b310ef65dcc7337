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
let second: HostDesk;

beforeAll(async () => {
  stack = await startStack({ env: { ONE_HOST_LIMIT_CENTS: '50000' } });
  const tripId = await aTripOnSale(stack);
  host = new HostDesk(stack, await aHost(stack, [tripId]));
  second = new HostDesk(stack, await aHost(stack, [tripId]));
}, 120_000);
afterEach(() => assertBooksBalance(stack));
afterAll(() => stack.stop());

/** Where the trip is: the day of what is written down just now. */
const today = () => dateInZone(new Date(), 'America/Los_Angeles');
const reason = 'Written down at the office';
const record = ({ bookingId }: Booked, amountCents: number, method = 'cash') =>
  host.post(bookingId, 'payments', { method, amountCents, receivedOn: today(), reason });
const given = { method: 'cash', givenOn: today(), reason: 'In an envelope' };
const moneyOf = async ({ bookingId }: Booked) => (await host.read(bookingId, 'money')).body;
const ofGuest = async ({ guest }: Booked) =>
  (await guest.call<{ bookings: GuestMoney[] }>('GET', '/api/guest/payments')).body.bookings[0]!;
const tasks = async ({ bookingId }: Booked) => {
  const { body } = await host.visitor.call<Task[]>('GET', '/api/host/alerts');
  return body.filter((alert) => alert.kind === 'hand_over' && alert.bookingId === bookingId);
};
const report = async () =>
  (await host.visitor.call<{ total: Record<string, number> }>('GET', '/api/host/report')).body.total;

/** Who has paid $213 through PayPal and `cents` in cash. */
async function payer(email: string, cents = 40_000): Promise<Booked> {
  const booked = await Booked.of(stack, email, 'installment');
  expect((await record(booked, cents)).body.status).toBe('recorded');
  return booked;
}

describe('money that did not come through PayPal', () => {
  it('is a task of the hosts when its guest cancels, and has gone back when one of them says so', async () => {
    const booked = await payer('by-hand@example.com');
    const terms = await booked.guest.call<{ refundCents: number }>(
      'GET',
      `/api/guest/bookings/${booked.bookingId}/cancellation`,
    );
    const { refundCents } = terms.body;
    const cancelled = await booked.guest.call<object>(
      'POST',
      `/api/guest/bookings/${booked.bookingId}/cancellation`,
      { refundCents },
      { 'Idempotency-Key': crypto.randomUUID() },
    );
    expect(cancelled.body).toMatchObject({ refundCents: 61_300, byHostCents: 40_000 });
    await eventually(async () =>
      expect((await ofGuest(booked)).totals).toMatchObject({
        refundedCents: 21_300,
        onItsWayBackCents: 40_000,
        owedBackCents: 0,
      }),
    );
    const waiting = (await ofGuest(booked)).refunds.find(({ isHostsToGive }) => isHostsToGive);
    expect(waiting).toMatchObject({ status: 'requested', goesBackBy: 'cash', amountCents: 40_000 });
    expect(await tasks(booked)).toEqual([
      expect.objectContaining({ oursCents: 40_000, text: expect.stringContaining('in cash') }),
    ]);
    expect(await booked.mails('refund')).toContain(`${waiting!.id}:requested`);
    expect(await booked.mails('refund')).not.toContain(`${waiting!.id}:completed`);
    // PayPal is not asked about it, however often somebody looks.
    await host.post(booked.bookingId, 'check');
    // On another host's word: what one says of a booking counts as one.
    expect((await second.post(booked.bookingId, `refunds/${waiting!.id}/given`, given)).body.status).toBe(
      'recorded',
    );
    expect((await ofGuest(booked)).totals).toMatchObject({ refundedCents: 61_300, onItsWayBackCents: 0 });
    expect(await tasks(booked)).toEqual([]);
    expect(await booked.mails('refund')).toContain(`${waiting!.id}:given`);
    const again = await second.post(booked.bookingId, `refunds/${waiting!.id}/given`, given);
    expect(again.body.code).toBe('refund.not_refused');
  });

  it('waits as well when a host gives it back, and above the limit another host confirms that it has gone', async () => {
    const booked = await Booked.of(stack, 'by-two@example.com', 'installment');
    const { body } = await record(booked, 60_000, 'bank');
    await second.post(booked.bookingId, `acts/${body.id}/confirm`);
    const { refunds } = (await host.refund(booked.bookingId, 60_000)).body;
    expect(refunds).toEqual([expect.objectContaining({ status: 'requested', amountCents: 60_000 })]);
    expect(await booked.money()).toMatchObject({ paid: 81_300 });
    expect((await host.refund(booked.bookingId, 21_301)).body.code).toBe('refund.too_much');
    const said = await host.post(booked.bookingId, `refunds/${refunds![0]!.id}/given`, given);
    expect(said.body.status).toBe('waiting');
    expect(await tasks(booked)).toHaveLength(1);
    await second.post(booked.bookingId, `acts/${said.body.id}/confirm`);
    expect(await booked.money()).toMatchObject({ paid: 21_300 });
    expect(await tasks(booked)).toEqual([]);
  });
});

describe('a record that was wrong', () => {
  const wrong = (by: HostDesk, { bookingId }: Booked, id: string) =>
    by.post(bookingId, `payments/${id}/wrong`, { reason: 'The check bounced' });
  const recorded = async (booked: Booked) =>
    (await moneyOf(booked)).payments.find(({ paidBy }) => paidBy !== 'paypal')!.id;

  it('leaves the books by the opposite line, without a refund, and the right one takes its place', async () => {
    const before = await report();
    const booked = await payer('typo@example.com', 42_000);
    const id = await recorded(booked);
    const both = await Promise.all([wrong(host, booked, id), wrong(second, booked, id)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect((await record(booked, 6_500)).body.status).toBe('recorded');
    const { totals, refunds, payments } = await ofGuest(booked);
    expect(totals).toMatchObject({ paidCents: 27_800, refundedCents: 0, onItsWayBackCents: 0 });
    expect(refunds).toEqual([]);
    expect(payments.find((payment) => payment.id === id)).toMatchObject({
      status: 'corrected',
      hasReceipt: false,
    });
    expect(await booked.mails('refund')).toEqual([]);
    expect(await booked.mails('payment_corrected')).toEqual([id]);
    const after = await report();
    expect(after['cashCents']! - before['cashCents']!).toBe(6_500);
    expect(after['refundsCents']).toBe(before['refundsCents']);
  });

  it('gives nothing back of what had been asked for, and an ended booking then owes nothing', async () => {
    const booked = await payer('bounced@example.com');
    const { refundCents } = (await host.read<{ refundCents: number }>(booked.bookingId, 'cancellation')).body;
    await host.post(booked.bookingId, 'cancellation', { refundCents, reason: 'Asked for by phone' });
    expect(await tasks(booked)).toHaveLength(1);
    expect((await wrong(host, booked, await recorded(booked))).status).toBe(201);
    expect(await tasks(booked)).toEqual([]);
    await eventually(async () =>
      expect((await ofGuest(booked)).totals).toMatchObject({
        paidCents: 21_300,
        owedCents: 0,
        owedBackCents: 0,
      }),
    );
    expect((await booked.mails('refund')).filter((ref) => ref.endsWith(':failed'))).toEqual([]);
  });

  it('is never one of PayPal, nor one of which something has gone back', async () => {
    const booked = await payer('not-wrong@example.com');
    const [paypal] = (await moneyOf(booked)).payments.filter(({ paidBy }) => paidBy === 'paypal');
    expect((await wrong(host, booked, paypal!.id)).body.code).toBe('payment.not_recorded');
    const id = await recorded(booked);
    const [refund] = (await host.refund(booked.bookingId, 1_000)).body.refunds!;
    await host.post(booked.bookingId, `refunds/${refund!.id}/given`, given);
    expect((await wrong(host, booked, id)).body.code).toBe('payment.went_back');
    expect((await wrong(host, booked, 'unknown')).body.code).toBe('payment.not_found');
  });
});

interface Task {
  kind: string;
  bookingId: string;
  text: string;
  oursCents: number;
}
interface GuestMoney {
  totals: Record<string, number>;
  refunds: { id: string; status: string; isHostsToGive: boolean; goesBackBy: string; amountCents: number }[];
  payments: { id: string; status: string; hasReceipt: boolean }[];
}
