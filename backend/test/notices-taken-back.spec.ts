import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { HostDesk } from './support/booked.js';
import { assertBooksBalance } from './support/books.js';
import { eventually } from './support/eventually.js';
import { type ChatSocket, openSocket } from './support/live-socket.js';
import { alertsOf, allWorkedOn, cookieOf, moneyOf } from './support/money-picture.js';
import { PayingBuyers } from './support/paying-buyers.js';
import { aHost } from './support/people.js';
import { aTripOnSale, type Buyer } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';

let stack: Stack;
let host: HostDesk;

beforeAll(async () => {
  stack = await startStack({ nodes: 2 });
  host = new HostDesk(stack, await aHost(stack, [await aTripOnSale(stack)]));
}, 120_000);
afterEach(async () => {
  await stack.emulator.forgetFaults();
  await stack.emulator.releaseWebhooks();
  await allWorkedOn(stack);
  await assertBooksBalance(stack);
});
afterAll(() => stack.stop());

const buyers = new PayingBuyers(() => stack);
const bookingOf = async ({ orderId }: Buyer) => {
  const { rows } = await stack.db.query<{ id: string }>(
    `SELECT b.public_id AS id FROM bookings b JOIN payments p ON p.booking_id = b.id WHERE p.provider_order_id = $1`,
    [orderId],
  );
  return rows[0]!.id;
};

it("PAY-20: a refund made in PayPal's dashboard is in the books, and the doors close", async () => {
  const buyer = await buyers.paid('dashboard@example.com');
  expect(await moneyOf(stack, buyer)).toMatchObject({ access: true });
  await stack.emulator.refundAtPayPal(await buyers.captureOf(buyer));
  await eventually(async () => {
    expect(await moneyOf(stack, buyer)).toMatchObject({
      payment: 'refunded',
      shown: 'refunded',
      access: false,
      paidCents: 0,
    });
  });
});

describe('PAY-22: a pending payment', () => {
  const pendingBuyer = async (email: string) => {
    const buyer = await buyers.approved(email);
    await stack.emulator.fault({ operation: 'capture', kind: 'pending', reason: 'ECHECK' });
    expect((await buyer.capture()).status).toBe(202);
    // On a busy machine PayPal may be asked after the buyer was told to wait.
    await eventually(async () =>
      expect(await moneyOf(stack, buyer)).toMatchObject({
        payment: 'pending',
        shown: 'unpaid',
        access: false,
      }),
    );
    return buyer;
  };

  it('opens the doors when it has come', async () => {
    const buyer = await pendingBuyer('echeck@example.com');
    await stack.emulator.completeCapture(await buyers.captureOf(buyer));
    await eventually(async () =>
      expect(await moneyOf(stack, buyer)).toMatchObject({ payment: 'completed', access: true }),
    );
  });

  it('is due again when the bank refuses it', async () => {
    const buyer = await pendingBuyer('bounced@example.com');
    await stack.emulator.denyCapture(await buyers.captureOf(buyer));
    await eventually(async () =>
      expect(await moneyOf(stack, buyer)).toMatchObject({ payment: 'failed', shown: 'unpaid' }),
    );
    expect((await buyer.pay()).status).toBe(201);
    expect(await buyers.linesOf(buyer, 'capture')).toEqual([]);
  });
});

