import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { Booked, HostDesk } from './support/booked.js';
import { assertBooksBalance } from './support/books.js';
import { eventually } from './support/eventually.js';
import { MerchantApi } from './support/merchant-api.js';
import { runJob } from './support/jobs.js';
import { PartyDesk } from './support/party-desk.js';
import { aHost } from './support/people.js';
import { aTripOnSale } from './support/purchase.js';
import { shareDesk } from './support/share-desk.js';
import { ShareHolder } from './support/share-holder.js';
import { type Stack, startStack } from './support/stack.js';

let stack: Stack;
let party: PartyDesk;

beforeAll(async () => {
  stack = await startStack({ env: { HOLDS_PER_ADDRESS: '50' } });
  party = new PartyDesk(new HostDesk(stack, await aHost(stack, [await aTripOnSale(stack)])));
}, 120_000);
afterEach(() => assertBooksBalance(stack));
afterAll(() => stack.stop());

/** With its deposit of $213 paid, and $637 left. */
const aBuyer = (email: string) => Booked.of(stack, email, 'installment');
async function aShare(buyer: Booked, amountCents: number, name = 'Eve Mate') {
  const share = (await shareDesk(buyer).make(amountCents, name)).body;
  return { share, eve: ShareHolder.of(stack, share.url ?? '') };
}
const isWithdrawn = async (id: string) =>
  (await stack.db.query('SELECT FROM payment_shares WHERE id = $1 AND withdrawn_at IS NOT NULL', [id]))
    .rowCount === 1;

it('who cancels reads what of the refund goes to who paid shares', async () => {
  const buyer = await aBuyer('shared.refund@example.com');
  await buyer.at({ paidDaysAgo: 40, sailsInDays: 90 });
  const { eve } = await aShare(buyer, 60_000);
  expect((await eve.pay('600.00')).status).toBe(200);
  const path = `/api/guest/bookings/${buyer.bookingId}/cancellation`;
  const terms = await buyer.guest.call<{ refundCents: number }>('GET', path);
  expect(terms.body).toMatchObject({ paidCents: 81_300, refundCents: 60_000, toOthersCents: 60_000 });
  const key = { 'Idempotency-Key': randomUUID() };
  const { refundCents } = terms.body;
  expect((await buyer.guest.call('POST', path, { refundCents }, key)).body).toMatchObject({
    refundCents,
    keptCents: 21_300,
    toOthersCents: 60_000,
  });
  const { rows } = await stack.db.query(
    "SELECT data ->> 'toOthersCents' AS cents FROM mails WHERE kind = 'cancellation' AND ref = $1",
    [buyer.bookingId],
  );
  expect(rows).toEqual([{ cents: '60000' }]);
  await eventually(async () =>
    expect((await eve.page()).body).toMatchObject({
      state: 'returned',
      returnedCents: 60_000,
      isBookingCancelled: true,
    }),
  );
});

it('a companion is called on a share as on the booking, and who leaves is asked for nothing', async () => {
  const buyer = await aBuyer('with.companion@example.com');
  const { differenceCents } = await party.preview(buyer.bookingId, 2);
  const joined = await party.change(buyer.bookingId, 2, {
    differenceCents,
    companion: { name: 'Ravi Sample' },
  });
  expect(joined.status).toBe(204);
  const { share, eve } = await aShare(buyer, 10_000, 'Ravi Sample');
  const { share: other } = await aShare(buyer, 10_000, 'Bob Mate');
  expect((await eve.order('100.00')).status).toBe(201);
  await stack.db.query(
    `UPDATE guests SET name = 'Ravi Example' WHERE position = 2
        AND booking_id = (SELECT id FROM bookings WHERE public_id = $1)`,
    [buyer.bookingId],
  );
  expect((await eve.page()).body.name).toBe('Ravi Example');
  const { rows: kept } = await stack.db.query('SELECT name FROM payment_shares WHERE id = $1', [share.id]);
  expect(kept).toEqual([{ name: 'A former companion' }]);
  // What was shown when it was ordered is paid, whatever its payer is called since.
  await stack.emulator.decide(eve.orderId, 'approve');
  expect((await eve.capture()).status).toBe(200);

  const { share: open, eve: again } = await aShare(buyer, 10_000, 'Ravi Example');
  expect((await again.order('100.00')).status).toBe(201);
  const less = await party.preview(buyer.bookingId, 1);
  const changed = {
    differenceCents: less.differenceCents,
    ...(less.overpaidCents > 0 && { overpaid: 'credit', refundCents: 0 }),
  };
  expect((await party.change(buyer.bookingId, 1, changed)).status).toBe(204);
  expect(await isWithdrawn(open.id)).toBe(true);
  expect(await isWithdrawn(other.id)).toBe(false);
  await stack.emulator.decide(again.orderId, 'approve');
  expect((await again.capture()).body.code).toBe('payment.order_ended');
  expect((await shareDesk(buyer).read()).shares).toMatchObject([
    { id: open.id, name: 'A former companion', state: 'withdrawn' },
    { id: other.id, name: 'Bob Mate' },
    { id: share.id, name: 'A former companion', state: 'paid' },
  ]);
});

