import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { assertBooksBalance, ledgerOf } from './support/books.js';
import { Booked } from './support/booked.js';
import { LinkHolder } from './support/link-holder.js';
import { aTripOnSale, Buyer } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';
import { Visitor } from './support/visitor.js';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack({ env: { HOLDS_PER_ADDRESS: '6', TRUST_PROXY_HOPS: '1' } });
  await aTripOnSale(stack);
}, 120_000);
afterEach(() => assertBooksBalance(stack));
afterAll(() => stack.stop());

/** No two tests hold places from one address. */
let addresses = 0;
const anAddress = () => `10.0.${Math.floor(++addresses / 250)}.${(addresses % 250) + 1}`;
const aDeposit = (email: string) => Booked.of(stack, email, 'installment', anAddress());

describe('the parts of a plan', () => {
  it('are paid one after the other, early if one likes, and the figures follow', async () => {
    const { holder, ...booked } = await aDeposit('parts@example.com');
    expect(booked).toBeDefined();
    expect(await holder.record()).toMatchObject({ depositAmount: 213, remainingAmount: 637, dueNowCents: 0 });
    expect((await holder.orderOf('next', '212.00')).body).toMatchObject({
      code: 'quote.price_changed',
      details: { amount: '425.00' },
    });
    await holder.pay('next', '425.00');
    expect(await holder.record()).toMatchObject({ remainingAmount: 212, paymentStatus: 'partial' });
    await holder.pay('next', '212.00');
    expect(await holder.record()).toMatchObject({
      remainingAmount: 0,
      paymentStatus: 'paid',
      nextPaymentDate: null,
      nextStep: 'nothing',
    });
  });

  it('can be covered in part, and the rest of one is the next', async () => {
    const { holder } = await aDeposit('bit@example.com');
    await holder.pay('amount', '100.00');
    expect((await holder.record()).schedule.map(({ paidCents }) => paidCents)).toEqual([21_300, 10_000, 0]);
    expect((await holder.orderOf('next', '425.00')).body).toMatchObject({ details: { amount: '325.00' } });
    await holder.pay('balance', '537.00');
    expect(await holder.record()).toMatchObject({ nextStep: 'nothing', amountPaid: 850 });
  });

  it.each([['9.99'], ['637.01'], ['0.00']])('an amount of %s is out of range', async (amount) => {
    const { holder } = await aDeposit(`range${amount}@example.com`);
    expect(await holder.orderOf('amount', amount)).toMatchObject({
      status: 422,
      body: { code: 'payment.amount_out_of_range', details: { least: '$10', most: '$637' } },
    });
  });

  it('begin with what is due: less does not hold a place', async () => {
    const holder = await LinkHolder.of(stack, 'less@example.com', 'installment', anAddress());
    expect((await holder.orderOf('amount', '212.99')).body.code).toBe('payment.amount_out_of_range');
    await holder.pay('amount', '300.00');
    expect((await holder.record()).schedule.map(({ paidCents }) => paidCents)).toEqual([21_300, 8_700, 0]);
  });

  it('that fell due while nobody paid are due together', async () => {
    const { holder, bookingId } = await aDeposit('late@example.com');
    await stack.db.query(
      `UPDATE instalments SET due_on = current_date - 10 WHERE booking_id = (SELECT id FROM bookings WHERE public_id = $1)`,
      [bookingId],
    );
    expect(await holder.record()).toMatchObject({ nextStep: 'pay', dueNowCents: 63_700 });
    expect((await holder.orderOf('next', '637.00')).status).toBe(201);
  });

  it('of a late booking collapse into what is due today', async () => {
    const trip = 'UPDATE trips SET start_date = current_date + $1::int WHERE is_on_sale';
    await stack.db.query(trip, [45]);
    const late = await LinkHolder.of(stack, 'soon@example.com', 'installment', anAddress());
    expect((await late.record()).schedule.map(({ amountCents }) => amountCents)).toEqual([63_800, 21_200]);
    await stack.db.query(trip, [20]);
    const last = await LinkHolder.of(stack, 'now@example.com', 'installment', anAddress());
    expect((await last.record()).schedule.map(({ amountCents }) => amountCents)).toEqual([85_000]);
    await stack.db.query(trip, [100]);
  });

  it('PAY-31: fall due 60 and 30 days before a departure of September 5: July 7 and August 6', async () => {
    const { holder } = await aDeposit('dates@example.com');
    const { rows } = await stack.db.query<{ dates: string[] }>(
      `SELECT array_agg((date '2025-09-05' - (t.start_date - i.due_on))::text ORDER BY i.position) AS dates
         FROM instalments i JOIN guests g USING (booking_id) JOIN trips t ON t.id = g.trip_id
        WHERE g.public_id = $1 AND i.position > 1`,
      [holder.id],
    );
    expect(rows[0]!.dates).toEqual(['2025-07-07', '2025-08-06']);
  });
});

