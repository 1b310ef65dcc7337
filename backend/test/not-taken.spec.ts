import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { assertBooksBalance } from './support/books.js';
import { Booked, HostDesk } from './support/booked.js';
import { eventually } from './support/eventually.js';
import { runJob, runJobs } from './support/jobs.js';
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

const rowsOf = async ({ id }: LinkHolder) =>
  (
    await stack.db.query<{ paymentId: number; invoiceId: string; captureId: string; bookingId: string }>(
      `SELECT p.id AS "paymentId", p.invoice_id AS "invoiceId", p.provider_capture_id AS "captureId", b.public_id AS "bookingId"
         FROM payments p JOIN bookings b ON b.id = p.booking_id JOIN guests g ON g.booking_id = b.id
        WHERE g.public_id = $1 ORDER BY p.id DESC`,
      [id],
    )
  ).rows;
const mails = async (invoiceId: string) =>
  (await stack.db.query("SELECT FROM mails WHERE kind = 'payment_not_taken' AND ref = $1", [invoiceId]))
    .rowCount;
const toldHosts = async (bookingId: string) => {
  const { rows } = await stack.db.query(
    `SELECT FROM activity_log a JOIN bookings b ON b.id = a.booking_id
      WHERE b.public_id = $1 AND a.action = 'payment.declined'`,
    [bookingId],
  );
  return rows.length;
};
async function approved(email: string): Promise<LinkHolder> {
  const holder = await LinkHolder.of(stack, email, 'full');
  expect((await holder.order('full')).status).toBe(201);
  await stack.emulator.decide(holder.orderId, 'approve');
  return holder;
}
/** PayPal reviews what `holder` approved. */
async function heldBack(holder: LinkHolder) {
  await stack.emulator.fault({ operation: 'capture', kind: 'pending', reason: 'PENDING_REVIEW' });
  expect((await holder.capture()).status).toBe(202);
  // On a busy machine PayPal may be asked after the buyer was told to wait.
  return eventually(async () => {
    const [pending] = await rowsOf(holder);
    expect(pending?.captureId).toBeTruthy();
    return pending!;
  });
}

it('a booking whose earlier attempts are missing after a restore goes on with the next number', async () => {
  const holder = await LinkHolder.of(stack, 'restored@example.com', 'full');
  expect((await holder.order('full')).status).toBe(201);
  expect((await holder.order('installment')).status).toBe(201);
  const [second, first] = await rowsOf(holder);
  await stack.db.query('DELETE FROM payments WHERE id = $1', [first!.paymentId]);
  expect((await holder.order('full')).status).toBe(201);
  expect((await rowsOf(holder)).map(({ invoiceId }) => invoiceId)).toEqual([
    second!.invoiceId.replace(/-2$/, '-3'),
    second!.invoiceId,
  ]);
});

describe('a payment that ends without money when its buyer has left', () => {
  it('denied after a review is written to the buyer, told to the hosts, and shown as not gone through', async () => {
    const holder = await approved('denied@example.com');
    const { captureId, invoiceId, bookingId } = await heldBack(holder);
    expect(await mails(invoiceId)).toBe(0);
    await stack.db.query(
      "UPDATE bookings SET hold_expires_at = now() - interval '1 minute' WHERE public_id = $1",
      [bookingId],
    );
    await stack.emulator.denyCapture(captureId);
    await eventually(async () => expect(await mails(invoiceId)).toBe(1));
    expect(await toldHosts(bookingId)).toBe(1);
    expect(await holder.record()).toMatchObject({ hasPaymentFailed: true });
    await eventually(async () => expect(await holder.record()).toMatchObject({ nextStep: 'take_again' }));
  });

  it('of a later part is written as well: it is open again', async () => {
    const booked = await Booked.of(stack, 'later-part@example.com', 'installment');
    expect((await booked.holder.orderOf('balance', '637.00')).status).toBe(201);
    await stack.emulator.decide(booked.holder.orderId, 'approve');
    const { captureId, invoiceId } = await heldBack(booked.holder);
    await stack.emulator.denyCapture(captureId);
    await eventually(async () => expect(await mails(invoiceId)).toBe(1));
    expect(await booked.holder.record()).toMatchObject({ remainingAmount: 637 });
  });

  it('refused when the server itself asked for what was approved is written; who is at the page reads it there', async () => {
    const left = await approved('closed-the-window@example.com');
    const [row] = await rowsOf(left);
    await stack.emulator.fault({
      operation: 'capture',
      kind: 'fail',
      status: 422,
      issue: 'TRANSACTION_REFUSED',
    });
    await runJobs(stack, 'payment.resolve', [{ paymentId: row!.paymentId }]);
    await eventually(async () => expect(await mails(row!.invoiceId)).toBe(1));
    expect(await toldHosts(row!.bookingId)).toBe(1);
    const there = await approved('at-the-page@example.com');
    await stack.emulator.fault({
      operation: 'capture',
      kind: 'fail',
      status: 422,
      issue: 'TRANSACTION_REFUSED',
    });
    expect((await there.capture()).status).toBe(402);
    expect(await mails((await rowsOf(there))[0]!.invoiceId)).toBe(0);
  });

  it('is written when a host stops waiting for it', async () => {
    const holder = await approved('not-waited-for@example.com');
    const { invoiceId, bookingId, captureId } = await heldBack(holder);
    const reason = 'It takes too long';
    expect((await host.post(bookingId, `payments/${invoiceId}/end`, { reason })).status).toBe(204);
    expect(await mails(invoiceId)).toBe(1);
    await stack.emulator.denyCapture(captureId);
    await runJob(stack, 'books.check');
    expect(await mails(invoiceId)).toBe(1);
  });

  it('under an invoice number that PayPal knows already ends, is told, and the next one has another number', async () => {
    const holder = await approved('known-number@example.com');
    await stack.emulator.fault({
      operation: 'capture',
      kind: 'fail',
      status: 422,
      issue: 'DUPLICATE_INVOICE_ID',
    });
    expect((await holder.capture()).status).toBe(202);
    const [first] = await rowsOf(holder);
    await stack.db.query('UPDATE payments SET checks = 3, next_check_at = NULL WHERE id = $1', [
      first!.paymentId,
    ]);
    await runJobs(stack, 'payment.resolve', [{ paymentId: first!.paymentId }]);
    const { body } = await host.visitor.call<{ kind: string; bookingId: string; text: string }[]>(
      'GET',
      '/api/host/alerts',
    );
    expect(body.filter(({ bookingId }) => bookingId === first!.bookingId)).toEqual([
      expect.objectContaining({ kind: 'stuck', text: expect.stringContaining(first!.invoiceId) }),
    ]);
    expect(await mails(first!.invoiceId)).toBe(1);
    expect((await holder.order('full')).status).toBe(201);
    await stack.emulator.decide(holder.orderId, 'approve');
    expect((await holder.capture()).status).toBe(200);
    const [second] = await rowsOf(holder);
    expect(second!.invoiceId).not.toBe(first!.invoiceId);
    expect(await holder.record()).toMatchObject({ nextStep: 'nothing', amountPaid: 808 });
  });
});
