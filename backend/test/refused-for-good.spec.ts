import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { assertBooksBalance } from './support/books.js';
import { runJobs } from './support/jobs.js';
import { aTripOnSale, Buyer } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack({ env: { HOLDS_PER_ADDRESS: '50' } });
  await aTripOnSale(stack);
}, 120_000);
afterEach(() => assertBooksBalance(stack));
afterAll(() => stack.stop());

async function anApproved(email: string): Promise<Buyer> {
  const buyer = Buyer.of(stack);
  expect((await buyer.order(email)).status).toBe(201);
  await stack.emulator.decide(buyer.orderId, 'approve');
  return buyer;
}

const paymentOf = async ({ orderId }: Buyer) =>
  (
    await stack.db.query<{ id: number; status: string }>(
      'SELECT id, status FROM payments WHERE provider_order_id = $1',
      [orderId],
    )
  ).rows[0]!;

/** The resolver's look after the buyer has left. */
const lookAfter = async (buyer: Buyer) =>
  runJobs(stack, 'payment.resolve', [{ paymentId: (await paymentOf(buyer)).id }]);

it.each([
  [{ guests: '[{"firstName":"Samantha","lastName":"Sample"}]' }, 'payment.mismatch'],
  [{ totalAmount: '1.00' }, 'quote.price_changed'],
])('who is refused for %j is not charged later, and may begin anew', async (changes, code) => {
  const buyer = await anApproved(`refused-${code}@example.com`);
  expect((await buyer.capture(changes)).body).toMatchObject({ code });
  await lookAfter(buyer);
  expect(await paymentOf(buyer)).toMatchObject({ status: 'voided' });
  expect(await stack.emulator.captures(buyer.orderId)).toEqual([]);
  const ended = buyer.orderId;
  expect((await buyer.pay()).status).toBe(201);
  expect(buyer.orderId).not.toBe(ended);
  await stack.emulator.decide(buyer.orderId, 'approve');
  expect((await buyer.capture()).status).toBe(200);
});

it('who is refused after the money has come hears that it has come', async () => {
  const buyer = await anApproved('refused-late@example.com');
  expect((await buyer.capture()).status).toBe(200);
  expect((await buyer.capture({ cabinType: 'Balcony' })).body).toMatchObject({ status: 'COMPLETED' });
});

it('whose card was declined is not charged later, though PayPal leaves the order approved; their own click asks again', async () => {
  const buyer = await anApproved('declined-for-good@example.com');
  // An order that stays approved: PayPal does not say whether it moves back.
  await stack.emulator.throwSwitches({ declinedStaysApproved: true });
  await stack.emulator.decide(buyer.orderId, 'decline');
  expect((await buyer.capture()).body).toMatchObject({ code: 'payment.declined' });
  await lookAfter(buyer);
  await lookAfter(buyer);
  expect(await paymentOf(buyer)).toMatchObject({ status: 'declined' });
  expect(await stack.emulator.captures(buyer.orderId)).toEqual([]);
  await stack.emulator.decide(buyer.orderId, 'approve');
  expect((await buyer.capture()).status).toBe(200);
  expect(await stack.emulator.captures(buyer.orderId)).toHaveLength(1);
});
