import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { dateInZone } from '../src/modules/trips/trips.service.js';
import { Booked, HostDesk } from './support/booked.js';
import { assertBooksBalance } from './support/books.js';
import { eventually } from './support/eventually.js';
import { alertsOf, allWorkedOn } from './support/money-picture.js';
import { openTransactions } from './support/open-transactions.js';
import { aHost } from './support/people.js';
import { aTripOnSale } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';
import { standStill } from './support/stand-still.js';

let stack: Stack;
let host: HostDesk;

beforeAll(async () => {
  stack = await startStack({ env: { ONE_HOST_LIMIT_CENTS: '100000' } });
  host = new HostDesk(stack, await aHost(stack, [await aTripOnSale(stack)]));
}, 120_000);
afterEach(async () => {
  await allWorkedOn(stack);
  await assertBooksBalance(stack);
});
afterAll(() => stack.stop());

const begin = openTransactions(() => stack.db);
const totals = async ({ bookingId }: Booked) => (await host.read(bookingId, 'money')).body.totals;
const isDisputed = async ({ bookingId }: Booked) =>
  (
    await stack.db.query<{ disputed: boolean }>('SELECT disputed FROM bookings WHERE public_id = $1', [
      bookingId,
    ])
  ).rows[0]!.disputed;

describe('a dispute about a part of a payment', () => {
  it('that the merchant accepts is over with the refund PayPal makes, and the part is owed again', async () => {
    const booked = await Booked.of(stack, 'accepted@example.com');
    const dispute = await stack.emulator.dispute(await booked.captureId(), '100.00');
    await eventually(async () =>
      expect(await alertsOf(stack, 'disputed')).toEqual([expect.objectContaining({ theirsCents: 10_000 })]),
    );
    await stack.emulator.resolveDispute(dispute, 'ACCEPTED');
    await eventually(async () => expect(await alertsOf(stack, 'disputed')).toEqual([]));
    expect(await isDisputed(booked)).toBe(false);
    expect(await totals(booked)).toMatchObject({ refundedCents: 10_000, owedCents: 10_000 });
    await booked.holder.pay('balance', '100.00');
    expect(await booked.money()).toMatchObject({ owed: 0, access: true });
  });

  it('that is won leaves everything as it was', async () => {
    const booked = await Booked.of(stack, 'won@example.com');
    const dispute = await stack.emulator.dispute(await booked.captureId(), '100.00');
    await eventually(async () => expect(await booked.money()).toMatchObject({ access: false }));
    await stack.emulator.resolveDispute(dispute, 'SELLER');
    await eventually(async () => expect(await booked.money()).toMatchObject({ access: true, owed: 0 }));
  });

  it('that is lost takes that part alone: what is left of the payment can go back', async () => {
    const booked = await Booked.of(stack, 'lost@example.com');
    const { bookingId } = booked;
    const dispute = await stack.emulator.dispute(await booked.captureId(), '100.00');
    await eventually(async () => expect(await booked.money()).toMatchObject({ access: false }));
    await stack.emulator.resolveDispute(dispute, 'BUYER');
    await eventually(async () =>
      expect(await totals(booked)).toMatchObject({ reversedCents: 10_000, owedCents: 10_000 }),
    );
    await eventually(async () => expect(await alertsOf(stack, 'disputed')).toEqual([]));
    expect(await totals(booked)).toMatchObject({ refundableCents: 70_800 });
    const terms = await host.read<{ refundCents: number }>(bookingId, 'cancellation');
    expect(terms.body).toMatchObject({ refundCents: 70_800 });
    const cancelled = { refundCents: 70_800, reason: 'Cannot come' };
    expect((await host.post(bookingId, 'cancellation', cancelled)).status).toBe(200);
    // PayPal returns nothing of a payment with a chargeback: the host does.
    await eventually(async () => expect(await booked.refunds()).toMatchObject([{ status: 'failed' }]));
    const [refund] = (await host.read(bookingId, 'money')).body.refunds;
    const given = {
      method: 'bank',
      givenOn: dateInZone(new Date(), 'America/Los_Angeles'),
      reason: 'Transfer 4711',
    };
    expect((await host.post(bookingId, `refunds/${refund!.id}/given`, given)).status).toBe(201);
    expect(await totals(booked)).toMatchObject({ owedCents: 0, owedBackCents: 0, refundedCents: 70_800 });
  });

  it('that is decided while a host closes what they were told of it has one end, and neither waits for the other', async () => {
    const booked = await Booked.of(stack, 'crossed@example.com');
    const dispute = await stack.emulator.dispute(await booked.captureId(), '100.00');
    await eventually(async () => expect(await alertsOf(stack, 'disputed')).toHaveLength(1));
    await allWorkedOn(stack);
    const { body: alerts } = await host.visitor.call<{ id: number; kind: string }[]>(
      'GET',
      '/api/host/alerts',
    );
    const { id } = alerts.find(({ kind }) => kind === 'disputed')!;
    // As who hears of its end has the booking, and then what was told of it.
    const hearing = await begin();
    await hearing.query('SELECT FROM bookings WHERE public_id = $1 FOR UPDATE', [booked.bookingId]);
    const closing = host.visitor.call('POST', `/api/host/alerts/${id}/close`, { note: 'They took it back' });
    await standStill(stack, 1);
    await hearing.query(
      `UPDATE money_alerts SET status = 'closed', closing_note = 'PayPal decided' WHERE id = $1`,
      [id],
    );
    await hearing.end('COMMIT');
    expect(await closing).toMatchObject({ status: 404, body: { code: 'alert.not_found' } });
    await stack.emulator.resolveDispute(dispute, 'SELLER');
    await eventually(async () => expect(await booked.money()).toMatchObject({ access: true, owed: 0 }));
  });
});
