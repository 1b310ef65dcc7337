import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { HostDesk } from './support/booked.js';
import { assertBooksBalance } from './support/books.js';
import { eventually } from './support/eventually.js';
import { FormPayer } from './support/form-payer.js';
import { runJob } from './support/jobs.js';
import { MerchantApi } from './support/merchant-api.js';
import { alertsOf, moneyOf } from './support/money-picture.js';
import { PayingBuyers } from './support/paying-buyers.js';
import { aHost } from './support/people.js';
import { aTripOnSale } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';

let stack: Stack;
let tripId: number;
jest.setTimeout(90_000);
const buyers = new PayingBuyers(() => stack);

beforeAll(async () => {
  stack = await startStack({ nodes: 2 });
  tripId = await aTripOnSale(stack);
  // Nothing PayPal tells arrives: all there is, is what it can be asked.
  await stack.emulator.holdWebhooks();
  await stack.emulator.holdIpn();
}, 120_000);
afterEach(() => assertBooksBalance(stack));
afterAll(() => stack.stop());

const compare = () => runJob(stack, 'paypal.statement');
const differences = () => alertsOf(stack, 'difference');

describe("PayPal's statement", () => {
  it('brings payments, refunds and reversals that nobody told us of into the books, once', async () => {
    const [lost, refunded, reversed] = await Promise.all([
      buyers.approved('lost@example.com'),
      buyers.paid('refunded@example.com'),
      buyers.paid('reversed@example.com'),
    ]);
    const payer = await FormPayer.of(stack, 'lost-form@example.com');
    await payer.form('full');
    await payer.pay();
    await buyers.takeUnheard(lost);
    await stack.emulator.refundAtPayPal(await buyers.captureOf(refunded), '100.00');
    await stack.emulator.reverse(await buyers.captureOf(reversed));
    await compare();
    await compare();
    expect(await moneyOf(stack, lost)).toMatchObject({ booking: 'paid', access: true, paidCents: 80_800 });
    expect(await moneyOf(stack, refunded)).toMatchObject({
      payment: 'partially_refunded',
      paidCents: 70_800,
    });
    expect(await moneyOf(stack, reversed)).toMatchObject({
      payment: 'reversed',
      disputed: true,
      access: false,
    });
    expect(await payer.lines()).toEqual(['capture -80800']);
    expect(await differences()).toEqual([]);
    await stack.emulator.cancelReversal(await buyers.captureOf(reversed));
    await compare();
    await compare();
    expect(await moneyOf(stack, reversed)).toMatchObject({
      payment: 'completed',
      disputed: false,
      access: true,
    });
  });

  it('shows what it has and the books have not, and the other way round, until a person or the next night explains it', async () => {
    const api = await MerchantApi.of(stack);
    const orderId = await api.order('25.00', 'another-shop');
    await stack.emulator.decide(orderId, 'approve');
    await api.capture(orderId);
    const [foreign] = await stack.emulator.captures(orderId);
    const buyer = await buyers.paid('invented@example.com');
    const real = await buyers.captureOf(buyer);
    const rename = async (is: string, to: string) => {
      await stack.db.query('ALTER TABLE ledger_entries DISABLE TRIGGER USER');
      await stack.db.query(
        `UPDATE ledger_entries SET external_ref = 'paypal:capture:' || $2, occurred_at = now() - interval '4 hours'
          WHERE external_ref = 'paypal:capture:' || $1`,
        [is, to],
      );
      await stack.db.query('ALTER TABLE ledger_entries ENABLE TRIGGER USER');
      await stack.db.query('UPDATE payments SET provider_capture_id = $2 WHERE provider_capture_id = $1', [
        is,
        to,
      ]);
    };
    await rename(real, '1NVENTED000000000');
    await compare();
    const refs = (await differences()).map(({ ref }) => ref);
    expect(refs).toContain(`statement:${foreign!.id}`);
    expect(refs).toContain('books:payment:1NVENTED000000000');
    expect((await differences()).find(({ ref }) => ref === `statement:${foreign!.id}`)).toMatchObject({
      theirsCents: 2_500,
    });
    await rename('1NVENTED000000000', real);
  });

  it('is compared in spite of what is foreign or cannot be read, which hosts are told of', async () => {
    const line = (transaction_id: string, value: string, currency_code = 'USD') => ({
      transaction_id,
      transaction_event_code: 'T0006',
      transaction_amount: { currency_code, value },
    });
    await stack.emulator.throwSwitches({
      foreignLines: [line('1YEN0000000000000', '5000', 'JPY'), line('1STRANGE000000000', 'a lot'), {}],
    });
    const lost = await buyers.approved('beside-yen@example.com');
    await buyers.takeUnheard(lost);
    await compare();
    expect(await moneyOf(stack, lost)).toMatchObject({ booking: 'paid', paidCents: 80_800 });
    const told = await differences();
    expect(told).toContainEqual(
      expect.objectContaining({
        ref: 'statement:1YEN0000000000000',
        text: expect.stringContaining('5000.00 JPY'),
      }),
    );
    expect(told).toContainEqual(
      expect.objectContaining({
        ref: 'statement:1STRANGE000000000',
        text: expect.stringContaining('cannot be read'),
      }),
    );
    await stack.emulator.throwSwitches({ foreignLines: [] });
  });

  it('that PayPal does not show is told to hosts, until it is shown again', async () => {
    const permission = { status: 403, name: 'NOT_AUTHORIZED', issue: 'PERMISSION_DENIED' };
    await stack.emulator.fault({ operation: 'transactions', kind: 'fail', ...permission });
    const told = () => alertsOf(stack, 'account');
    const desk = new HostDesk(stack, await aHost(stack, [tripId]));
    const reply = await desk.visitor.call('POST', '/api/host/statement/compare', { days: 1 });
    expect(reply.status).toBe(503);
    expect(await told()).toEqual([
      expect.objectContaining({ text: expect.stringContaining('Transaction Search') }),
    ]);
    await compare();
    expect(await told()).toEqual([]);
  });
});

