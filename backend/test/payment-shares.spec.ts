import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { Booked, HostDesk } from './support/booked.js';
import { assertBooksBalance } from './support/books.js';
import { LinkHolder } from './support/link-holder.js';
import { loggedIn, visitorOf } from './support/logged-in.js';
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
afterEach(() => assertBooksBalance(stack));
afterAll(() => stack.stop());

const holderOf = (share: { url: string | null }) => ShareHolder.of(stack, share.url ?? '');
/** With its deposit of $213 paid, and $637 left. */
const aBuyer = (email: string) => Booked.of(stack, email, 'installment');

it('SEC-87: a share is paid by its link in another browser, which shows nothing else; buyer and host read whose it was', async () => {
  const buyer = await aBuyer('sharer@example.com');
  expect(await shareDesk(buyer).read()).toEqual({
    shares: [],
    companions: [],
    obstacle: null,
    leastCents: 1_000,
    mostCents: 63_700,
    evenCents: 63_700,
  });
  const key = randomUUID();
  const [made, again] = await Promise.all([
    shareDesk(buyer).make(20_000, 'Eve Mate', key),
    shareDesk(buyer).make(20_000, 'Eve Mate', key),
  ]);
  expect([made.status, again.status]).toEqual([201, 201]);
  expect(again.body).toEqual(made.body);
  expect(await shareDesk(buyer).read()).toMatchObject({
    shares: [{ id: made.body.id, state: 'open' }],
    mostCents: 43_700,
  });

  const eve = holderOf(made.body);
  const page = await eve.page();
  expect(page.status).toBe(200);
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  expect(page.headers.get('x-robots-tag')).toBe('noindex');
  expect(Object.keys(page.body).toSorted()).toEqual([
    'amountCents',
    'buyer',
    'cabinName',
    'cabinType',
    'endsOn',
    'isBookingCancelled',
    'name',
    'paidOn',
    'returnedCents',
    'returnedOn',
    'state',
    'trip',
  ]);
  expect(page.body).toMatchObject({
    name: 'Eve Mate',
    state: 'open',
    amountCents: 20_000,
    buyer: 'Quinn S.',
    cabinType: 'inside',
    trip: { title: 'Test cruise' },
  });
  for (const hidden of ['sharer@', buyer.bookingId, buyer.holder.id, 'Sample', '637', '850'])
    expect(JSON.stringify(page.body)).not.toContain(hidden);

  const captured = await eve.pay('200.00');
  expect(captured.body).toEqual({ id: eve.orderId, status: 'COMPLETED', amountPaid: 200 });
  expect((await eve.page()).body).toMatchObject({ state: 'paid', amountCents: 20_000 });
  expect(await buyer.money()).toMatchObject({ paid: 41_300, owed: 43_700 });

  const { shares, mostCents } = await shareDesk(buyer).read();
  expect(shares).toMatchObject([{ state: 'paid', url: null, paidOn: expect.stringMatching(/^\d{4}-/) }]);
  expect(mostCents).toBe(43_700);
  const own = await buyer.guest.call<{ bookings: { payments: object[] }[] }>('GET', '/api/guest/payments');
  expect(own.body.bookings[0]?.payments).toMatchObject([{ shareName: null }, { shareName: 'Eve Mate' }]);
  expect((await host.read(buyer.bookingId, 'money')).body.payments).toMatchObject([
    { shareName: null },
    { shareName: 'Eve Mate', amountCents: 20_000 },
  ]);
  const receipt = await buyer.guest.call<{ number: string }>('GET', `/api/guest/receipts/${made.body.id}-1`);
  expect(receipt.body.number).toMatch(/^[A-Z0-9_-]{8}-S1-1$/);
  expect(await buyer.mails('payment_received')).toHaveLength(1);
  expect((await eve.order('200.00')).body.code).toBe('share.paid');
  expect((await shareDesk(buyer).withdraw(made.body.id)).body.code).toBe('share.paid');
});

it('a withdrawn share takes nothing, also of who has approved it at PayPal', async () => {
  const buyer = await aBuyer('withdraws@example.com');
  const share = (await shareDesk(buyer).make(10_000)).body;
  const eve = holderOf(share);
  expect((await eve.order('100.00')).status).toBe(201);
  await stack.emulator.decide(eve.orderId, 'approve');
  expect((await shareDesk(buyer).withdraw(share.id)).body.shares).toMatchObject([
    { state: 'withdrawn', url: null },
  ]);
  expect((await shareDesk(buyer).withdraw(share.id)).status).toBe(200);
  expect((await eve.capture()).body.code).toBe('payment.order_ended');
  expect((await eve.page()).body.state).toBe('withdrawn');
  expect((await eve.order('100.00')).body.code).toBe('share.withdrawn');
  expect(await buyer.money()).toMatchObject({ owed: 63_700 });
});

it('a share takes no more than is left, and nothing once all is paid', async () => {
  const buyer = await aBuyer('pays-more@example.com');
  const eve = holderOf((await shareDesk(buyer).make(20_000)).body);
  await buyer.holder.pay('amount', '587.00');
  expect((await eve.page()).body).toMatchObject({ state: 'open', amountCents: 5_000 });
  expect((await eve.order('200.00')).body).toMatchObject({
    code: 'quote.price_changed',
    details: { amount: '50.00' },
  });
  expect((await eve.order('50.00')).status).toBe(201);
  await buyer.holder.pay('balance', '50.00');
  expect((await eve.page()).body.state).toBe('settled');
  expect((await eve.order('50.00')).body.code).toBe('payment.already_paid');
  expect((await shareDesk(buyer).make(1_000)).body.code).toBe('share.nothing_left');
});

