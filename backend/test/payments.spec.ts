import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from './support/eventually.js';
import { assertBooksBalance, ledgerOf } from './support/books.js';
import { alertsOf } from './support/money-picture.js';
import { aTripOnSale, Buyer } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';
import { toldOfPayments } from './support/told-hosts.js';
import { wholeLog } from './support/whole-log.js';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack({ nodes: 2, env: { LOG_LEVEL: 'trace' } });
  // What is found out here is found out without being told.
  await stack.emulator.holdWebhooks();
  await aTripOnSale(stack);
}, 120_000);
afterEach(async () => {
  await stack.emulator.forgetFaults();
  await assertBooksBalance(stack);
});
afterAll(() => stack.stop());

const buyerWithOrder = async (email: string) => {
  const buyer = Buyer.of(stack);
  expect((await buyer.order(email)).status).toBe(201);
  return buyer;
};

describe('an order', () => {
  it('is one order, however often and on whichever node it is first asked for (PAY-01)', async () => {
    const buyer = Buyer.of(stack);
    await buyer.draft('clicks@example.com');
    const made = async () => (await stack.emulator.calls('create')).filter(({ tookEffect }) => tookEffect);
    const before = (await made()).length;
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, i) => buyer.via(stack.nodes[i % 2]!.url).pay()),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(201));
    expect(new Set(replies.map((r) => r.body.id))).toEqual(new Set([buyer.orderId]));
    expect((await made()).slice(before).map(({ orderId }) => orderId)).toEqual([buyer.orderId]);
    const { rows } = await stack.db.query(
      `SELECT p.id FROM payments p JOIN guests g USING (booking_id) WHERE g.email = 'clicks@example.com'`,
    );
    expect(rows).toHaveLength(1);
    expect(await stack.emulator.violations()).toEqual([]);
  });

  it('is refused with the right figure when the page names another price (PAY-13)', async () => {
    const buyer = await buyerWithOrder('tamper@example.com');
    expect(await buyer.pay('1.00')).toMatchObject({
      status: 409,
      body: { code: 'quote.price_changed', details: { amount: '808.00' } },
    });
    expect((await buyer.pay('808.001')).status).toBe(400);
  });
});

describe('a capture', () => {
  it('asked for fifty times at once over two nodes takes the money once, and everybody hears the truth (PAY-02)', async () => {
    const buyer = await buyerWithOrder('fifty@example.com');
    await stack.emulator.decide(buyer.orderId, 'approve');
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, i) => buyer.via(stack.nodes[i % 2]!.url).capture()),
    );
    expect(replies.filter((r) => r.status !== 200 && r.status !== 202)).toEqual([]);
    expect(await buyer.capture()).toMatchObject({
      status: 200,
      body: { status: 'COMPLETED', amountPaid: 808 },
    });
    expect(await stack.emulator.captures(buyer.orderId)).toHaveLength(1);
    expect((await ledgerOf(stack, buyer.orderId)).filter((e) => e.kind === 'capture')).toHaveLength(1);
  });

  it('before the buyer has approved asks for the approval and charges nothing', async () => {
    const buyer = await buyerWithOrder('eager@example.com');
    expect(await buyer.capture()).toMatchObject({ status: 409, body: { code: 'payment.not_approved' } });
    const asked = await buyer.capture({ ifApproved: true });
    expect([asked.status, asked.body.status]).toEqual([200, 'NOT_APPROVED']);
    expect(await stack.emulator.captures(buyer.orderId)).toEqual([]);
  });

  it('of a declined card can be repeated with another one on the same order', async () => {
    const buyer = await buyerWithOrder('declined@example.com');
    await stack.emulator.decide(buyer.orderId, 'decline');
    expect(await buyer.capture()).toMatchObject({ status: 402, body: { code: 'payment.declined' } });
    const text = expect.stringMatching(/ could not pay \$[\d,]+: nothing was charged$/);
    expect(await toldOfPayments(stack, buyer.orderId)).toEqual([
      ['payment.declined', 'INSTRUMENT_DECLINED', 'payment.declined', text],
    ]);
    expect((await buyer.pay()).body.id).toBe(buyer.orderId);
    await stack.emulator.decide(buyer.orderId, 'approve');
    expect(await buyer.capture()).toMatchObject({ status: 200, body: { status: 'COMPLETED' } });
  });

  it("of somebody else's order is not found, and PayPal hears nothing of it (SEC-27)", async () => {
    const buyer = await buyerWithOrder('owner@example.com');
    await stack.emulator.decide(buyer.orderId, 'approve');
    const thief = await buyerWithOrder('thief@example.com');
    thief.orderId = buyer.orderId;
    expect((await thief.capture()).status).toBe(404);
    expect(await stack.emulator.captures(buyer.orderId)).toEqual([]);
  });

  it.each([
    [{ totalAmount: '1.00' }, 409],
    [{ cabinType: 'Balcony' }, 409],
    [{ guests: '[{"firstName":"Sam"' }, 422],
  ])('with %j is refused before PayPal is asked (SEC-52)', async (changes, status) => {
    const buyer = await buyerWithOrder('changed@example.com');
    await stack.emulator.decide(buyer.orderId, 'approve');
    expect((await buyer.capture(changes)).status).toBe(status);
    expect(await stack.emulator.captures(buyer.orderId)).toEqual([]);
  });

  it('that PayPal takes long over keeps nobody waiting: they hear that it is being confirmed, and then that it is paid', async () => {
    const buyer = await buyerWithOrder('slow@example.com');
    await stack.emulator.decide(buyer.orderId, 'approve');
    await stack.emulator.fault({ operation: 'capture', kind: 'commit-then-delay', delayMs: 12_000 });
    expect(await buyer.capture()).toMatchObject({ status: 202, body: { status: 'PROCESSING' } });
    expect(await stack.emulator.captures(buyer.orderId)).toHaveLength(1);
    await eventually(async () => expect((await buyer.capture()).status).toBe(200), 40_000);
    expect(await stack.emulator.captures(buyer.orderId)).toHaveLength(1);
  });

  it('that PayPal refuses because of our own account is told to the hosts, not put on the buyer', async () => {
    const buyer = await buyerWithOrder('account@example.com');
    await stack.emulator.decide(buyer.orderId, 'approve');
    const issue = 'PAYEE_ACCOUNT_RESTRICTED';
    await stack.emulator.fault({ operation: 'capture', kind: 'fail', status: 422, issue });
    expect(await buyer.capture()).toMatchObject({ status: 503, body: { code: 'payment.provider_down' } });
    expect(await alertsOf(stack, 'account')).toEqual([
      expect.objectContaining({ ref: expect.stringContaining(issue), text: expect.stringContaining(issue) }),
    ]);
  });

  it('whose answer is lost on the way is booked once (PAY-04)', async () => {
    const buyer = await buyerWithOrder('dropped@example.com');
    await stack.emulator.decide(buyer.orderId, 'approve');
    await stack.emulator.fault({ operation: 'capture', kind: 'commit-then-drop' });
    await eventually(async () => expect((await buyer.capture()).status).toBe(200));
    expect(await stack.emulator.captures(buyer.orderId)).toHaveLength(1);
  });
});

