import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { HostDesk } from './support/booked.js';
import { assertBooksBalance } from './support/books.js';
import { eventually } from './support/eventually.js';
import { FormPayer } from './support/form-payer.js';
import { runJob } from './support/jobs.js';
import { alertsOf, allWorkedOn } from './support/money-picture.js';
import { aHost } from './support/people.js';
import { aTripOnSale } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';

let stack: Stack;
let host: HostDesk;

beforeAll(async () => {
  stack = await startStack({ nodes: 2 });
  host = new HostDesk(stack, await aHost(stack, [await aTripOnSale(stack)]));
}, 120_000);
afterEach(async () => {
  await stack.emulator.forgetFaults();
  await stack.emulator.releaseIpn();
  await allWorkedOn(stack);
  await assertBooksBalance(stack);
});
afterAll(() => stack.stop());

const bookingOf = async (payer: FormPayer) => (await payer.booking()).publicId;
const refundsOf = async (payer: FormPayer) => {
  const { rows } = await stack.db.query(
    `SELECT r.status, r.source, r.effect FROM refunds r JOIN guests g USING (booking_id) WHERE g.public_id = $1`,
    [payer.id],
  );
  return rows;
};
const paidByForm = async (email: string) => {
  const payer = await FormPayer.of(stack, email);
  await payer.form('full');
  await payer.pay();
  await eventually(async () => expect(await payer.money()).toMatchObject({ booking: 'paid' }));
  return payer;
};

it('a refund of ours whose answer is lost is still ours when PayPal tells of it', async () => {
  const payer = await paidByForm('told-first@example.com');
  await stack.emulator.fault({ operation: 'refund', kind: 'commit-then-drop', times: 3 });
  await host.refund(await bookingOf(payer), 10_000, { effect: 'goodwill' });
  await eventually(async () =>
    expect(await refundsOf(payer)).toEqual([{ status: 'completed', source: 'host', effect: 'goodwill' }]),
  );
  expect(await payer.lines()).toEqual(['capture -80800', 'refund 10000', 'adjustment -10000']);
  expect(await payer.money()).toMatchObject({ booking: 'paid', access: true, paidCents: 70_800 });
});

it('PAY-22: an e-cheque of whose clearing nobody tells us is asked about', async () => {
  const payer = await FormPayer.of(stack, 'untold@example.com');
  await payer.form('full');
  await payer.pay('pay-pending');
  await eventually(async () => expect(await payer.statuses()).toEqual(['pending']));
  await stack.emulator.holdIpn();
  await stack.emulator.completeCapture(await payer.txnId());
  await eventually(
    async () => expect(await payer.money()).toMatchObject({ booking: 'paid', access: true }),
    30_000,
  );
});

it('PAY-22: whoever waits for an e-cheque may have it asked about', async () => {
  const payer = await FormPayer.of(stack, 'waits@example.com');
  await payer.form('full');
  await payer.pay('pay-pending');
  await eventually(async () => expect(await payer.statuses()).toEqual(['pending']));
  await stack.db.query('UPDATE payments SET next_check_at = NULL');
  await stack.emulator.holdIpn();
  await stack.emulator.completeCapture(await payer.txnId());
  expect(await payer.holder.recheck()).toMatchObject({ status: 200, body: { paymentStatus: 'paid' } });
});

it('PAY-13: real money that paid nothing and went back needs nobody any more', async () => {
  const payer = await FormPayer.of(stack, 'dollar@example.com');
  await payer.form('full', { amount: '1.00' });
  await payer.pay();
  await allWorkedOn(stack);
  const ref = `ipn:${await payer.txnId()}:Completed`;
  const open = async () => (await alertsOf(stack, 'unapplied')).map((alert) => alert.ref);
  expect(await open()).toContain(ref);
  await stack.emulator.refundAtPayPal(await payer.txnId());
  await allWorkedOn(stack);
  expect(await open()).not.toContain(ref);
  await runJob(stack, 'paypal.statement');
  expect(await alertsOf(stack, 'difference')).toEqual([]);
  expect(await payer.lines()).toEqual([]);
});

it('money of somebody who waits in line, which PayPal does not take back, counts at every desk', async () => {
  const payer = await FormPayer.of(stack, 'waits-in-line@example.com');
  await payer.form('full');
  const bookingId = await bookingOf(payer);
  const get = async <T>(path: string) => (await host.visitor.call<T>('GET', `/api/host/${path}`)).body;
  const collected = async () => {
    const { figures, rows } = await get<{
      figures: { collectedCents: number };
      rows: { bookingId: string }[];
    }>('payments');
    return { cents: figures.collectedCents, isListed: rows.some((row) => row.bookingId === bookingId) };
  };
  const before = await collected();
  expect((await host.post(bookingId, 'waitlist')).status).toBe(200);
  await stack.emulator.fault({
    operation: 'refund',
    kind: 'fail',
    status: 422,
    issue: 'REFUND_TIME_LIMIT_EXCEEDED',
  });
  await payer.pay();
  await eventually(async () =>
    expect(await refundsOf(payer)).toEqual([expect.objectContaining({ status: 'failed' })]),
  );
  expect(await payer.money()).toMatchObject({ booking: 'waitlist', paidCents: 80_800 });
  expect(await collected()).toEqual({ cents: before.cents + 80_800, isListed: true });
  const { summary } = await get<{ summary: { revenueCents: number } }>('overview');
  expect(summary.revenueCents).toBe(before.cents + 80_800);
});
