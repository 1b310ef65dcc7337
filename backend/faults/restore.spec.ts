import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { assertBooksBalance } from '../test/support/books.js';
import { eventually } from '../test/support/eventually.js';
import { FormPayer } from '../test/support/form-payer.js';
import { runJob } from '../test/support/jobs.js';
import { alertsOf, allWorkedOn, moneyOf } from '../test/support/money-picture.js';
import { PayingBuyers } from '../test/support/paying-buyers.js';
import { aTripOnSale } from '../test/support/purchase.js';
import { type Stack, startStack } from '../test/support/stack.js';

let stack: Stack;
let admin: pg.Client;
let name: string;
jest.setTimeout(120_000);
const buyers = new PayingBuyers(() => stack);

beforeAll(async () => {
  stack = await startStack();
  const url = new URL(stack.databaseUrl);
  name = url.pathname.slice(1);
  url.pathname = '/postgres';
  admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  await aTripOnSale(stack);
}, 120_000);
afterAll(async () => {
  await admin.end();
  await stack.stop();
});

/** Makes a database of another one, as a dump and its restoring would, while the node is down. */
async function copyDatabase(from: string, to: string): Promise<void> {
  const [node] = stack.nodes;
  await node!.process.stop();
  // The test's own connections end when nobody has used them for ten seconds.
  await eventually(() => expect(stack.db.totalCount).toBe(0));
  await admin.query(`DROP DATABASE IF EXISTS ${to} WITH (FORCE)`);
  await admin.query(`CREATE DATABASE ${to} TEMPLATE ${from}`);
  await node!.process.start();
}

it("PAY-34: a database restored from a backup is brought to PayPal's last cent by the statement", async () => {
  const early = await buyers.paid('early@example.com');
  const ordered = await buyers.approved('ordered@example.com');
  const payer = await FormPayer.of(stack, 'form@example.com');
  await payer.form('full');
  await allWorkedOn(stack);
  await copyDatabase(name, 'backup');

  expect((await ordered.capture()).status).toBe(200);
  await payer.pay();
  await stack.emulator.refundAtPayPal(await buyers.captureOf(early), '92.00');
  const late = await buyers.paid('late@example.com');
  await eventually(async () => expect(await payer.money()).toMatchObject({ booking: 'paid' }));
  await eventually(async () => expect(await moneyOf(stack, early)).toMatchObject({ paidCents: 60_000 }));
  const lateCapture = await buyers.captureOf(late);
  await copyDatabase('backup', name);

  await runJob(stack, 'paypal.statement');
  expect(await moneyOf(stack, early)).toMatchObject({
    payment: 'partially_refunded',
    paidCents: 60_000,
    access: false,
  });
  expect(await moneyOf(stack, ordered)).toMatchObject({ booking: 'paid', paidCents: 80_800, access: true });
  expect(await payer.money()).toMatchObject({ booking: 'paid', paidCents: 80_800, access: true });
  // Of whom nothing at all is left, a person hears, with the amount.
  expect(await alertsOf(stack, 'difference')).toEqual([
    expect.objectContaining({ ref: `statement:${lateCapture}`, theirsCents: 80_800 }),
  ]);
  await assertBooksBalance(stack);
});
