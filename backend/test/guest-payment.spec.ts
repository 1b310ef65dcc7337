import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { assertBooksBalance, ledgerOf } from './support/books.js';
import { eventually } from './support/eventually.js';
import { LinkHolder } from './support/link-holder.js';
import { aTripOnSale } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';
import { untilUnheard } from './support/until-unheard.js';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack();
  // What is found out here is found out without being told.
  await stack.emulator.holdWebhooks();
  await aTripOnSale(stack);
}, 120_000);
afterEach(async () => {
  await stack.emulator.forgetFaults();
  await assertBooksBalance(stack);
});
afterAll(() => stack.stop());

const capturesIn = async (orderId: string) =>
  (await ledgerOf(stack, orderId)).filter(({ kind }) => kind === 'capture');
/** The resolver's own questions would answer before the test does. */
const silenceResolver = () => stack.db.query('UPDATE payments SET next_check_at = NULL');
const expire = async ({ id }: LinkHolder) => {
  await stack.db.query(
    'UPDATE bookings SET hold_expires_at = created_at WHERE id = (SELECT booking_id FROM guests WHERE public_id = $1)',
    [id],
  );
};

describe('whoever holds the link of a booking', () => {
  it('sees both ways to pay, pays in full, and reads that nothing is left', async () => {
    const holder = await LinkHolder.of(stack, 'full@example.com');
    expect(await holder.record()).toMatchObject({
      name: 'Quinn S.',
      nextStep: 'pay',
      dueNowCents: 80_800,
      plans: [
        { paymentType: 'full', dueTodayCents: 80_800 },
        { paymentType: 'installment', dueTodayCents: 21_300 },
      ],
    });
    expect((await holder.order('full')).status).toBe(201);
    await stack.emulator.decide(holder.orderId, 'approve');
    expect(await holder.capture()).toMatchObject({ status: 200, body: { amountPaid: 808 } });
    expect(await holder.record()).toMatchObject({
      nextStep: 'nothing',
      paymentStatus: 'paid',
      plans: [],
      schedule: [{ kind: 'full', amountCents: 80_800, paidCents: 80_800 }],
    });
    expect((await holder.order('full')).body.code).toBe('payment.already_paid');
  });

  it('who pays a deposit reads what comes next', async () => {
    const holder = await LinkHolder.of(stack, 'deposit@example.com', 'installment');
    await holder.order('installment');
    await stack.emulator.decide(holder.orderId, 'approve');
    expect((await holder.capture()).status).toBe(200);
    expect(await holder.record()).toMatchObject({
      nextStep: 'pay_later',
      dueNowCents: 0,
      plans: [],
      schedule: [
        { kind: 'deposit', amountCents: 21_300, paidCents: 21_300 },
        { kind: 'second', amountCents: 42_500, paidCents: 0 },
        { kind: 'final', amountCents: 21_200, paidCents: 0 },
      ],
    });
  });

  it('asks ten times at once for an order and gets one', async () => {
    const holder = await LinkHolder.of(stack, 'ten@example.com');
    const replies = await Promise.all(Array.from({ length: 10 }, () => holder.order('full')));
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
  });

  it('may press every two seconds without end; whoever asks faster hears when to try again', async () => {
    const holder = await LinkHolder.of(stack, 'pressed@example.com');
    const other = await LinkHolder.of(stack, 'beside@example.com');
    const replies = await Promise.all(Array.from({ length: 32 }, () => holder.order('full')));
    const refused = replies.filter(({ status }) => status === 429);
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(30);
    expect(refused).toHaveLength(2);
    const { code, details } = refused[0]!.body;
    expect(code).toBe('request.too_many');
    expect((details as { seconds: number }).seconds).toBeLessThanOrEqual(60);
    expect((await other.order('full')).status).toBe(201);
  });

  it('whose hold has lapsed takes the place again by paying', async () => {
    const holder = await LinkHolder.of(stack, 'lapsed@example.com');
    await expire(holder);
    await eventually(async () => expect((await holder.record()).nextStep).toBe('take_again'), 40_000);
    expect((await holder.order('installment')).status).toBe(201);
    expect((await holder.record()).nextStep).toBe('pay');
  });
});