it('an order of the same amount is the buyer’s or the share’s, and one of the two is paid (PAY-27)', async () => {
  const buyer = await aBuyer('same-amount@example.com');
  const eve = holderOf((await shareDesk(buyer).make(10_000)).body);
  const own = await buyer.holder.orderOf('amount', '100.00');
  expect((await eve.order('100.00')).body.id).not.toBe(own.body.id);
  // Who has the link of a share may not capture the buyer's, nor choose what is paid; no other door takes the link.
  expect((await eve.capture(own.body.id)).body.code).toBe('payment.not_found');
  const share = eve.orderId;
  expect((await eve.order('100.00', { pays: 'balance', guestId: buyer.holder.id })).body.id).toBe(share);
  const elsewhere = { amount: '100.00', currency: 'USD', intent: 'CAPTURE', shareToken: eve.token };
  expect(await eve.call('POST', '/paypal/order', elsewhere)).toMatchObject({
    body: { code: 'draft.missing' },
  });
  await stack.emulator.decide(own.body.id, 'approve');
  expect((await buyer.holder.capture(own.body.id)).body.code).toBe('payment.order_ended');
  expect((await eve.pay('100.00')).status).toBe(200);
});

it('a share asks for ten dollars at least, for no more than is left and not asked of others, and ends in time', async () => {
  const buyer = await aBuyer('ranges@example.com');
  const range = { code: 'payment.amount_out_of_range', details: { least: '$10', most: '$637' } };
  expect((await shareDesk(buyer).make(999)).body).toMatchObject(range);
  expect((await shareDesk(buyer).make(63_701)).body).toMatchObject(range);
  expect((await shareDesk(buyer).make(1_000, 'https://evil.example')).status).toBe(422);
  const whole = (await shareDesk(buyer).make(63_700)).body;
  const eve = holderOf(whole);
  expect((await shareDesk(buyer).make(1_000)).body.code).toBe('share.all_asked');
  const { rows } = await stack.db.query(
    `UPDATE payment_shares SET ends_on = current_date - 2 WHERE id = $1 RETURNING id`,
    [whole.id],
  );
  expect(rows).toHaveLength(1);
  expect((await eve.page()).body.state).toBe('ended');
  expect((await eve.order('637.00')).body.code).toBe('share.ended');
  expect((await shareDesk(buyer).make(1_000)).status).toBe(201);
});

it('PAY-28: the first payment is the buyer’s: it takes the places and settles the plan', async () => {
  const holder = await LinkHolder.of(stack, 'whole@example.com');
  const { rows } = await stack.db.query<{ id: string }>(
    'SELECT b.public_id AS id FROM bookings b JOIN guests g ON g.booking_id = b.id WHERE g.public_id = $1',
    [holder.id],
  );
  const bookingId = rows[0]!.id;
  const receivedOn = new Date(Date.now() - 24 * 60 * 60 * 1_000).toISOString().slice(0, 10);
  const cash = { method: 'cash', amountCents: 5_000, receivedOn, reason: 'Paid at the office' };
  expect((await host.post(bookingId, 'payments', cash)).status).toBe(201);
  const { rows: users } = await stack.db.query<{ id: number }>(
    'SELECT user_id AS id FROM bookings WHERE public_id = $1',
    [bookingId],
  );
  const buyer = { bookingId, guest: visitorOf(stack, await loggedIn(stack, users[0]!.id)) };
  const eve = holderOf((await shareDesk(buyer).make(1_000)).body);
  expect((await eve.order('10.00')).status).toBe(201);
  await stack.emulator.decide(eve.orderId, 'approve');
  const { payments } = (await host.read(bookingId, 'money')).body;
  await host.post(bookingId, `payments/${payments[0]!.id}/wrong`, { reason: 'It was another booking' });
  // It was no first payment when it was approved, would be one now, and would settle the plan.
  expect((await eve.capture()).body.code).toBe('share.not_yet');
  expect((await eve.page()).body.state).toBe('not_yet');
  expect((await eve.order('10.00')).body.code).toBe('share.not_yet');
  expect((await shareDesk(buyer).read()).obstacle).toBe('not_yet');
  expect((await shareDesk(buyer).make(1_000)).body.code).toBe('share.not_yet');
});

it('a cancelled booking takes no share', async () => {
  const buyer = await aBuyer('cancels@example.com');
  const eve = holderOf((await shareDesk(buyer).make(10_000)).body);
  const terms = await buyer.guest.call<{ refundCents: number }>(
    'GET',
    `/api/guest/bookings/${buyer.bookingId}/cancellation`,
  );
  const { refundCents } = terms.body;
  const cancelled = await buyer.guest.call(
    'POST',
    `/api/guest/bookings/${buyer.bookingId}/cancellation`,
    { refundCents },
    { 'Idempotency-Key': randomUUID() },
  );
  expect(cancelled.status).toBe(200);
  expect((await eve.page()).body).toMatchObject({ state: 'cancelled', isBookingCancelled: true });
  expect((await eve.order('100.00')).body.code).toBe('payment.booking_cancelled');
});
