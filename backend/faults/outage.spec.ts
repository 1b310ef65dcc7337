import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { assertBooksBalance, ledgerOf } from '../test/support/books.js';
import { eventually } from '../test/support/eventually.js';
import { aTripOnSale, Buyer } from '../test/support/purchase.js';
import { type Stack, startStack } from '../test/support/stack.js';

/** A machine that also runs PayPal and the database may be given fewer. */
const BUYERS_A_SECOND = Number(process.env.FAULT_BUYERS_A_SECOND ?? 20);
const OUTAGE_SECONDS = 60;
const FOR_THE_WHOLE_OUTAGE = 100_000;
/** How long a buyer keeps trying, and how soon again: a person presses, the page asks for the capture by itself. */
const PATIENCE = 400_000;
const PRESSED_AGAIN = 5_000;
const PAGE_ASKS_AGAIN = 2_000;

let stack: Stack;

beforeAll(async () => {
  stack = await startStack({ nodes: 2, env: { TRUST_PROXY_HOPS: '1' } });
  await aTripOnSale(stack, 5000);
}, 120_000);
afterEach(async () => {
  await stack.emulator.forgetFaults();
  await assertBooksBalance(stack);
});
afterAll(() => stack.stop());

let addresses = 0;
/** Everybody sits behind one of their own. */
const anAddress = () => `10.1.${++addresses >> 8}.${addresses & 255}`;

const taken = new Map<string, number[]>();
/** Times are told apart by when a call began: the crowd that waited comes all at once when PayPal is back. */
let phase: 'outage' | 'afterwards' = 'outage';

async function timed<T>(name: string, act: () => Promise<T>): Promise<T> {
  const call = `${phase}, ${name}`;
  const since = performance.now();
  try {
    return await act();
  } finally {
    taken.set(call, [...(taken.get(call) ?? []), performance.now() - since]);
  }
}

/** A p99 of 6 s in the outage is the aim; it is printed, not asserted: a busy machine is slow, not wrong. */
function tellTimes(): void {
  for (const [call, times] of taken) {
    const sorted = times.toSorted((a, b) => a - b);
    const at = (part: number) => Math.round(sorted[Math.floor(sorted.length * part)] ?? 0);
    process.stdout.write(`  ${call}: ${sorted.length} calls, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms\n`);
  }
  taken.clear();
}

/** Somebody who tries again until PayPal has an order, approves it, and asks for the capture until it is done. */
async function buyWhateverComes(email: string, node: number): Promise<string> {
  const buyer = Buyer.of(stack, node, anAddress());
  await eventually(() => timed('draft', () => buyer.draft(email)), PATIENCE, PRESSED_AGAIN);
  await eventually(
    async () => expect((await timed('order', () => buyer.pay())).status).toBe(201),
    PATIENCE,
    PRESSED_AGAIN,
  );
  await stack.emulator.decide(buyer.orderId, 'approve');
  await eventually(
    async () => expect((await timed('capture', () => buyer.capture())).body.status).toBe('COMPLETED'),
    PATIENCE,
    PAGE_ASKS_AGAIN,
  );
  return buyer.orderId;
}

async function assertTakenOnce(orderIds: string[]): Promise<void> {
  expect(new Set(orderIds).size).toBe(orderIds.length);
  for (const orderId of orderIds) {
    expect(await stack.emulator.captures(orderId)).toHaveLength(1);
    expect((await ledgerOf(stack, orderId)).filter(({ kind }) => kind === 'capture')).toHaveLength(1);
  }
  expect(await stack.emulator.violations()).toEqual([]);
}

it('PAY-32: a minute of errors and of 20 s silences loses no buyer and doubles none', async () => {
  await stack.emulator.fault({ operation: 'create', kind: 'fail', status: 503, times: FOR_THE_WHOLE_OUTAGE });
  await stack.emulator.fault({
    operation: 'capture',
    kind: 'fail',
    status: 503,
    times: FOR_THE_WHOLE_OUTAGE,
  });
  await stack.emulator.fault({
    operation: 'get',
    kind: 'delay',
    delayMs: 20_000,
    times: FOR_THE_WHOLE_OUTAGE,
  });
  const buyers: Promise<string>[] = [];
  for (let second = 0; second < OUTAGE_SECONDS; second++) {
    for (let i = 0; i < BUYERS_A_SECOND; i++) {
      buyers.push(buyWhateverComes(`outage-${second}-${i}@example.com`, i % 2));
    }
    await sleep(1000);
  }
  await stack.emulator.forgetFaults();
  phase = 'afterwards';
  const orderIds = await Promise.all(buyers);
  tellTimes();
  expect(orderIds).toHaveLength(OUTAGE_SECONDS * BUYERS_A_SECOND);
  await assertTakenOnce(orderIds);
}, 600_000);

it('PAY-33: half a minute of "too many requests" settles everybody, and asks for no crowd of tokens', async () => {
  const before = (await stack.emulator.calls('token')).length;
  await stack.emulator.fault({
    operation: 'create',
    kind: 'fail',
    status: 429,
    name: 'RATE_LIMIT_REACHED',
    times: FOR_THE_WHOLE_OUTAGE,
  });
  const buyers = Array.from({ length: 20 }, (_, i) => buyWhateverComes(`storm-${i}@example.com`, i % 2));
  await sleep(30_000);
  await stack.emulator.forgetFaults();
  await assertTakenOnce(await Promise.all(buyers));
  // One a node at most: a new one is asked for only when the old one ends.
  expect((await stack.emulator.calls('token')).length - before).toBeLessThanOrEqual(stack.nodes.length);
}, 240_000);
