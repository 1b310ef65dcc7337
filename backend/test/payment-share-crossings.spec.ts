import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { Booked, HostDesk } from './support/booked.js';
import { assertBooksBalance } from './support/books.js';
import { eventually } from './support/eventually.js';
import { allWorkedOn } from './support/money-picture.js';
import { aHost } from './support/people.js';
import { aTripOnSale } from './support/purchase.js';
import { shareDesk } from './support/share-desk.js';
import { ShareHolder } from './support/share-holder.js';
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

/** With its deposit of $213 paid, and $637 left. */
const aBuyer = (email: string) => Booked.of(stack, email, 'installment');
async function aShare(buyer: Booked, amountCents: number, name = 'Eve Mate') {
  const share = (await shareDesk(buyer).make(amountCents, name)).body;
  return { share, eve: ShareHolder.of(stack, share.url ?? '') };
}
const attempt = async (orderId: string) =>
  (
    await stack.db.query<{ id: number; status: string; invoiceId: string }>(
      'SELECT id, status, invoice_id AS "invoiceId" FROM payments WHERE provider_order_id = $1',
      [orderId],
    )
  ).rows[0]!;
const notTaken = async (orderId: string) =>
  (
    await stack.db.query("SELECT FROM mails WHERE kind = 'payment_not_taken' AND ref = $1", [
      (await attempt(orderId)).invoiceId,
    ])
  ).rowCount;
const askNow = (orderId: string) =>
  stack.db.query('UPDATE payments SET next_check_at = now() WHERE provider_order_id = $1', [orderId]);

it('what the books call approved is not ended by another payer’s press (PAY-06)', async () => {
  const buyer = await aBuyer('approved.first@example.com');
  const { eve } = await aShare(buyer, 10_000);
  expect((await buyer.holder.orderOf('balance', '637.00')).status).toBe(201);
  const { orderId } = buyer.holder;
  await stack.emulator.decide(orderId, 'approve');
  await eventually(async () => expect((await attempt(orderId)).status).toBe('approved'));
  expect((await eve.order('100.00')).body.code).toBe('payment.under_way');
  expect((await buyer.holder.capture(orderId)).status).toBe(200);
  expect(await buyer.money()).toMatchObject({ owed: 0 });
});

it('who approves an order that made way for another payer’s hears that it was not taken, unless they began again', async () => {
  const buyer = await aBuyer('passed.by@example.com');
  const { eve } = await aShare(buyer, 10_000);
  const own = (await buyer.holder.orderOf('amount', '50.00')).body.id;
  expect((await eve.order('100.00')).status).toBe(201);
  const shares = eve.orderId;
  await stack.emulator.decide(own, 'approve');
  await askNow(own);
  await eventually(async () => expect(await notTaken(own)).toBe(1));
  expect(await attempt(own)).toMatchObject({ status: 'voided' });

  expect((await buyer.holder.orderOf('amount', '60.00')).status).toBe(201);
  expect((await eve.order('100.00')).status).toBe(201);
  await stack.emulator.decide(shares, 'approve');
  await askNow(shares);
  await eventually(async () => {
    const { rows } = await stack.db.query(
      'SELECT FROM payments WHERE provider_order_id = $1 AND next_check_at IS NULL',
      [shares],
    );
    expect(rows).toHaveLength(1);
  });
  expect(await notTaken(shares)).toBe(0);
});

it('a share that would not begin any more is not taken either, by whoever asks', async () => {
  const buyer = await aBuyer('too.late@example.com');
  const { share, eve } = await aShare(buyer, 10_000);
  const end = () =>
    stack.db.query('UPDATE payment_shares SET ends_on = current_date - 2 WHERE id = $1', [share.id]);
  expect((await eve.order('100.00')).status).toBe(201);
  const left = eve.orderId;
  await end();
  await stack.emulator.decide(left, 'approve');
  // The news of it puts the look off by a minute.
  await eventually(async () => expect((await attempt(left)).status).toBe('approved'));
  await askNow(left);
  await eventually(async () => expect((await attempt(left)).status).toBe('voided'));
  expect(await notTaken(left)).toBe(1);
  await stack.db.query('UPDATE payment_shares SET ends_on = current_date + 9 WHERE id = $1', [share.id]);
  expect((await eve.order('100.00')).status).toBe(201);
  await end();
  await stack.emulator.decide(eve.orderId, 'approve');
  expect((await eve.capture()).body.code).toBe('share.ended');
  expect(await buyer.money()).toMatchObject({ owed: 63_700 });
});

