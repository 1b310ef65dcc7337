import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { Booked } from './support/booked.js';
import { assertBooksBalance } from './support/books.js';
import { eventually } from './support/eventually.js';
import { FormPayer } from './support/form-payer.js';
import { runJob } from './support/jobs.js';
import { alertsOf, allWorkedOn } from './support/money-picture.js';
import { aTripOnSale } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';

// An account that does not show a reversal under its id: what tells that one is over does not say which.
let stack: Stack;
let payer: FormPayer;

beforeAll(async () => {
  stack = await startStack();
  await aTripOnSale(stack);
  await stack.emulator.throwSwitches({ hidesReversals: true });
}, 120_000);
afterEach(() => assertBooksBalance(stack));
afterAll(() => stack.stop());

const reverse = async () => stack.emulator.reverse(await payer.txnId());
const TAKEN = { disputed: true, access: false, paidCents: 0 };
const isTaken = () => eventually(async () => expect(await payer.money()).toMatchObject(TAKEN));
const isBack = () =>
  eventually(async () => expect(await payer.money()).toMatchObject({ disputed: false, paidCents: 80_800 }));

it('PAY-23: what is over stays over when it is told late, by another way, that it was taken', async () => {
  await stack.emulator.throwSwitches({ hidesReversals: true, restMoneyByIpn: 'express_checkout' });
  const booked = await Booked.of(stack, 'told-late@example.com');
  await stack.emulator.holdIpn();
  await stack.emulator.reverse(await booked.captureId());
  await eventually(async () => expect(await booked.money()).toMatchObject({ paid: 0, access: false }));
  await stack.emulator.cancelReversal(await booked.captureId());
  await runJob(stack, 'paypal.statement');
  expect(await booked.money()).toMatchObject({ paid: 80_800, access: true });
  await stack.emulator.releaseIpn();
  await allWorkedOn(stack);
  expect(await booked.money()).toMatchObject({ paid: 80_800, access: true });
});

it('PAY-23: taken a second time it stays taken, however late it is told that the first time is over', async () => {
  payer = await FormPayer.of(stack, 'taken-twice@example.com');
  await payer.form('full');
  await payer.pay();
  await isBack();
  await reverse();
  await isTaken();
  await stack.emulator.holdIpn();
  await stack.emulator.cancelReversal(await payer.txnId());
  await reverse();
  await runJob(stack, 'paypal.statement');
  await stack.emulator.releaseIpn({ copies: 2 });
  await allWorkedOn(stack);
  expect(await payer.lines()).toEqual([
    'capture -80800',
    'reversal 80800',
    'reversal -80800',
    'reversal 80800',
  ]);
  expect(await payer.money()).toMatchObject(TAKEN);
  await runJob(stack, 'paypal.statement');
  expect(await alertsOf(stack, 'difference')).toEqual([]);
});

it('and the second time is over when that is told', async () => {
  await stack.emulator.cancelReversal(await payer.txnId());
  await isBack();
  await runJob(stack, 'paypal.statement');
  expect(await alertsOf(stack, 'difference')).toEqual([]);
});
