import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { assertBooksBalance } from './support/books.js';
import { Booked, HostDesk } from './support/booked.js';
import { eventually } from './support/eventually.js';
import { alertsOf } from './support/money-picture.js';
import { openTransactions } from './support/open-transactions.js';
import { aHost } from './support/people.js';
import { aTripOnSale } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';

let stack: Stack;
let tripId: number;
let host: HostDesk;

beforeAll(async () => {
  stack = await startStack({ nodes: 2 });
  tripId = await aTripOnSale(stack);
  host = new HostDesk(stack, await aHost(stack, [tripId]));
}, 120_000);
afterEach(() => assertBooksBalance(stack));
afterAll(() => stack.stop());
const begin = openTransactions(() => stack.db);

const settled = (booked: Booked, ...statuses: string[]) =>
  eventually(async () => expect((await booked.refunds()).map(({ status }) => status)).toEqual(statuses));

describe('who may give back', () => {
  it('SEC-22: no guest, no host of another trip, and nobody more than came', async () => {
    const booked = await Booked.of(stack, 'who@example.com');
    const path = `/api/host/bookings/${booked.bookingId}/refunds`;
    const body = { amountCents: 100, effect: 'goodwill', reason: 'Please' };
    expect((await booked.guest.call('POST', path, body)).status).toBe(403);
    expect((await booked.holder.call('POST', path, body)).status).toBe(401);
    const stranger = new HostDesk(stack, await aHost(stack, []));
    expect(await stranger.refund(booked.bookingId, 100)).toMatchObject({
      status: 404,
      body: { code: 'booking.not_found' },
    });
    expect(await host.refund(booked.bookingId, 80_801)).toMatchObject({
      status: 409,
      body: { code: 'refund.too_much', details: { mostCents: 80_800 } },
    });
    expect(await booked.refunds()).toEqual([]);
  });

  it('SEC-54: the same key with another amount is refused; without a key there is no refund', async () => {
    const booked = await Booked.of(stack, 'key@example.com');
    const key = randomUUID();
    expect((await host.refund(booked.bookingId, 100, {}, key)).status).toBe(201);
    expect(await host.refund(booked.bookingId, 200, {}, key)).toMatchObject({
      status: 409,
      body: { code: 'request.key_reused' },
    });
    const path = `/api/host/bookings/${booked.bookingId}/refunds`;
    const body = { amountCents: 100, shownCents: 80_700, effect: 'goodwill', reason: 'Please' };
    expect(await host.visitor.call('POST', path, body)).toMatchObject({
      status: 400,
      body: { code: 'request.key_missing' },
    });
    await settled(booked, 'completed');
  });

  it('SEC-55: two refunds of everything at once on two nodes are one', async () => {
    const booked = await Booked.of(stack, 'race@example.com');
    const other = new HostDesk(stack, await aHost(stack, [tripId]));
    other.visitor.via(stack.nodes[1]!.url);
    const replies = await Promise.all([host, other].map((desk) => desk.refund(booked.bookingId, 80_800)));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    await settled(booked, 'completed');
  });

  it('no call to PayPal was repeated with another content', async () => {
    expect(await stack.emulator.violations()).toEqual([]);
  });

  it("a host may hold the books against PayPal's statement, and a refund made there is found", async () => {
    const booked = await Booked.of(stack, 'compare@example.com');
    await stack.emulator.refundAtPayPal(await booked.captureId(), '10.00');
    const compare = (body: object) =>
      host.visitor.call<{ lines: number; differences: number }>('POST', '/api/host/statement/compare', body);
    const { status, body } = await compare({ days: 2 });
    expect(status).toBe(200);
    expect(body.lines).toBeGreaterThan(1);
    expect(body.differences).toBe(0);
    expect(await booked.refunds()).toEqual([
      expect.objectContaining({ source: 'paypal', cents: 1_000, status: 'completed' }),
    ]);
    expect((await compare({ days: 32 })).status).toBe(422);
    expect((await booked.guest.call('POST', '/api/host/statement/compare', {})).status).toBe(403);
  });

  it('who has cancelled owes nothing again for what is refunded in PayPal, on no page', async () => {
    const booked = await Booked.of(stack, 'cancelled@example.com', 'installment');
    await booked.at({ paidDaysAgo: 20, sailsInDays: 200 });
    const cancelled = await host.post(booked.bookingId, 'cancellation', {
      refundCents: 0,
      reason: 'They asked',
    });
    expect(cancelled.body).toMatchObject({ keptCents: 21_300 });
    await stack.emulator.refundAtPayPal(await booked.captureId(), '100.00');
    await eventually(async () => expect(await booked.money()).toMatchObject({ paid: 11_300, owed: 0 }));
    const { totals } = (await host.read(booked.bookingId, 'money')).body;
    expect(totals).toMatchObject({ owedCents: 0, refundedCents: 10_000 });
    expect(await booked.holder.record()).toMatchObject({ remainingAmount: 0 });
  });

  it('every refund stands in the log with its reason', async () => {
    const booked = await Booked.of(stack, 'log@example.com');
    await host.refund(booked.bookingId, 100, { reason: 'Rained on' });
    await settled(booked, 'completed');
    expect((await host.read(booked.bookingId, 'money')).body.activity).toEqual([
      expect.objectContaining({
        action: 'refund.requested',
        reason: 'Rained on',
        amountCents: 100,
        by: 'Robin Sample',
      }),
    ]);
  });
});

it('what PayPal does not answer for is asked again also while its booking is in other hands', async () => {
  const booked = await Booked.of(stack, 'unanswered@example.com');
  await stack.emulator.fault({ operation: 'refund', kind: 'fail', status: 500, times: 99 });
  await host.refund(booked.bookingId, 10_000);
  await settled(booked, 'submitted');
  const holding = await begin();
  await holding.query('SELECT FROM bookings WHERE public_id = $1 FOR UPDATE', [booked.bookingId]);
  await stack.db.query("UPDATE refunds SET checks = 9, next_check_at = now() WHERE status = 'submitted'");
  await eventually(async () => {
    const { rows } = await stack.db.query(`SELECT checks FROM refunds WHERE status = 'submitted'`);
    expect(rows).toEqual([{ checks: 10 }]);
  });
  await holding.end('COMMIT');
  await eventually(async () => expect(await alertsOf(stack, 'stuck')).toHaveLength(1));
  await stack.emulator.forgetFaults();
});