it('SEC-53: the token that a browser gets takes no money, and no log holds it', async () => {
  const buyer = await buyerWithOrder('token@example.com');
  await stack.emulator.decide(buyer.orderId, 'approve');
  const { body } = await buyer.call<{ clientToken: string }>('GET', '/paypal/setup');
  const api = stack.emulator.environmentOfTheProduct.PAYPAL_API_BASE;
  const stolen = await fetch(`${api}/v2/checkout/orders/${buyer.orderId}/capture`, {
    method: 'POST',
    headers: { authorization: `Bearer ${body.clientToken}`, 'content-type': 'application/json' },
  });
  expect(stolen.status).toBe(403);
  expect(await stack.emulator.captures(buyer.orderId)).toEqual([]);
  const logged = (await Promise.all(stack.nodes.map(wholeLog))).join('');
  expect(logged).toContain('/paypal/setup');
  expect(logged).not.toContain(body.clientToken);
});

it('a node killed right after PayPal took the money settles once within a minute of its restart (PAY-04)', async () => {
  const buyer = await buyerWithOrder('crash@example.com');
  await stack.emulator.decide(buyer.orderId, 'approve');
  await stack.emulator.fault({ operation: 'capture', kind: 'commit-then-hang' });
  const cut = buyer
    .via(stack.nodes[0]!.url)
    .capture()
    .then(
      ({ status }) => status,
      () => 'the connection broke',
    );
  await eventually(async () => expect(await stack.emulator.captures(buyer.orderId)).toHaveLength(1));
  // Both nodes die: whoever comes back first has to find it out from the rows.
  await Promise.all(stack.nodes.map((node) => node.process.kill9()));
  expect(['the connection broke', 202]).toContain(await cut);
  expect((await ledgerOf(stack, buyer.orderId)).filter((e) => e.kind === 'capture')).toEqual([]);
  await Promise.all(stack.nodes.map((node) => node.process.start()));
  await eventually(async () => {
    const captured = (await ledgerOf(stack, buyer.orderId)).filter((e) => e.kind === 'capture');
    expect(captured).toEqual([{ kind: 'capture', amountCents: -80_800 }]);
  }, 60_000);
  expect(await buyer.capture()).toMatchObject({
    status: 200,
    body: { status: 'COMPLETED', amountPaid: 808 },
  });
}, 180_000);

it('a buyer who approves and closes the window is charged once and gets the place (PAY-06)', async () => {
  const buyer = await buyerWithOrder('closed@example.com');
  await stack.emulator.decide(buyer.orderId, 'approve');
  await stack.db.query('UPDATE payments SET next_check_at = now() WHERE provider_order_id = $1', [
    buyer.orderId,
  ]);
  await eventually(async () => {
    const { rows } = await stack.db.query(
      `SELECT g.payment_status, g.access_granted FROM guests g JOIN payments p USING (booking_id) WHERE p.provider_order_id = $1`,
      [buyer.orderId],
    );
    expect(rows).toEqual([{ payment_status: 'paid', access_granted: true }]);
  });
  expect(await stack.emulator.captures(buyer.orderId)).toHaveLength(1);
});
