import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { assertBooksBalance } from '../test/support/books.js';
import { allWorkedOn } from '../test/support/money-picture.js';
import { PayingBuyers } from '../test/support/paying-buyers.js';
import { aTripOnSale } from '../test/support/purchase.js';
import { type Stack, startStack } from '../test/support/stack.js';

/** 200 captures, so many at once. */
const ROUNDS = 25;
const AT_ONCE = 8;
/** The webhook comes from 50 ms before the capture's own answer to 200 ms after it. */
const STEP_MS = 25;
const STEPS = 9;
const LATE_ANSWER_MS = 50;

let stack: Stack;
const buyers = new PayingBuyers(() => stack);

beforeAll(async () => {
  stack = await startStack({ nodes: 2, env: { TRUST_PROXY_HOPS: '1' } });
  await aTripOnSale(stack, 5000);
}, 120_000);
afterEach(async () => {
  await stack.emulator.delayWebhooks(0);
  await stack.emulator.forgetFaults();
  await assertBooksBalance(stack);
});
afterAll(() => stack.stop());

it('PAY-03: 200 captures that race their webhooks are booked once each, with one mail each', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const emails = Array.from({ length: AT_ONCE }, (_, i) => `race-${round}-${i}@example.com`);
    const racers = await Promise.all(emails.map((email) => buyers.approved(email)));
    await stack.emulator.delayWebhooks((round % STEPS) * STEP_MS);
    const late = { operation: 'capture', kind: 'commit-then-delay', delayMs: LATE_ANSWER_MS } as const;
    // Half of each round hear late from PayPal itself.
    await stack.emulator.fault({ ...late, times: AT_ONCE / 2 });
    const captures = racers.map((buyer, i) => buyer.via(stack.nodes[i % 2]!.url).capture());
    for (const { status } of await Promise.all(captures)) expect([200, 202]).toContain(status);
    await allWorkedOn(stack);
    for (const [i, buyer] of racers.entries()) {
      expect(await buyers.linesOf(buyer, 'capture')).toEqual([-80_800]);
      expect(await buyers.loginMailsTo(emails[i]!)).toBe(1);
    }
  }
}, 300_000);
