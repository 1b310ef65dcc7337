import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { assertBooksBalance } from './support/books.js';
import type { Fault } from './support/emulator-shapes.js';
import { eventually } from './support/eventually.js';
import { runJobs } from './support/jobs.js';
import { alertsOf, allWorkedOn, moneyOf } from './support/money-picture.js';
import { PayingBuyers } from './support/paying-buyers.js';
import { aTripOnSale, type Buyer } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';
import { untilUnheard } from './support/until-unheard.js';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack({ env: { HOLDS_PER_ADDRESS: '50' } });
  await aTripOnSale(stack);
}, 120_000);
afterEach(async () => {
  await stack.emulator.forgetFaults();
  await stack.emulator.releaseWebhooks();
  await allWorkedOn(stack);
  await assertBooksBalance(stack);
});
afterAll(() => stack.stop());

const buyers = new PayingBuyers(() => stack);
/** What is tried again later is tried again now. */
const tryAgain = (changes = '') =>
  stack.db.query(
    `UPDATE jobs.job SET start_after = now() ${changes} WHERE name = 'paypal.webhook' AND state = 'retry'`,
  );
const shortly = (what: () => Promise<void>) =>
  eventually(async () => {
    await tryAgain();
    await what();
  }, 30_000);
/** PayPal's look-ups are behind what it tells: what is asked for is not there yet. */
const notYet = (operation: Fault['operation'], times = 1) =>
  stack.emulator.fault({ operation, kind: 'fail', status: 404, name: 'RESOURCE_NOT_FOUND', times });
const linesOf = (buyer: Buyer) =>
  stack.db
    .query<{ kind: string; cents: number }>(
      `SELECT l.kind, l.amount_cents AS cents FROM ledger_entries l JOIN payments p ON p.id = l.payment_id
        WHERE p.provider_order_id = $1 AND l.kind <> 'capture' ORDER BY l.id`,
      [buyer.orderId],
    )
    .then(({ rows }) => rows);

describe('a webhook that is ahead of what PayPal shows', () => {
  it('a refund at PayPal is booked when it is shown', async () => {
    const buyer = await buyers.paid('early-refund@example.com');
    await allWorkedOn(stack);
    await notYet('get-refund');
    await stack.emulator.refundAtPayPal(await buyers.captureOf(buyer), '100.00');
    await shortly(async () => expect(await linesOf(buyer)).toEqual([{ kind: 'refund', cents: 10_000 }]));
    await allWorkedOn(stack);
    const { rows } = await stack.db.query(
      `SELECT DISTINCT status, outcome FROM webhook_events WHERE event_type = 'PAYMENT.CAPTURE.REFUNDED'`,
    );
    expect(rows).toEqual([{ status: 'done', outcome: 'Booked as PayPal shows it' }]);
  });

  it('a dispute closes the doors when it is shown', async () => {
    const buyer = await buyers.paid('early-dispute@example.com');
    await allWorkedOn(stack);
    await notYet('get-dispute');
    await stack.emulator.dispute(await buyers.captureOf(buyer));
    await shortly(async () =>
      expect(await moneyOf(stack, buyer)).toMatchObject({ disputed: true, access: false }),
    );
  });

  it('money that was taken back is booked when it is shown', async () => {
    const buyer = await buyers.paid('early-reversal@example.com');
    await allWorkedOn(stack);
    await notYet('get-refund');
    await notYet('webhook-events');
    await stack.emulator.reverse(await buyers.captureOf(buyer));
    await shortly(async () => expect(await linesOf(buyer)).toEqual([{ kind: 'reversal', cents: 80_800 }]));
  });

  it('what PayPal never shows ends with the last try, and with an alert', async () => {
    const buyer = await buyers.paid('never-shown@example.com');
    await allWorkedOn(stack);
    await notYet('get-refund', 1_000);
    await stack.emulator.refundAtPayPal(await buyers.captureOf(buyer), '10.00');
    await eventually(async () => {
      await tryAgain(', retry_count = retry_limit');
      const told = await alertsOf(stack, 'difference');
      expect(told).toMatchObject([{ text: expect.stringContaining('REFUNDED') }]);
    }, 30_000);
    expect(await linesOf(buyer)).toEqual([]);
  });
});

describe('a capture whose outcome is unknown', () => {
  const resolve = async ({ orderId }: Buyer) => {
    const { rows } = await stack.db.query<{ paymentId: number }>(
      'SELECT id AS "paymentId" FROM payments WHERE provider_order_id = $1',
      [orderId],
    );
    await runJobs(stack, 'payment.resolve', rows);
  };
  async function unheard(email: string): Promise<Buyer> {
    await stack.emulator.holdWebhooks();
    const buyer = await buyers.approved(email);
    await stack.emulator.fault({ operation: 'capture', kind: 'commit-then-drop', times: 3 });
    expect((await buyer.capture()).status).toBe(202);
    await untilUnheard(stack, buyer.orderId);
    await stack.emulator.forgetFaults();
    await notYet('get', 1_000);
    return buyer;
  }

  it('stays so when PayPal does not show the order, and nobody pays twice', async () => {
    const buyer = await unheard('unheard@example.com');
    await resolve(buyer);
    expect(await moneyOf(stack, buyer)).toMatchObject({ payment: 'capturing' });
    expect((await buyer.capture()).status).toBe(202);
    const first = buyer.orderId;
    // The same order or none: never a second one.
    expect([first, undefined]).toContain((await buyer.pay()).body.id);
    await stack.emulator.forgetFaults();
    await stack.emulator.releaseWebhooks();
    await eventually(async () =>
      expect(await moneyOf(stack, buyer)).toMatchObject({ payment: 'completed', paidCents: 80_800 }),
    );
    expect(await stack.emulator.captures(first)).toHaveLength(1);
  });

  it('is never "not charged": when the order’s time is over hosts hear of it, and the buyer is told to look', async () => {
    const buyer = await unheard('never-heard@example.com');
    await stack.db.query(
      `UPDATE payments SET created_at = now() - interval '4 hours' WHERE provider_order_id = $1`,
      [buyer.orderId],
    );
    await resolve(buyer);
    expect(await moneyOf(stack, buyer)).toMatchObject({ payment: 'expired' });
    expect((await alertsOf(stack, 'stuck')).map(({ text }) => text)).toContainEqual(
      expect.stringMatching(/never said whether \$808/),
    );
    const refused = await buyer.capture();
    expect(refused).toMatchObject({ status: 409, body: { code: 'payment.unheard' } });
    expect(JSON.stringify(refused.body)).not.toMatch(/not charged/);
    const state = await buyer.call<{ standing: string }>('GET', `/paypal/order/${buyer.orderId}`);
    expect(state.body.standing).toBe('unclear');
    await stack.emulator.forgetFaults();
    await stack.emulator.releaseWebhooks();
    await eventually(async () => expect(await moneyOf(stack, buyer)).toMatchObject({ payment: 'completed' }));
  });
});