describe('two tabs', () => {
  it('PAY-27: a part in one and the balance in the other: who captures second gets 409, and one of them is paid', async () => {
    const { holder } = await aDeposit('tabs@example.com');
    const part = (await holder.orderOf('next', '425.00')).body.id;
    await stack.emulator.decide(part, 'approve');
    const balance = (await holder.orderOf('balance', '637.00')).body.id;
    await stack.emulator.decide(balance, 'approve');
    expect(await holder.capture(part)).toMatchObject({ status: 409, body: { code: 'payment.order_ended' } });
    expect((await holder.capture(balance)).status).toBe(200);
    expect((await holder.orderOf('next', '425.00')).body.code).toBe('payment.already_paid');
    expect(await stack.emulator.captures(part)).toEqual([]);
    expect(await holder.record()).toMatchObject({ amountPaid: 850, nextStep: 'nothing' });
  });

  it('PAY-27: while the one may be taking the money, the other is not even begun', async () => {
    const { holder } = await aDeposit('capturing@example.com');
    const { body } = await holder.orderOf('next', '425.00');
    await stack.db.query(
      "UPDATE payments SET status = 'capturing', next_check_at = NULL WHERE provider_order_id = $1",
      [body.id],
    );
    expect(await holder.orderOf('balance', '637.00')).toMatchObject({
      status: 409,
      body: { code: 'payment.under_way' },
    });
    expect((await holder.orderOf('next', '425.00')).body.id).toBe(body.id);
  });

  it('PAY-28: the discount goes with the plan, and comes back once', async () => {
    const holder = await LinkHolder.of(stack, 'plans@example.com', 'full', anAddress());
    await holder.order('full');
    await holder.order('installment');
    await holder.order('full');
    await holder.order('installment');
    await stack.emulator.decide(holder.orderId, 'approve');
    await holder.capture();
    const lines = await ledgerOf(stack, holder.orderId);
    const discount = lines
      .filter(({ kind }) => kind === 'discount')
      .reduce((sum, line) => sum + line.amountCents, 0);
    expect(discount).toBe(0);
    expect(await holder.record()).toMatchObject({ payableAmount: 850, remainingAmount: 637 });
  });
});

describe('what a page claims', () => {
  it.each([
    [{ amount: '1.00' }, 409],
    [{ amount: '808.001' }, 400],
    [{ amount: '-5' }, 400],
    [{ amount: '1e3' }, 400],
    [{ amount: 808 }, 422],
    [{ currency: 'EUR' }, 400],
    [{ intent: 'AUTHORIZE' }, 400],
    [{ pays: 'balance' }, 400],
  ])('SEC-51: an order with %j is refused', async (changes, status) => {
    const buyer = new Buyer(stack.nodes[0]!.url, stack.nodes[0]!.url, anAddress());
    await buyer.order(`sec51${JSON.stringify(changes).length}@example.com`);
    const order = { amount: '808.00', currency: 'USD', intent: 'CAPTURE', ...changes };
    expect((await buyer.call('POST', '/paypal/order', order)).status).toBe(status);
  });

  it.each([
    ['a lower total', { totalAmount: '1.00' }, 409],
    ['a better cabin', { cabinType: 'Balcony' }, 409],
    ['three travellers', { guests: JSON.stringify([1, 2, 3].map(() => ({ name: 'Sam Sample' }))) }, 422],
    ['travellers that cannot be read', { guests: '[{' }, 422],
    ['two megabytes of travellers', { guests: 'x'.repeat(2_000_000) }, 413],
  ])('SEC-52: a capture with %s is refused before PayPal hears of it', async (name, changes, status) => {
    const buyer = new Buyer(stack.nodes[0]!.url, stack.nodes[0]!.url, anAddress());
    await buyer.order(`sec52${status}${name.length}@example.com`);
    await stack.emulator.decide(buyer.orderId, 'approve');
    expect((await buyer.capture(changes)).status).toBe(status);
    expect(await stack.emulator.captures(buyer.orderId)).toEqual([]);
  });
});

describe('SEC-56: nobody holds the places of many', () => {
  const form = (i: number) => ({
    name: 'Quinn Sample',
    email: `hoard${i}@example.com`,
    cabinType: 'inside',
    paymentType: 'full',
  });
  const visitor = (address: string) => new Visitor(stack.nodes[0]!.url, stack.nodes[0]!.url, address);
  const register = (from: Visitor, i: number) =>
    from.call<{ id: string; code?: string }>('POST', '/api/guests', form(i));

  it('a browser holds two unpaid bookings', async () => {
    const browser = visitor(anAddress());
    const replies = [await register(browser, 1), await register(browser, 2), await register(browser, 3)];
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 429]);
    expect(replies[2]).toMatchObject({ body: { code: 'hold.too_many' } });
    expect(Number(replies[2]!.headers.get('retry-after'))).toBeGreaterThan(60);
  });

  it('SEC-56: an address holds six, however many browsers ask at once; a paid one does not count', async () => {
    const address = anAddress();
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, i) => register(visitor(address), 10 + i)),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(6);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(14);
    const buyer = new Buyer(stack.nodes[0]!.url, stack.nodes[0]!.url, address);
    expect(await buyer.order('seventh@example.com')).toMatchObject({
      status: 429,
      body: { code: 'hold.too_many', message: expect.stringContaining('held from here') },
    });
    const held = replies.find(({ status }) => status === 201)!.body.id;
    const holder = LinkHolder.withLink(stack, held, address);
    await holder.order('full');
    await stack.emulator.decide(holder.orderId, 'approve');
    expect((await holder.capture()).status).toBe(200);
    expect((await buyer.pay()).status).toBe(201);
  });
});
