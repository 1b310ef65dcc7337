import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { dateInZone } from '../src/modules/trips/trips.service.js';
import { assertBooksBalance } from './support/books.js';
import { Booked, HostDesk } from './support/booked.js';
import { eventually } from './support/eventually.js';
import { alertsOf, allWorkedOn } from './support/money-picture.js';
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
afterEach(async () => {
  await stack.emulator.forgetFaults();
  await assertBooksBalance(stack);
});
afterAll(() => stack.stop());

/** Where the trip is: the day of a payment that was made just now. */
const today = () => dateInZone(new Date(), 'America/Los_Angeles');
const bank = (changes: object = {}) => ({
  method: 'bank',
  givenOn: today(),
  reason: 'Transfer 4711',
  ...changes,
});
const refusing = (issue = 'REFUND_TIME_LIMIT_EXCEEDED') =>
  stack.emulator.fault({ operation: 'refund', kind: 'fail', status: 422, issue });
const statuses = (booked: Booked, ...expected: string[]) =>
  eventually(async () => expect((await booked.refunds()).map(({ status }) => status)).toEqual(expected));
const alertOf = async ({ bookingId }: Booked) => {
  const { body } = await host.visitor.call<{ kind: string; bookingId: string; text: string }[]>(
    'GET',
    '/api/host/alerts',
  );
  return body.find((alert) => alert.bookingId === bookingId);
};

/** A booking cancelled for nothing, whose $808 (or `cents`) PayPal does not return; answers the refund's id. */
async function refused(booked: Booked): Promise<string> {
  await refusing();
  const cancelled = { refundCents: 80_800, reason: 'Cannot come' };
  expect((await host.post(booked.bookingId, 'cancellation', cancelled)).status).toBe(200);
  await statuses(booked, 'failed');
  return (await host.read(booked.bookingId, 'money')).body.refunds[0]!.id;
}
const give = (by: HostDesk, { bookingId }: Booked, refundId: string, body: object = bank()) =>
  by.post(bookingId, `refunds/${refundId}/given`, body);

