import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { assertBooksBalance, ledgerOf } from '../test/support/books.js';
import { eventually } from '../test/support/eventually.js';
import { aTripOnSale, Buyer } from '../test/support/purchase.js';
import { type Stack, startStack } from '../test/support/stack.js';

/** 20 crashes: so many rounds, in each of which so many captures are cut at once. */
const ROUNDS = [1, 2, 3, 4];
const CAPTURES_CUT = 5;
/** A payment whose node died is asked about at its next check, 10 s after the capture began; then PayPal is asked. */
const SETTLED_WITHIN_MS = 90_000;
const CUT = 'nothing was promised';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack({ nodes: 2, env: { TRUST_PROXY_HOPS: '1' } });
  await aTripOnSale(stack);
}, 120_000);
afterEach(async () => {
  await stack.emulator.forgetFaults();
  await assertBooksBalance(stack);
});
afterAll(() => stack.stop());

/** Buyers who have approved, on the node that is going to die. */
async function approvedBuyers(name: string): Promise<Buyer[]> {
  return Promise.all(
    Array.from({ length: CAPTURES_CUT }, async (_, i) => {
      const buyer = Buyer.of(stack);
      expect((await buyer.order(`${name}-${i}@example.com`)).status).toBe(201);
      await stack.emulator.decide(buyer.orderId, 'approve');
      return buyer;
    }),
  );
}

/** All of them ask for their capture; the node dies when `isTime` holds for each. */
async function captureUntilKilled(buyers: Buyer[], isTime: (buyer: Buyer) => Promise<void>): Promise<void> {
  const cut = buyers.map((buyer) =>
    buyer.capture().then(
      // Who waits for long is told to ask again.
      ({ status }) => (status === 202 ? CUT : `answered ${status}`),
      () => CUT,
    ),
  );
  await eventually(() => Promise.all(buyers.map(isTime)));
  await stack.nodes[0]!.process.kill9();
  expect(new Set(await Promise.all(cut))).toEqual(new Set([CUT]));
  await stack.nodes[0]!.process.start();
}

/** The state of an order's payment. */
async function paymentStatus({ orderId }: Buyer): Promise<string | undefined> {
  const { rows } = await stack.db.query<{ status: string }>(
    'SELECT status FROM payments WHERE provider_order_id = $1',
    [orderId],
  );
  return rows[0]?.status;
}

async function assertSettledOnce(buyer: Buyer): Promise<void> {
  await eventually(async () => expect(await paymentStatus(buyer)).toBe('completed'), SETTLED_WITHIN_MS);
  expect((await ledgerOf(stack, buyer.orderId)).filter(({ kind }) => kind === 'capture')).toHaveLength(1);
  expect(await stack.emulator.captures(buyer.orderId)).toHaveLength(1);
  expect(await buyer.capture()).toMatchObject({ status: 200, body: { status: 'COMPLETED' } });
}

describe('PAY-04: a node killed right after PayPal took the money', () => {
  it.each(ROUNDS)(
    'settles it exactly once (round %i)',
    async (round) => {
      const buyers = await approvedBuyers(`after-${round}`);
      await stack.emulator.fault({ operation: 'capture', kind: 'commit-then-hang', times: CAPTURES_CUT });
      await captureUntilKilled(buyers, async ({ orderId }) =>
        expect(await stack.emulator.captures(orderId)).toHaveLength(1),
      );
      for (const buyer of buyers) await assertSettledOnce(buyer);
    },
    180_000,
  );
});

describe('PAY-05: a node killed between our intent and the call to PayPal', () => {
  it.each(ROUNDS)(
    'leaves nothing unknown: what was approved is taken once (round %i)',
    async (round) => {
      // Before anybody captures, the browser's call or the notice of the approval, the order is read: there they wait.
      await stack.emulator.fault({ operation: 'get', kind: 'delay', delayMs: 60_000, times: 100 });
      const buyers = await approvedBuyers(`before-${round}`);
      await captureUntilKilled(buyers, async (buyer) => {
        expect(await paymentStatus(buyer)).toBe('capturing');
        // Looked at before the crash: the other node asks about these payments soon after it.
        expect(await stack.emulator.captures(buyer.orderId)).toEqual([]);
      });
      await stack.emulator.forgetFaults();
      for (const buyer of buyers) await assertSettledOnce(buyer);
    },
    180_000,
  );
});
