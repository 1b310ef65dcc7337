import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Booked, HostDesk } from './support/booked.js';
import { assertBooksBalance } from './support/books.js';
import { eventually } from './support/eventually.js';
import { runJob } from './support/jobs.js';
import { FormPayer } from './support/form-payer.js';
import { LinkHolder } from './support/link-holder.js';
import { allWorkedOn } from './support/money-picture.js';
import { aHost } from './support/people.js';
import { aTripOnSale } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';

let stack: Stack;
let host: HostDesk;

beforeAll(async () => {
  stack = await startStack({ env: { HOLDS_PER_ADDRESS: '50' } });
  host = new HostDesk(stack, await aHost(stack, [await aTripOnSale(stack)]));
}, 120_000);
afterEach(async () => {
  await stack.emulator.forgetFaults();
  await allWorkedOn(stack);
  await assertBooksBalance(stack);
});
afterAll(() => stack.stop());

/** Paid in full, and PayPal holds it back. */
async function heldBack(email: string, reason: string) {
  const holder = await LinkHolder.of(stack, email, 'full');
  expect((await holder.order('full')).status).toBe(201);
  await stack.emulator.decide(holder.orderId, 'approve');
  await stack.emulator.fault({ operation: 'capture', kind: 'pending', reason });
  expect((await holder.capture()).status).toBe(202);
  // On a busy machine PayPal may be asked after the buyer was told to wait.
  const row = await eventually(async () => {
    const [pending] = await rowsOf<{ bookingId: string; invoiceId: string; captureId: string }>(holder);
    expect(pending).toMatchObject({ status: 'pending' });
    return pending!;
  });
  return { holder, ...row };
}
const rowsOf = async <T>({ id }: LinkHolder) =>
  (
    await stack.db.query(
      `SELECT b.public_id AS "bookingId", p.invoice_id AS "invoiceId", p.provider_capture_id AS "captureId", p.status
         FROM payments p JOIN bookings b ON b.id = p.booking_id JOIN guests g ON g.booking_id = b.id
        WHERE g.public_id = $1 ORDER BY p.id`,
      [id],
    )
  ).rows as T[];
const statuses = async (holder: LinkHolder) =>
  (await rowsOf<{ status: string }>(holder)).map(({ status }) => status);
const alertsOf = async (bookingId: string) => {
  type Alert = { kind: string; bookingId: string; text: string };
  const { body } = await host.visitor.call<Alert[]>('GET', '/api/host/alerts');
  return body.filter((alert) => alert.bookingId === bookingId);
};
const kindsOf = async (bookingId: string) => (await alertsOf(bookingId)).map(({ kind }) => kind);
const cash = () => ({
  method: 'cash',
  amountCents: 80_800,
  receivedOn: new Date(Date.now() - 24 * 60 * 60 * 1_000).toISOString().slice(0, 10),
  reason: 'Paid at the office',
});

describe('a payment that PayPal holds back', () => {
  it('is told at once where the merchant must act, and stops no more than a second charge', async () => {
    const { holder, bookingId, captureId } = await heldBack(
      'manual-action@example.com',
      'RECEIVING_PREFERENCE_MANDATES_MANUAL_ACTION',
    );
    expect(await alertsOf(bookingId)).toEqual([
      expect.objectContaining({ kind: 'pending', text: expect.stringContaining('accept or deny it') }),
    ]);
    const first = holder.orderId;
    expect((await holder.order('full')).body.id).toBe(first);
    const form = await holder.call('POST', `/api/guests/${holder.id}/payment-form`, { option: 'full' });
    expect(form.body).toMatchObject({ code: 'payment.under_way' });
    expect((await host.read(bookingId, 'money')).body.payments).toEqual([
      expect.objectContaining({ status: 'pending', waitsFor: expect.stringContaining('accept or deny') }),
    ]);
    expect((await host.post(bookingId, 'payments', cash())).body.status).toBe('recorded');
    expect(await holder.record()).toMatchObject({ nextStep: 'nothing', amountPaid: 808 });
    await runJob(stack, 'books.check');
    expect(await kindsOf(bookingId)).toEqual(['pending']);
    await stack.emulator.completeCapture(captureId);
    // It comes all the same: it goes back, and with its refund what hosts were told is over.
    await eventually(async () => expect(await statuses(holder)).toEqual(['refunded', 'completed']));
    await eventually(async () => expect(await kindsOf(bookingId)).toEqual([]));
    expect(await holder.record()).toMatchObject({ nextStep: 'nothing', amountPaid: 808 });
  });

  it('is told after some hours where only waiting helps, and a host may stop waiting for it', async () => {
    const { holder, bookingId, invoiceId, captureId } = await heldBack(
      'review@example.com',
      'PENDING_REVIEW',
    );
    await runJob(stack, 'books.check');
    expect(await kindsOf(bookingId)).toEqual([]);
    await stack.db.query(
      "UPDATE payments SET updated_at = updated_at - interval '7 hours' WHERE invoice_id = $1",
      [invoiceId],
    );
    await runJob(stack, 'books.check');
    expect(await kindsOf(bookingId)).toEqual(['pending']);
    const end = () => host.post(bookingId, `payments/${invoiceId}/end`, { reason: 'Denied at PayPal' });
    expect((await end()).status).toBe(204);
    expect((await end()).body.code).toBe('payment.not_pending');
    expect(await kindsOf(bookingId)).toEqual([]);
    expect(await holder.record()).toMatchObject({ nextStep: 'pay' });
    // A window that still asks must not read that nothing was charged: PayPal may take it yet.
    expect((await holder.capture()).body.code).toBe('payment.held_back');
    expect((await holder.order('full')).status).toBe(201);
    await stack.emulator.decide(holder.orderId, 'approve');
    expect((await holder.capture()).status).toBe(200);
    await stack.emulator.completeCapture(captureId);
    await eventually(async () => expect(await statuses(holder)).toEqual(['refunded', 'completed']));
  });

  it('does not keep a booking from being cancelled: what comes for it later goes back', async () => {
    const { holder, bookingId, captureId } = await heldBack('cancels@example.com', 'UNILATERAL');
    const cancelled = await host.post(bookingId, 'cancellation', { refundCents: 0, reason: 'They asked' });
    expect(cancelled.status).toBe(200);
    expect(await holder.record()).toMatchObject({ nextStep: 'cancelled' });
    await stack.emulator.completeCapture(captureId);
    await eventually(async () => expect(await statuses(holder)).toEqual(['refunded']));
    expect(await kindsOf(bookingId)).toEqual(['unapplied']);
  });
});