describe('money that PayPal does not return', () => {
  it('is owed to the guest, who reads so, until a host has given it back another way and a second one confirms', async () => {
    const booked = await Booked.of(stack, 'too-old@example.com');
    const refundId = await refused(booked);
    const guestReads = async () =>
      (await booked.guest.call<{ bookings: GuestMoney[] }>('GET', '/api/guest/payments')).body.bookings[0]!;
    expect((await guestReads()).totals).toMatchObject({ owedBackCents: 80_800, onItsWayBackCents: 0 });
    expect(await alertOf(booked)).toMatchObject({
      kind: 'refund_failed',
      text: expect.stringContaining('180 days'),
    });
    expect((await give(host, booked, refundId, bank({ givenOn: '2099-01-01' }))).status).toBe(422);
    expect((await give(host, booked, refundId, bank({ givenOn: '1900-01-01' }))).status).toBe(422);
    const asked = await give(host, booked, refundId);
    expect(asked).toMatchObject({ status: 201, body: { status: 'waiting' } });
    expect((await give(second, booked, refundId)).body.code).toBe('refund.waits');
    expect((await guestReads()).totals).toMatchObject({ owedBackCents: 80_800 });
    expect((await host.post(booked.bookingId, `acts/${asked.body.id}/confirm`)).body.code).toBe(
      'second_host.own',
    );
    expect((await second.post(booked.bookingId, `acts/${asked.body.id}/confirm`)).status).toBe(204);
    const { totals, refunds, payments } = await guestReads();
    expect(totals).toMatchObject({ owedBackCents: 0, owedCents: 0, refundedCents: 80_800 });
    expect(refunds).toEqual([
      expect.objectContaining({ status: 'completed', goesBackBy: 'bank', givenOn: today() }),
    ]);
    expect(payments).toEqual([expect.objectContaining({ status: 'refunded' })]);
    expect(await booked.money()).toMatchObject({ paid: 0, owed: 0, paymentStatus: 'refunded' });
    const receipt = await booked.guest.call('GET', `/api/guest/receipts/${payments[0]!.id}`);
    expect(receipt.body).toMatchObject({ refundedCents: 80_800, status: 'refunded' });
    expect(await alertOf(booked)).toBeUndefined();
    expect(await booked.mails('refund')).toContainEqual(expect.stringMatching(/:given$/));
    const { body } = await second.read(booked.bookingId, 'money');
    expect(body.activity.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['refund.proposed', 'refund.confirmed', 'refund.given']),
    );
  });

  it('and was given another way is not given twice, whoever says so later', async () => {
    const booked = await Booked.of(stack, 'once@example.com');
    await refusing('REFUND_FAILED_INSUFFICIENT_FUNDS');
    await host.refund(booked.bookingId, 20_000);
    await statuses(booked, 'failed');
    const { id } = (await host.read(booked.bookingId, 'money')).body.refunds[0]!;
    const both = await Promise.all([give(host, booked, id), give(second, booked, id)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(await booked.money()).toMatchObject({ paid: 60_800, owed: 20_000 });
    expect((await host.refund(booked.bookingId, 60_801)).body.code).toBe('refund.too_much');
    const report = await host.visitor.call<{ total: object }>('GET', '/api/host/report');
    expect(report.body.total).toMatchObject({ refundsCents: 100_800 });
  });

  it('ends with a later refund that went through, and what PayPal has is asked of PayPal', async () => {
    const booked = await Booked.of(stack, 'again@example.com');
    await refusing('REFUND_FAILED_INSUFFICIENT_FUNDS');
    await host.refund(booked.bookingId, 80_800);
    await statuses(booked, 'failed');
    const { id } = (await host.read(booked.bookingId, 'money')).body.refunds[0]!;
    await host.refund(booked.bookingId, 80_800);
    expect((await give(host, booked, id)).body.code).toBe('refund.too_much');
    await statuses(booked, 'failed', 'completed');
    expect(await alertOf(booked)).toBeUndefined();
    const gone = (await host.read(booked.bookingId, 'money')).body.refunds[1]!;
    expect((await give(host, booked, gone.id)).body.code).toBe('refund.not_refused');
    expect((await give(host, booked, 'A'.repeat(22))).body.code).toBe('refund.not_found');
  });

  it('and went from PayPal after all is in the books twice, and in the sight of a host', async () => {
    const booked = await Booked.of(stack, 'twice@example.com');
    await stack.emulator.fault({ operation: 'refund', kind: 'pending', reason: 'ECHECK' });
    await host.refund(booked.bookingId, 10_000, { effect: 'goodwill' });
    await statuses(booked, 'pending');
    const [atPayPal] = await stack.emulator.refunds(booked.orderId);
    await stack.db.query(
      "UPDATE refunds SET status = 'failed', next_check_at = NULL WHERE status = 'pending'",
    );
    await stack.db.query('UPDATE payments SET refund_reserved_cents = 0 WHERE provider_order_id = $1', [
      booked.orderId,
    ]);
    const { id } = (await host.read(booked.bookingId, 'money')).body.refunds[0]!;
    expect((await give(host, booked, id)).body.status).toBe('recorded');
    await stack.emulator.completeRefund(atPayPal!.id);
    await statuses(booked, 'completed', 'completed');
    expect(await booked.money()).toMatchObject({ paid: 60_800, owed: 10_000 });
    expect(await alertsOf(stack, 'difference')).toEqual([
      expect.objectContaining({ text: expect.stringContaining('it went back twice') }),
    ]);
  });

  it('stays in sight while some of it is owed, when another part went from the dashboard', async () => {
    const booked = await Booked.of(stack, 'dashboard-first@example.com');
    // A notice of the payment itself would be worked on with what PayPal shows by then.
    await allWorkedOn(stack);
    await stack.emulator.holdWebhooks();
    await stack.emulator.refundAtPayPal(await booked.captureId(), '71.00');
    const cancelled = { refundCents: 80_800, reason: 'Cannot come' };
    expect((await host.post(booked.bookingId, 'cancellation', cancelled)).status).toBe(200);
    await statuses(booked, 'failed');
    await stack.emulator.releaseWebhooks();
    await statuses(booked, 'failed', 'completed');
    expect(await alertOf(booked)).toMatchObject({ kind: 'refund_failed' });
    expect((await host.refund(booked.bookingId, 73_700)).status).toBe(201);
    await statuses(booked, 'failed', 'completed', 'completed');
    await eventually(async () => expect(await alertOf(booked)).toBeUndefined());
    expect(await booked.money()).toMatchObject({ paid: 0, owed: 0, paymentStatus: 'refunded' });
  });
});

interface GuestMoney {
  totals: Record<string, number>;
  refunds: { status: string }[];
  payments: { id: string; status: string }[];
}
