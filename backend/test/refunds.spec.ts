import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { assertBooksBalance } from './support/books.js';
import { Booked, HostDesk } from './support/booked.js';
import { eventually } from './support/eventually.js';
import { runJob } from './support/jobs.js';
import { alertsOf } from './support/money-picture.js';
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
  await assertBooksBalance(stack);
});
afterAll(() => stack.stop());

const settled = (booked: Booked, ...statuses: string[]) =>
  eventually(async () => expect((await booked.refunds()).map(({ status }) => status)).toEqual(statuses));
const askAgainNow = () =>
  stack.db.query("UPDATE refunds SET next_check_at = now() WHERE status IN ('submitted', 'pending')");

describe('a refund', () => {
  it('of a part is owed again: the guest sees it, access closes, the host hears of it', async () => {
    const booked = await Booked.of(stack, 'part@example.com');
    expect(await booked.money()).toMatchObject({ paid: 80_800, access: true });
    expect((await host.refund(booked.bookingId, 20_000)).status).toBe(201);
    await settled(booked, 'completed');
    expect(await booked.money()).toMatchObject({
      paid: 60_800,
      owed: 20_000,
      paymentStatus: 'partial',
      access: false,
    });
    expect(await booked.mails('refund')).toEqual([
      expect.stringMatching(/:requested$/),
      expect.stringMatching(/:completed$/),
    ]);
    const { rows } = await stack.db.query(
      "SELECT summary->>'text' AS text FROM trip_news WHERE type = 'payment.refunded'",
    );
    expect(rows).toContainEqual({ text: 'Quinn S. got $200 back' });
    expect(await booked.holder.record()).toMatchObject({ nextStep: 'pay', dueNowCents: 20_000 });
  });

  it('as goodwill leaves the booking as paid as it was', async () => {
    const booked = await Booked.of(stack, 'goodwill@example.com');
    await host.refund(booked.bookingId, 5_000, { effect: 'goodwill' });
    await settled(booked, 'completed');
    expect(await booked.money()).toMatchObject({
      paid: 75_800,
      owed: 0,
      paymentStatus: 'paid',
      access: true,
    });
  });

  it('across payments takes the newest first, and everything when all is asked for', async () => {
    const booked = await Booked.of(stack, 'across@example.com', 'installment');
    await booked.holder.pay('next', '425.00');
    await host.refund(booked.bookingId, 50_000);
    await settled(booked, 'completed', 'completed');
    expect((await booked.refunds()).map(({ cents }) => cents)).toEqual([42_500, 7_500]);
    const { body } = await host.read(booked.bookingId, 'money');
    expect(body.payments.map(({ status }) => status)).toEqual(['partially_refunded', 'refunded']);
    expect(body.totals).toMatchObject({
      paidCents: 63_800,
      refundedCents: 50_000,
      owedCents: 71_200,
      refundableCents: 13_800,
    });
  });

  it("of one payment leaves the others alone; of somebody else's payment there is none", async () => {
    const booked = await Booked.of(stack, 'one@example.com', 'installment');
    await booked.holder.pay('next', '425.00');
    const other = await Booked.of(stack, 'other@example.com');
    const { body } = await host.read(booked.bookingId, 'money');
    const paymentId = body.payments[0]!.id;
    expect((await host.refund(booked.bookingId, 21_400, { paymentId })).body.code).toBe('refund.too_much');
    expect((await host.refund(other.bookingId, 100, { paymentId })).body.code).toBe('payment.not_found');
    await host.refund(booked.bookingId, 21_300, { paymentId });
    await settled(booked, 'completed');
    expect((await host.read(booked.bookingId, 'money')).body.payments[0]).toMatchObject({
      status: 'refunded',
    });
  });
});