it('an event whose delivery went wrong is fetched within the hour, and worked on once', async () => {
  const buyer = await buyers.approved('missed@example.com');
  await buyers.takeUnheard(buyer);
  await runJob(stack, 'paypal.missed-events');
  await eventually(async () =>
    expect(await moneyOf(stack, buyer)).toMatchObject({ booking: 'paid', paidCents: 80_800 }),
  );
  const count = async () => (await stack.db.query('SELECT id FROM webhook_events')).rows.length;
  const before = await count();
  await runJob(stack, 'paypal.missed-events');
  expect(await count()).toBe(before);
});

describe('the books, looking at themselves,', () => {
  it('tell of what must hold and does not, and close it when it holds again', async () => {
    const buyer = await buyers.paid('wrong@example.com');
    const change = (by: number) =>
      stack.db.query(
        `UPDATE guests SET amount_paid_cents = amount_paid_cents + $1
          WHERE booking_id = (SELECT booking_id FROM payments WHERE provider_order_id = $2) AND position = 1`,
        [by, buyer.orderId],
      );
    await change(-100);
    await runJob(stack, 'books.check');
    expect((await alertsOf(stack, 'invariant')).map(({ ref }) => ref.split(':')[0])).toEqual(['guest']);
    await change(100);
    await runJob(stack, 'books.check');
    expect(await alertsOf(stack, 'invariant')).toEqual([]);
  });

  it('tell of a payment whose end is unknown for a quarter of an hour', async () => {
    const buyer = await buyers.approved('stuck@example.com');
    await stack.db.query(
      `UPDATE payments SET status = 'capturing', next_check_at = NULL, updated_at = now() - interval '16 minutes'
        WHERE provider_order_id = $1`,
      [buyer.orderId],
    );
    await runJob(stack, 'books.check');
    expect(await alertsOf(stack, 'stuck')).toHaveLength(1);
    const askAgain = () =>
      stack.db.query('UPDATE payments SET next_check_at = now() WHERE provider_order_id = $1', [
        buyer.orderId,
      ]);
    // Asked again in vain it is as unknown as before, and for as long.
    await stack.emulator.fault({ operation: 'capture', kind: 'fail', status: 500, times: 3 });
    const asked = (await stack.emulator.calls('capture')).length + 3;
    await askAgain();
    await eventually(async () => expect(await stack.emulator.calls('capture')).toHaveLength(asked));
    await runJob(stack, 'books.check');
    expect(await alertsOf(stack, 'stuck')).toHaveLength(1);
    await askAgain();
    await eventually(async () => expect(await moneyOf(stack, buyer)).toMatchObject({ booking: 'paid' }));
    await runJob(stack, 'books.check');
    expect(await alertsOf(stack, 'stuck')).toEqual([]);
  });
});