it('who has the link of a share cannot guess what the booking costs (SEC-87)', async () => {
  const buyer = await aBuyer('oracle@example.com');
  const { eve } = await aShare(buyer, 10_000);
  expect((await eve.order('100.00')).status).toBe(201);
  const guess = async (totalAmount: string) =>
    (
      await eve.call<{ code?: string }>('POST', `/paypal/order/${eve.orderId}/capture`, {
        cabinType: 'inside',
        guests: JSON.stringify([{ name: 'Eve Mate' }]),
        totalAmount,
        shareToken: eve.token,
      })
    ).body.code;
  expect(await guess('850.00')).toBe('quote.price_changed');
  expect(await guess('637.00')).toBe('quote.price_changed');
  expect(await guess('100.00')).toBe('payment.order_ended');
});

it('what others have open or failed to pay is not told of the buyer', async () => {
  const buyer = await aBuyer('not.mine@example.com');
  const { eve } = await aShare(buyer, 10_000);
  expect((await eve.order('100.00')).status).toBe(201);
  expect(await buyer.holder.record()).toMatchObject({ isOrderOpen: false, hasPaymentFailed: false });
  await stack.emulator.decide(eve.orderId, 'approve');
  await stack.emulator.fault({
    operation: 'capture',
    kind: 'fail',
    status: 422,
    issue: 'INSTRUMENT_DECLINED',
  });
  expect((await eve.capture()).body.code).toBe('payment.declined');
  expect(await buyer.holder.record()).toMatchObject({ isOrderOpen: false, hasPaymentFailed: false });
  await stack.emulator.forgetFaults();
});

it('PayPal’s window tells who pays a share the trip, and nothing of the booking (SEC-87)', async () => {
  const buyer = await aBuyer('window@example.com');
  const { share, eve } = await aShare(buyer, 10_000);
  expect((await eve.order('100.00')).status).toBe(201);
  expect(await (await MerchantApi.of(stack)).shown(eve.orderId)).toMatchObject({
    description: 'Test cruise: a share',
    invoice_id: `${share.id}-1`,
  });
});

it('a payment pays a share of its own booking alone', async () => {
  const [buyer, other] = [await aBuyer('own.share@example.com'), await aBuyer('other.share@example.com')];
  const { share } = await aShare(buyer, 10_000);
  const wrong = stack.db.query(
    'UPDATE payments SET share_id = $1 WHERE booking_id = (SELECT id FROM bookings WHERE public_id = $2)',
    [share.id, other.bookingId],
  );
  await expect(wrong).rejects.toThrow('payments_share');
});

it('what PayPal’s statement brings back of a share is that share’s', async () => {
  const buyer = await aBuyer('restored.share@example.com');
  const { share, eve } = await aShare(buyer, 10_000);
  expect((await eve.order('100.00')).status).toBe(201);
  await stack.emulator.decide(eve.orderId, 'approve');
  await stack.db.query('DELETE FROM payments WHERE provider_order_id = $1', [eve.orderId]);
  await (await MerchantApi.of(stack)).capture(eve.orderId);
  await runJob(stack, 'paypal.statement');
  await eventually(async () => expect((await eve.page()).body.state).toBe('paid'));
  expect((await shareDesk(buyer).read()).shares).toMatchObject([{ id: share.id, state: 'paid' }]);
});