describe('money never goes back twice', () => {
  it('PAY-18: of ten hosts who give 30 % back at once one does, three times over, and nothing is left for a fourth', async () => {
    const booked = await Booked.of(stack, 'ten@example.com');
    const tenAtOnce = async (shownCents: number) => {
      const asked = Array.from({ length: 10 }, () => host.refund(booked.bookingId, 24_240, { shownCents }));
      return sortedStatuses(await Promise.all(asked));
    };
    for (const shownCents of [80_800, 56_560, 32_320])
      expect(await tenAtOnce(shownCents)).toEqual([201, ...Array(9).fill(409)]);
    expect(await tenAtOnce(8_080)).toEqual(Array(10).fill(409));
    await settled(booked, 'completed', 'completed', 'completed');
    const gone = (await stack.emulator.refunds(booked.orderId)).map(({ amount }) => amount.value);
    expect(gone).toEqual(['242.40', '242.40', '242.40']);
  });

  it('PAY-19: whose answer is lost is asked about, however often somebody clicks', async () => {
    const booked = await Booked.of(stack, 'lost@example.com');
    await stack.emulator.fault({ operation: 'refund', kind: 'commit-then-drop', times: 3 });
    const key = randomUUID();
    const clicks = await Promise.all(
      Array.from({ length: 5 }, () => host.refund(booked.bookingId, 80_800, {}, key)),
    );
    for (const click of clicks) expect(click.body).toEqual(clicks[0]!.body);
    expect((await host.refund(booked.bookingId, 80_800)).status).toBe(409);
    await eventually(async () => expect(await stack.emulator.refunds(booked.orderId)).toHaveLength(1));
    expect((await host.post(booked.bookingId, 'check')).status).toBe(200);
    await settled(booked, 'completed');
    expect(await stack.emulator.refunds(booked.orderId)).toHaveLength(1);
    expect(await booked.money()).toMatchObject({
      paid: 0,
      owed: 80_800,
      paymentStatus: 'refunded',
      access: false,
    });
  });

  it('PAY-19: whose outcome stays unknown is shown to a host until PayPal has answered', async () => {
    const booked = await Booked.of(stack, 'stuck@example.com');
    await stack.emulator.fault({ operation: 'refund', kind: 'fail', status: 500, times: 99 });
    await host.refund(booked.bookingId, 10_000);
    await settled(booked, 'submitted');
    await stack.db.query("UPDATE refunds SET checks = 9, next_check_at = now() WHERE status = 'submitted'");
    const alerts = async () =>
      (await host.visitor.call<{ kind: string; bookingId: string }[]>('GET', '/api/host/alerts')).body
        .filter(({ bookingId }) => bookingId === booked.bookingId)
        .map(({ kind }) => kind);
    await eventually(async () => expect(await alerts()).toEqual(['stuck']));
    // The books look at themselves, and find nothing about it: it is not theirs to close.
    await runJob(stack, 'books.check');
    expect(await alerts()).toEqual(['stuck']);
    await stack.emulator.forgetFaults();
    await eventually(async () => {
      await askAgainNow();
      expect(await booked.refunds()).toEqual([expect.objectContaining({ status: 'completed' })]);
    }, 50_000);
    expect(await alerts()).toEqual([]);
  });

  it('waits while PayPal turns our own account away: nobody is told that it failed', async () => {
    const booked = await Booked.of(stack, 'locked-out@example.com');
    const permission = { status: 403, name: 'NOT_AUTHORIZED', issue: 'PERMISSION_DENIED' };
    await stack.emulator.fault({ operation: 'refund', kind: 'fail', ...permission });
    await host.refund(booked.bookingId, 10_000);
    await eventually(async () => expect(await alertsOf(stack, 'account')).toHaveLength(1));
    await settled(booked, 'submitted');
    await askAgainNow();
    await settled(booked, 'completed');
    expect(await booked.mails('refund')).not.toContainEqual(expect.stringMatching(/:failed$/));
  });

  it('PAY-19: after 45 days it is asked about and never repeated', async () => {
    const booked = await Booked.of(stack, 'old@example.com');
    const before = (await stack.emulator.calls('refund')).length;
    await stack.emulator.fault({ operation: 'refund', kind: 'fail', status: 500, times: 3 });
    await host.refund(booked.bookingId, 10_000);
    await settled(booked, 'submitted');
    await eventually(async () => expect(await stack.emulator.calls('refund')).toHaveLength(before + 3));
    await stack.emulator.forgetFaults();
    await stack.db.query(
      "UPDATE refunds SET created_at = created_at - interval '46 days' WHERE status = 'submitted'",
    );
    await askAgainNow();
    await settled(booked, 'failed');
    expect(await stack.emulator.refunds(booked.orderId)).toEqual([]);
    expect(await booked.money()).toMatchObject({ paid: 80_800, owed: 0 });
  });

  it('PAY-21: a refund that the bank sends back later releases what was reserved, and nobody reads "refunded"', async () => {
    const booked = await Booked.of(stack, 'bank@example.com');
    await stack.emulator.fault({ operation: 'refund', kind: 'pending', reason: 'ECHECK' });
    await host.refund(booked.bookingId, 80_800);
    await settled(booked, 'pending');
    expect(await booked.money()).toMatchObject({ paid: 80_800, paymentStatus: 'paid', access: true });
    const [refund] = await stack.emulator.refunds(booked.orderId);
    await stack.emulator.failRefund(refund!.id);
    await askAgainNow();
    await settled(booked, 'failed');
    expect(await booked.money()).toMatchObject({ paid: 80_800, paymentStatus: 'paid' });
    expect((await host.read(booked.bookingId, 'money')).body.totals).toMatchObject({
      refundableCents: 80_800,
    });
    const alerts = await host.visitor.call<{ kind: string; bookingId: string; id: number }[]>(
      'GET',
      '/api/host/alerts',
    );
    const alert = alerts.body.find(({ bookingId }) => bookingId === booked.bookingId);
    expect(alert).toMatchObject({ kind: 'refund_failed' });
    const close = () =>
      host.visitor.call('POST', `/api/host/alerts/${alert!.id}/close`, { note: 'Sent a check' });
    expect((await close()).status).toBe(204);
    expect((await close()).status).toBe(404);
    // The money is still there: it can be asked for once more.
    await host.refund(booked.bookingId, 80_800);
    await settled(booked, 'failed', 'completed');
  });
});

const sortedStatuses = (replies: { status: number }[]) =>
  replies.map(({ status }) => status).toSorted((a, b) => a - b);