it('while PayPal holds a share back the others wait, and the buyer may stop waiting for it', async () => {
  const buyer = await aBuyer('echeck@example.com');
  const { share, eve } = await aShare(buyer, 10_000);
  const { eve: bob } = await aShare(buyer, 20_000, 'Bob Mate');
  expect((await eve.order('100.00')).status).toBe(201);
  await stack.emulator.decide(eve.orderId, 'approve');
  await stack.emulator.fault({ operation: 'capture', kind: 'pending', reason: 'ECHECK' });
  await eve.capture();
  await eventually(async () => expect((await eve.page()).body.state).toBe('confirming'));
  await eventually(async () => expect((await attempt(eve.orderId)).status).toBe('pending'));
  expect((await bob.page()).body).toMatchObject({ state: 'waits', amountCents: 20_000 });
  expect((await bob.order('200.00')).body.code).toBe('payment.under_way');
  expect(await buyer.holder.record()).toMatchObject({ nextStep: 'confirming', isShareUnderWay: true });
  expect((await shareDesk(buyer).read()).shares).toMatchObject([
    { state: 'waits', isHeldBack: false },
    { state: 'confirming', isHeldBack: true },
  ]);
  const withdrawn = await shareDesk(buyer).withdraw(share.id);
  expect(withdrawn.body.shares).toMatchObject([{ state: 'open' }, { state: 'withdrawn', isHeldBack: false }]);
  expect((await eve.capture()).body.code).toBe('payment.held_back');
  expect((await bob.pay('200.00')).status).toBe(200);
  // It comes all the same, and counts.
  const [capture] = await stack.emulator.captures(eve.orderId);
  await stack.emulator.completeCapture(capture!.id);
  await eventually(async () => expect((await eve.page()).body.state).toBe('paid'));
  expect(await buyer.money()).toMatchObject({ owed: 33_700 });
});

it('a share that clears after its booking was cancelled goes back to who paid it, and its page says so', async () => {
  const buyer = await aBuyer('cleared.late@example.com');
  const { eve } = await aShare(buyer, 10_000);
  expect((await eve.order('100.00')).status).toBe(201);
  await stack.emulator.decide(eve.orderId, 'approve');
  await stack.emulator.fault({ operation: 'capture', kind: 'pending', reason: 'ECHECK' });
  await eve.capture();
  await eventually(async () => expect((await attempt(eve.orderId)).status).toBe('pending'));
  const path = `/api/guest/bookings/${buyer.bookingId}/cancellation`;
  const { refundCents } = (await buyer.guest.call<{ refundCents: number }>('GET', path)).body;
  const key = { 'Idempotency-Key': randomUUID() };
  expect((await buyer.guest.call('POST', path, { refundCents }, key)).status).toBe(200);
  const [capture] = await stack.emulator.captures(eve.orderId);
  await stack.emulator.completeCapture(capture!.id);
  await eventually(async () =>
    expect((await eve.page()).body).toMatchObject({
      state: 'returned',
      returnedCents: 10_000,
      isBookingCancelled: true,
    }),
  );
  expect(await buyer.mails('payment_received')).toEqual([]);
});

it('two who press at once open one order', async () => {
  const buyer = await aBuyer('at.once@example.com');
  const { eve } = await aShare(buyer, 10_000);
  const { eve: bob } = await aShare(buyer, 20_000, 'Bob Mate');
  const replies = await Promise.all([eve.order('100.00'), bob.order('200.00')]);
  expect(replies.map(({ status }) => status)).toEqual([201, 201]);
  const { rows } = await stack.db.query(
    `SELECT p.status FROM payments p JOIN bookings b ON b.id = p.booking_id
      WHERE b.public_id = $1 AND p.share_id IS NOT NULL ORDER BY p.status`,
    [buyer.bookingId],
  );
  expect(rows).toEqual([{ status: 'created' }, { status: 'voided' }]);
});

it('a share whose money went back says so, and asks for nothing until the buyer asks anew', async () => {
  const buyer = await aBuyer('goes.back@example.com');
  const { share, eve } = await aShare(buyer, 10_000);
  expect((await eve.pay('100.00')).status).toBe(200);
  const { payments } = (await host.read(buyer.bookingId, 'money')).body;
  const paymentId = payments.find(({ amountCents }) => amountCents === 10_000)!.id;
  // What PayPal shows the payer is numbered by the share, and names neither the booking nor how often it was tried.
  expect(paymentId).toBe(`${share.id}-1`);
  const back = async (cents: number) =>
    expect((await host.refund(buyer.bookingId, cents, { paymentId })).status).toBe(201);
  await back(4_000);
  await eventually(async () =>
    expect((await eve.page()).body).toMatchObject({
      state: 'partly_returned',
      amountCents: 10_000,
      returnedCents: 4_000,
      returnedOn: expect.stringMatching(/^\d{4}-/),
    }),
  );
  expect((await eve.order('100.00')).body.code).toBe('share.paid');
  await back(6_000);
  await eventually(async () =>
    expect((await eve.page()).body).toMatchObject({ state: 'returned', returnedCents: 10_000 }),
  );
  expect((await eve.order('100.00')).body.code).toBe('share.returned');
  expect(await shareDesk(buyer).read()).toMatchObject({
    shares: [{ state: 'returned', url: null }],
    mostCents: 63_700,
  });
  expect((await shareDesk(buyer).make(10_000)).status).toBe(201);
  const { rows } = await stack.db.query(
    "SELECT summary->>'text' AS text FROM trip_news WHERE type = 'payment.refunded' AND summary->>'bookingId' = $1",
    [buyer.bookingId],
  );
  expect(rows).toContainEqual({ text: '$40 of a share of Quinn S. went back' });
});
