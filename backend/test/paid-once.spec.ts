import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { assertBooksBalance } from './support/books.js';
import { Booked } from './support/booked.js';
import { eventually } from './support/eventually.js';
import { FormPayer } from './support/form-payer.js';
import { aTripOnSale, Buyer } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack({ env: { HOLDS_PER_ADDRESS: '50' } });
  await aTripOnSale(stack);
}, 120_000);
afterEach(async () => {
  await stack.emulator.releaseIpn();
  await assertBooksBalance(stack);
});
afterAll(() => stack.stop());

/** As if the resolver's next look were due now, whatever became of the payment. */
async function lookAgain(orderId: string, status?: string): Promise<void> {
  await stack.db.query(
    `UPDATE payments SET next_check_at = now(), status = COALESCE($2, status) WHERE provider_order_id = $1`,
    [orderId, status ?? null],
  );
}

/** Paid by the form, of which PayPal has not told yet; then an order is approved on the same page. */
async function paidByFormThenApproved(email: string, plan: 'full' | 'installment'): Promise<FormPayer> {
  await stack.emulator.holdIpn();
  const payer = await FormPayer.of(stack, email, plan);
  await payer.form(plan === 'full' ? 'full' : 'deposit');
  await payer.pay();
  expect((await payer.holder.order(plan)).status).toBe(201);
  await stack.emulator.decide(payer.holder.orderId, 'approve');
  return payer;
}

describe('the form first, then an order', () => {
  it('PAY-29: what the form paid of a plan in parts ends the order, and nobody is charged twice', async () => {
    const payer = await paidByFormThenApproved('form-first@example.com', 'installment');
    await stack.emulator.releaseIpn();
    await eventually(async () => expect(await payer.statuses()).toEqual(['completed', 'voided']));
    const refused = await payer.holder.capture();
    expect(refused).toMatchObject({ status: 409, body: { code: 'payment.order_ended' } });
    expect(await stack.emulator.captures(payer.holder.orderId)).toEqual([]);
    expect(await payer.lines()).toHaveLength(1);
  });

  it.each(['approved', 'capturing'] as const)(
    'PAY-27: an attempt that is %s and larger than the balance is never asked for, though nobody clicks',
    async (status) => {
      const payer = await paidByFormThenApproved(`nobody-clicks-${status}@example.com`, 'full');
      await stack.emulator.releaseIpn();
      await eventually(async () => expect(await payer.money()).toMatchObject({ booking: 'paid' }));
      // As a node of the last release, or a crash between two steps, may leave it.
      await lookAgain(payer.holder.orderId, status);
      await eventually(async () => expect(await payer.statuses()).toEqual(['completed', 'voided']));
      expect(await stack.emulator.captures(payer.holder.orderId)).toEqual([]);
      expect(await payer.lines()).toEqual(['capture -80800']);
    },
  );
});

it('of two people who pay the same amount of their own at once each has an order, and what is counted was captured', async () => {
  const { holder } = await Booked.of(stack, 'two-friends@example.com', 'installment');
  expect((await holder.orderOf('amount', '100.00')).status).toBe(201);
  const first = holder.orderId;
  expect((await holder.orderOf('amount', '100.00')).body.id).toBe(first);
  const own = { amount: '100.00', currency: 'USD', intent: 'CAPTURE', guestId: holder.id, pays: 'amount' };
  const theirs = await Buyer.of(stack).call<{ id: string }>('POST', '/paypal/order', own);
  expect(theirs.status).toBe(201);
  expect(theirs.body.id).not.toBe(first);
  for (const id of [first, theirs.body.id]) await stack.emulator.decide(id, 'approve');
  expect((await holder.capture(theirs.body.id)).status).toBe(200);
  expect((await holder.capture(first)).body.code).toBe('payment.order_ended');
  expect(await stack.emulator.captures(first)).toEqual([]);
  expect(await holder.record()).toMatchObject({ amountPaid: 313 });
});