describe('money that is taken or asked back', () => {
  const reversed = async (email: string) => {
    const booked = await Booked.of(stack, email);
    const captureId = await booked.captureId();
    await stack.emulator.reverse(captureId);
    await eventually(async () => expect(await kindsOf(booked.bookingId)).toEqual(['reversed']));
    return { booked, captureId };
  };
  const cancel = ({ bookingId }: Booked, refundCents: number) =>
    host.post(bookingId, 'cancellation', { refundCents, reason: 'It looks like fraud' });
  const wentBack = (booked: Booked, paid: number) =>
    eventually(async () => {
      expect((await booked.refunds()).map(({ status }) => status)).toEqual(['completed']);
      expect(await booked.money()).toMatchObject({ paid });
    });

  it('and comes back without a word is found by a host who asks, and goes on to a buyer who has cancelled', async () => {
    const { booked, captureId } = await reversed('back-without-word@example.com');
    expect((await cancel(booked, 0)).status).toBe(200);
    await stack.emulator.cancelReversal(captureId);
    expect((await host.post(booked.bookingId, 'check')).status).toBe(200);
    const { rows } = await stack.db.query("SELECT text FROM money_alerts WHERE ref LIKE '%:given-back'");
    expect(rows).toEqual([{ text: expect.stringContaining('$808 goes back to the buyer') }]);
    await wentBack(booked, 0);
    await eventually(async () => expect(await kindsOf(booked.bookingId)).toEqual([]));
  });

  it('and is refunded at PayPal had come back before: nobody has paid less than nothing', async () => {
    const { booked, captureId } = await reversed('back-then-refunded@example.com');
    await stack.emulator.cancelReversal(captureId);
    await stack.emulator.refundAtPayPal(captureId);
    await wentBack(booked, 0);
    expect(await kindsOf(booked.bookingId)).toEqual([]);
  });

  it('does not keep a host from freeing the places: the money waits for what PayPal decides', async () => {
    const booked = await Booked.of(stack, 'fraud@example.com');
    const disputeId = await stack.emulator.dispute(await booked.captureId());
    await eventually(async () => expect(await kindsOf(booked.bookingId)).toEqual(['disputed']));
    expect((await cancel(booked, 80_800)).status).toBe(200);
    expect(await booked.refunds()).toEqual([]);
    await stack.emulator.resolveDispute(disputeId, 'SELLER');
    await wentBack(booked, 0);
    expect(await kindsOf(booked.bookingId)).toEqual([]);
  });

  it('is over, too, where nothing was left to take', async () => {
    const booked = await Booked.of(stack, 'nothing-left@example.com');
    await stack.emulator.refundAtPayPal(await booked.captureId());
    await wentBack(booked, 0);
    const disputeId = await stack.emulator.dispute(await booked.captureId());
    await eventually(async () => expect(await kindsOf(booked.bookingId)).toEqual(['disputed']));
    await stack.emulator.resolveDispute(disputeId, 'BUYER');
    await eventually(async () => expect(await kindsOf(booked.bookingId)).toEqual([]));
  });

  it('and that PayPal does not show as a refund is booked as it was told, and given back with the decision', async () => {
    await stack.emulator.throwSwitches({ hidesReversals: true });
    const { booked, captureId } = await reversed('not-shown@example.com');
    const disputeId = await stack.emulator.dispute(captureId);
    await stack.emulator.resolveDispute(disputeId, 'SELLER');
    await eventually(async () => expect(await booked.money()).toMatchObject({ paid: 80_800, access: true }));
    await stack.emulator.throwSwitches({ hidesReversals: false });
  });

  it('before the notice of the form has come is kept, and holds with it', async () => {
    await stack.emulator.holdIpn();
    const payer = await FormPayer.of(stack, 'early-dispute@example.com');
    await payer.form('full');
    await payer.pay();
    await stack.emulator.dispute(await payer.txnId());
    await eventually(async () => {
      const { rows } = await stack.db.query(
        "SELECT FROM webhook_events WHERE outcome = 'No payment of ours'",
      );
      expect(rows).toHaveLength(1);
    });
    await stack.emulator.releaseIpn();
    await eventually(async () =>
      expect(await payer.money()).toMatchObject({ paidCents: 80_800, disputed: true, access: false }),
    );
  });
});
