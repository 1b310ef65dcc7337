import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { assertBooksBalance } from './support/books.js';
import { HostDesk } from './support/booked.js';
import { eventually } from './support/eventually.js';
import { FormPayer } from './support/form-payer.js';
import { aHost } from './support/people.js';
import { aTripOnSale } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';

let stack: Stack;
let host: HostDesk;

beforeAll(async () => {
  stack = await startStack({ env: { HOLDS_PER_ADDRESS: '50' } });
  host = new HostDesk(stack, await aHost(stack, [await aTripOnSale(stack)]));
}, 120_000);
afterEach(() => assertBooksBalance(stack));
afterAll(() => stack.stop());

const receivedOn = new Date(Date.now() - 24 * 60 * 60 * 1_000).toISOString().slice(0, 10);
const cash = (amountCents: number) => ({
  method: 'cash',
  amountCents,
  receivedOn,
  reason: 'Paid at the office',
});

it('PAY-28: the discount for one payment ends when the first one is a part, by a form that was opened before', async () => {
  const payer = await FormPayer.of(stack, 'deposit-after-all@example.com', 'installment');
  const deposit = await payer.form('deposit');
  await payer.form('full');
  expect(await payer.holder.record()).toMatchObject({ paymentType: 'full', payableAmount: 808 });
  await stack.emulator.payForm(deposit, 'pay');
  await eventually(async () =>
    expect(await payer.money()).toMatchObject({ booking: 'confirmed', paidCents: 21_300 }),
  );
  expect(await payer.holder.record()).toMatchObject({
    paymentType: 'installment',
    payableAmount: 850,
    remainingAmount: 637,
    nextStep: 'pay_later',
    price: { discountCents: 0 },
  });
  await payer.holder.pay('amount', '100.00');
  await payer.holder.pay('balance', '537.00');
  expect(await payer.holder.record()).toMatchObject({ nextStep: 'nothing', amountPaid: 850 });
});

it('PAY-28: who pays all at once by a form keeps the discount, though they looked at the parts before PayPal told of it', async () => {
  const payer = await FormPayer.of(stack, 'full-after-all@example.com');
  const full = await payer.form('full');
  await payer.form('deposit');
  await stack.emulator.payForm(full, 'pay');
  await eventually(async () =>
    expect(await payer.money()).toMatchObject({ booking: 'paid', paidCents: 80_800 }),
  );
  expect(await payer.holder.record()).toMatchObject({ paymentType: 'full', remainingAmount: 0 });
});

it('PAY-28: cash for a part of it ends the discount too; when that record was wrong, it is there again', async () => {
  const payer = await FormPayer.of(stack, 'some-cash@example.com');
  const { publicId: id } = await payer.booking();
  expect((await host.post(id, 'payments', cash(5_000))).status).toBe(201);
  expect(await payer.holder.record()).toMatchObject({
    payableAmount: 850,
    remainingAmount: 800,
    amountPaid: 50,
  });
  const { payments } = (await host.read(id, 'money')).body;
  const wrong = await host.post(id, `payments/${payments[0]!.id}/wrong`, {
    reason: 'It was another booking',
  });
  expect(wrong.status).toBeLessThan(300);
  expect(await payer.holder.record()).toMatchObject({
    paymentType: 'full',
    remainingAmount: 808,
    dueNowCents: 80_800,
  });
  // The price of one payment is paid in one.
  expect((await payer.holder.orderOf('amount', '10.00')).body.code).toBe('payment.amount_out_of_range');
  await payer.holder.pay('balance', '808.00');
  expect(await payer.holder.record()).toMatchObject({ nextStep: 'nothing', amountPaid: 808 });
});
