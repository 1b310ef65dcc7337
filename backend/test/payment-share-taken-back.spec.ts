import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { Booked, HostDesk } from './support/booked.js';
import { assertBooksBalance } from './support/books.js';
import { eventually } from './support/eventually.js';
import { allWorkedOn } from './support/money-picture.js';
import { aHost } from './support/people.js';
import { aTripOnSale } from './support/purchase.js';
import { shareDesk } from './support/share-desk.js';
import { ShareHolder } from './support/share-holder.js';
import { type Stack, startStack } from './support/stack.js';

let stack: Stack;
let host: HostDesk;

beforeAll(async () => {
  stack = await startStack({ env: { HOLDS_PER_ADDRESS: '50' } });
  host = new HostDesk(stack, await aHost(stack, [await aTripOnSale(stack)]));
}, 120_000);
afterEach(async () => {
  await allWorkedOn(stack);
  await assertBooksBalance(stack);
});
afterAll(() => stack.stop());

/** With its deposit of $213 and a share of $100 paid, and PayPal's id of the share's capture. */
async function withShare(email: string) {
  const buyer = await Booked.of(stack, email, 'installment');
  const eve = ShareHolder.of(stack, (await shareDesk(buyer).make(10_000)).body.url ?? '');
  expect((await eve.pay('100.00')).status).toBe(200);
  const [capture] = await stack.emulator.captures(eve.orderId);
  return { buyer, eve, captureId: capture!.id };
}
const told = (buyer: Booked) => buyer.mails('share_taken_back');

it('PAY-23: hosts and the buyer read whose money it is that somebody disputes, and the buyer that it is over', async () => {
  const { buyer, captureId } = await withShare('disputed.share@example.com');
  const dispute = await stack.emulator.dispute(captureId);
  await eventually(async () => {
    const { body } = await host.visitor.call<{ bookingId: string; text: string }[]>(
      'GET',
      '/api/host/alerts',
    );
    const own = body.find(({ bookingId }) => bookingId === buyer.bookingId);
    expect(own?.text).toContain('Who paid a share of booking');
  });
  expect(await told(buyer)).toEqual([`${dispute}:asked`]);
  await stack.emulator.resolveDispute(dispute, 'SELLER');
  await eventually(async () => expect(await told(buyer)).toEqual([`${dispute}:asked`, `${dispute}:settled`]));
});

it('PAY-23: a share that a bank takes back is told to the buyer and asks for nothing, and counts again when it is back', async () => {
  const { buyer, eve, captureId } = await withShare('bank.took@example.com');
  const { id } = await stack.emulator.reverse(captureId);
  await eventually(async () =>
    expect((await eve.page()).body).toMatchObject({ state: 'returned', returnedCents: 10_000 }),
  );
  expect(await told(buyer)).toEqual([`${id}:taken`]);
  expect((await eve.order('100.00')).body.code).toBe('share.returned');
  expect(await buyer.money()).toMatchObject({ owed: 63_700 });
  await stack.emulator.cancelReversal(captureId);
  await eventually(async () => expect((await eve.page()).body.state).toBe('paid'));
  expect(await told(buyer)).toEqual([`${id}:taken`, `${id}:settled`]);
  expect(await buyer.money()).toMatchObject({ owed: 53_700 });
});

it('a share of which some was taken back says so, and not that it went back', async () => {
  const { eve, captureId } = await withShare('some.taken@example.com');
  await stack.emulator.resolveDispute(await stack.emulator.dispute(captureId, '40.00'), 'BUYER');
  await eventually(async () =>
    expect((await eve.page()).body).toMatchObject({
      state: 'partly_returned',
      amountCents: 10_000,
      returnedCents: 4_000,
    }),
  );
  expect((await eve.order('100.00')).body.code).toBe('share.paid');
});

it('of the buyer’s own money that is taken back no mail tells of a share', async () => {
  const { buyer } = await withShare('own.taken@example.com');
  await stack.emulator.reverse(await buyer.captureId());
  await eventually(async () => expect(await buyer.money()).toMatchObject({ paid: 10_000 }));
  expect(await told(buyer)).toEqual([]);
});