describe('PAY-23: money that is taken back from us', () => {
  const inTheChat = async (buyer: Buyer): Promise<ChatSocket> => {
    const socket: ChatSocket = openSocket(`${stack.nodes[1]!.url}/chat`, {
      cookie: await cookieOf(stack, buyer),
    });
    const welcomed = new Promise((resolve) => socket.once('chat:welcome', resolve));
    socket.connect();
    await welcomed;
    return socket;
  };

  it('closes the doors at once, and opens them when it is given back', async () => {
    const buyer = await buyers.paid('chargeback@example.com');
    const socket = await inTheChat(buyer);
    const sentAway = new Promise((resolve) => socket.once('disconnect', resolve));
    const capture = await buyers.captureOf(buyer);
    await stack.emulator.reverse(capture);
    await sentAway;
    await eventually(async () => {
      expect(await moneyOf(stack, buyer)).toMatchObject({
        booking: 'confirmed',
        disputed: true,
        payment: 'reversed',
        access: false,
        paidCents: 0,
      });
    });
    expect(await alertsOf(stack, 'reversed')).toHaveLength(1);
    const dispute = await stack.emulator.dispute(capture);
    await stack.emulator.resolveDispute(dispute, 'SELLER');
    await eventually(async () => {
      expect(await moneyOf(stack, buyer)).toMatchObject({
        booking: 'paid',
        disputed: false,
        payment: 'completed',
        access: true,
        paidCents: 80_800,
      });
    });
    expect(await alertsOf(stack, 'reversed')).toEqual([]);
  });

  const isBack = async (buyer: Buyer) => {
    await allWorkedOn(stack);
    expect(await alertsOf(stack, 'reversed')).toEqual([]);
    expect(await moneyOf(stack, buyer)).toMatchObject({ booking: 'paid', access: true, paidCents: 80_800 });
  };

  it('opens them also where nobody disputed it: the payment is told of as completed once more', async () => {
    const buyer = await buyers.paid('bank-gave-back@example.com');
    const capture = await buyers.captureOf(buyer);
    await stack.emulator.reverse(capture);
    await eventually(async () => expect(await moneyOf(stack, buyer)).toMatchObject({ access: false }));
    await stack.emulator.cancelReversal(capture);
    await isBack(buyer);
  });

  it('opens them also where PayPal said only late that it was taken, and it has been given back since', async () => {
    const buyer = await buyers.paid('taken-read-late@example.com');
    const capture = await buyers.captureOf(buyer);
    await stack.emulator.fault({ operation: 'get-refund', kind: 'commit-then-delay', delayMs: 3_000 });
    const asked = (await stack.emulator.calls('get-refund')).length;
    await stack.emulator.reverse(capture);
    await eventually(async () => expect(await stack.emulator.calls('get-refund')).toHaveLength(asked + 1));
    await stack.emulator.cancelReversal(capture);
    await isBack(buyer);
  });

  it('is told of in a dispute: the doors are shut while it lasts, and after a lost one', async () => {
    const buyer = await buyers.paid('dispute@example.com');
    const dispute = await stack.emulator.dispute(await buyers.captureOf(buyer));
    await eventually(async () =>
      expect(await moneyOf(stack, buyer)).toMatchObject({ disputed: true, access: false, paidCents: 80_800 }),
    );
    expect((await alertsOf(stack, 'disputed')).map(({ ref }) => ref)).toEqual([dispute]);
    await stack.emulator.resolveDispute(dispute, 'BUYER');
    await eventually(async () =>
      expect(await moneyOf(stack, buyer)).toMatchObject({ payment: 'reversed', access: false, paidCents: 0 }),
    );
    await eventually(async () => expect(await alertsOf(stack, 'disputed')).toEqual([]));
    expect(await moneyOf(stack, buyer)).toMatchObject({ disputed: true });
    const refs = await alertsOf(stack, 'reversed');
    expect(refs).toHaveLength(1);
    const paidAgain = await host.post(await bookingOf(buyer), 'payments', {
      method: 'bank',
      amountCents: 80_800,
      receivedOn: new Date(Date.now() - 24 * 60 * 60 * 1_000).toISOString().slice(0, 10),
      reason: 'Paid again after the dispute',
    });
    expect(paidAgain.status).toBe(201);
    expect(await moneyOf(stack, buyer)).toMatchObject({ disputed: false, access: true, paidCents: 80_800 });
  });

  it('opens them also where PayPal said only late that the dispute was open, and it has been won since', async () => {
    const buyer = await buyers.paid('read-late@example.com');
    const late = { operation: 'get-dispute', kind: 'commit-then-delay', delayMs: 3_000 } as const;
    await stack.emulator.fault(late);
    const asked = (await stack.emulator.calls('get-dispute')).length;
    const dispute = await stack.emulator.dispute(await buyers.captureOf(buyer));
    await eventually(async () => expect(await stack.emulator.calls('get-dispute')).toHaveLength(asked + 1));
    await stack.emulator.resolveDispute(dispute, 'SELLER');
    await allWorkedOn(stack);
    expect(await alertsOf(stack, 'disputed')).toEqual([]);
    expect(await moneyOf(stack, buyer)).toMatchObject({ booking: 'paid', disputed: false, access: true });
  });

  it('stays shut while the dispute lasts, unless a host has closed it', async () => {
    const buyer = await buyers.paid('let-be@example.com');
    await stack.emulator.dispute(await buyers.captureOf(buyer));
    const alert = await eventually(async () => {
      const { body } = await host.visitor.call<{ id: number; kind: string }[]>('GET', '/api/host/alerts');
      const found = body.find(({ kind }) => kind === 'disputed');
      expect(found).toBeDefined();
      return found!;
    });
    expect(await moneyOf(stack, buyer)).toMatchObject({ disputed: true, access: false });
    const note = { note: 'They have taken it back by mail' };
    expect((await host.visitor.call('POST', `/api/host/alerts/${alert.id}/close`, note)).status).toBe(204);
    expect(await moneyOf(stack, buyer)).toMatchObject({ disputed: false, access: true });
  });
});