describe('the plan of an unpaid booking', () => {
  it('may change with the order, back and forth, and the books follow', async () => {
    const holder = await LinkHolder.of(stack, 'plans@example.com');
    await holder.order('full');
    expect((await holder.order('installment')).status).toBe(201);
    expect(await holder.record()).toMatchObject({ paymentType: 'installment', dueNowCents: 21_300 });
    expect((await holder.order('full')).status).toBe(201);
    await holder.order('installment');
    await stack.emulator.decide(holder.orderId, 'approve');
    expect(await holder.capture()).toMatchObject({ status: 200, body: { amountPaid: 213 } });
    expect(await holder.record()).toMatchObject({ remainingAmount: 637, payableAmount: 850 });
  });

  it('changed ends the order over the other amount: it takes nothing, even when it was approved', async () => {
    const holder = await LinkHolder.of(stack, 'both@example.com');
    await holder.order('full');
    const old = holder.orderId;
    await stack.emulator.decide(old, 'approve');
    await holder.order('installment');
    expect(await holder.capture(old)).toMatchObject({ status: 409, body: { code: 'payment.order_ended' } });
    await holder.recheck();
    expect(await stack.emulator.captures(old)).toEqual([]);
  });

  it('stays what it was when the page names another amount', async () => {
    const holder = await LinkHolder.of(stack, 'wrong@example.com');
    expect(await holder.order('installment', '1.00')).toMatchObject({
      status: 409,
      body: { code: 'quote.price_changed', details: { amount: '213.00' } },
    });
    expect(await holder.record()).toMatchObject({ paymentType: 'full', dueNowCents: 80_800 });
  });

  it('is fixed once something is paid', async () => {
    const holder = await LinkHolder.of(stack, 'fixed@example.com', 'installment');
    await holder.order('installment');
    await stack.emulator.decide(holder.orderId, 'approve');
    await holder.capture();
    expect((await holder.order('full')).body.code).toBe('payment.plan_fixed');
  });

  it('waits while money may be on its way', async () => {
    const holder = await LinkHolder.of(stack, 'waiting@example.com');
    await holder.order('full');
    await stack.db.query("UPDATE payments SET status = 'capturing' WHERE provider_order_id = $1", [
      holder.orderId,
    ]);
    await silenceResolver();
    expect((await holder.record()).nextStep).toBe('confirming');
    expect((await holder.order('installment')).body.code).toBe('payment.under_way');
  });
});

describe('PUT /api/guests/:id/payment', () => {
  it('finds the money of a browser that died between approval and capture', async () => {
    const holder = await LinkHolder.of(stack, 'died@example.com');
    await holder.order('full');
    await silenceResolver();
    await stack.emulator.decide(holder.orderId, 'approve');
    expect(await holder.record()).toMatchObject({ nextStep: 'pay', isOrderOpen: true });
    expect(await holder.recheck()).toMatchObject({
      status: 200,
      body: { nextStep: 'nothing', paymentStatus: 'paid', isOrderOpen: false },
    });
    await holder.recheck();
    expect(await capturesIn(holder.orderId)).toEqual([{ kind: 'capture', amountCents: -80_800 }]);
  });

  it('finds the money of a browser that died between capture and answer', async () => {
    const holder = await LinkHolder.of(stack, 'cut@example.com');
    await holder.order('full');
    await stack.emulator.decide(holder.orderId, 'approve');
    await stack.emulator.fault({ operation: 'capture', kind: 'commit-then-drop', times: 9 });
    expect((await holder.capture()).status).toBe(202);
    await untilUnheard(stack, holder.orderId);
    expect((await holder.record()).nextStep).toBe('confirming');
    expect(await holder.recheck()).toMatchObject({ status: 200, body: { nextStep: 'nothing' } });
    expect(await stack.emulator.captures(holder.orderId)).toHaveLength(1);
    expect(await capturesIn(holder.orderId)).toHaveLength(1);
  });

  it("takes nobody's word for a payment (SEC-20)", async () => {
    const holder = await LinkHolder.of(stack, 'claims@example.com');
    const claim = { amountPaid: 808, paymentStatus: 'paid', accessGranted: true };
    expect(await holder.recheck(claim)).toMatchObject({
      status: 200,
      body: { paymentStatus: 'unpaid', nextStep: 'pay', amountPaid: 0 },
    });
    await holder.order('full');
    expect(await holder.recheck(claim)).toMatchObject({ status: 200, body: { nextStep: 'pay' } });
  });

  it('says so when PayPal cannot be asked, and claims nothing', async () => {
    const holder = await LinkHolder.of(stack, 'silent@example.com');
    await holder.order('full');
    await stack.emulator.fault({ operation: 'get', kind: 'fail', status: 500, times: 9 });
    expect(await holder.recheck()).toMatchObject({ status: 503, body: { code: 'payment.unclear' } });
  });

  it('knows no guessed ids, and lets nobody hammer on PayPal', async () => {
    const holder = await LinkHolder.of(stack, 'hammer@example.com');
    const replies = await Promise.all(Array.from({ length: 12 }, () => holder.recheck()));
    expect(replies.filter(({ status }) => status === 429).length).toBe(2);
    holder.id = 'x'.repeat(22);
    expect((await holder.recheck()).status).toBe(404);
  });
});

it('the last place taken by somebody else is told, not sold', async () => {
  await aTripOnSale(stack, 1);
  const late = await LinkHolder.of(stack, 'late@example.com');
  await expire(late);
  await eventually(async () => expect((await late.record()).nextStep).toBe('take_again'), 40_000);
  await LinkHolder.of(stack, 'early@example.com');
  expect((await late.record()).nextStep).toBe('sold_out');
  expect((await late.order('full')).body.code).toBe('trip.sold_out');
});
