import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from './support/eventually.js';
import { assertBooksBalance } from './support/books.js';
import { Booked, HostDesk } from './support/booked.js';
import { aHost } from './support/people.js';
import { aTripOnSale } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';

let stack: Stack;
let tripId: number;
let host: HostDesk;
let stranger: HostDesk;

beforeAll(async () => {
  stack = await startStack();
  const otherTripId = await aTripOnSale(stack);
  tripId = await aTripOnSale(stack);
  host = new HostDesk(stack, await aHost(stack, [tripId]));
  stranger = new HostDesk(stack, await aHost(stack, [otherTripId]));
}, 120_000);
afterEach(() => assertBooksBalance(stack));
afterAll(() => stack.stop());

const get = async <T>(path: string) => (await host.visitor.call<T>('GET', `/api/host/${path}`)).body;
const receivedOn = new Date(Date.now() - 39 * 24 * 60 * 60 * 1_000).toISOString().slice(0, 10);
const check = { method: 'check', amountCents: 12_345, receivedOn, reason: 'By post' };

describe('the financial report', () => {
  type Line = Record<string, number>;
  interface Report {
    trips: Line[];
    total: Line;
  }

  it('agrees with the ledger to the cent, in every period', async () => {
    const booked = await Booked.of(stack, 'report@example.com', 'installment');
    await host.post(booked.bookingId, 'payments', check);
    await host.post(booked.bookingId, 'credits', { amountCents: 5_001, reason: 'A late cabin' });
    await host.post(booked.bookingId, 'credits/use');
    await host.refund(booked.bookingId, 1_234, { paymentId: `${booked.bookingId}-1` });
    // A refund is booked when PayPal has answered.
    await eventually(async () => {
      const { rows: refunds } = await stack.db.query(
        `SELECT 1 FROM ledger_entries l JOIN bookings b ON b.id = l.booking_id WHERE b.trip_id = $1 AND l.kind = 'refund'`,
        [tripId],
      );
      expect(refunds).toHaveLength(1);
    });
    await booked.at({ paidDaysAgo: 40, sailsInDays: 90 });

    const { trips, total } = await get<Report>(`report?trip=${tripId}`);
    const { rows } = await stack.db.query<{ kind: string; cents: number }>(
      `SELECT l.kind, sum(l.amount_cents)::int AS cents FROM ledger_entries l JOIN bookings b ON b.id = l.booking_id
        WHERE b.trip_id = $1 GROUP BY l.kind`,
      [tripId],
    );
    const ledger = (kind: string) => rows.find((row) => row.kind === kind)?.cents ?? 0;
    const owed = rows.reduce((sum, { cents }) => sum + cents, 0);
    expect(trips).toHaveLength(1);
    expect(total).toMatchObject({
      chargesCents: ledger('charge'),
      discountsCents: 0 - ledger('discount'),
      paypalCents: 0 - ledger('capture'),
      checkCents: 12_345,
      creditsCents: 5_001,
      refundsCents: ledger('refund'),
      owedChangeCents: owed,
    });
    const { rows: fees } = await stack.db.query<{ cents: number }>(
      `SELECT sum(p.fee_cents)::int AS cents FROM payments p JOIN bookings b ON b.id = p.booking_id WHERE b.trip_id = $1`,
      [tripId],
    );
    expect(total.feesCents).toBe(fees[0]?.cents);
    expect(total.feesCents).toBeGreaterThan(0);

    const { rows: days } = await stack.db.query<{ cut: string; after: string }>(
      `SELECT (now() - interval '20 days')::date::text AS cut, (now() - interval '19 days')::date::text AS after`,
    );
    const [{ cut, after }] = days as [{ cut: string; after: string }];
    const past = (await get<Report>(`report?trip=${tripId}&to=${cut}`)).total;
    const since = (await get<Report>(`report?trip=${tripId}&from=${after}`)).total;
    expect(past.checkCents).toBe(12_345);
    const sums = Object.keys(total).filter((name) => name.endsWith('Cents'));
    expect(sums.map((name) => [name, past[name]! + since[name]!])).toEqual(
      sums.map((name) => [name, total[name]]),
    );
  });

  it('counts a check on the day it was received, as its receipt does, whenever it was written down', async () => {
    const booked = await Booked.of(stack, 'late-check@example.com', 'installment');
    const onItsDay = `report?trip=${tripId}&from=${receivedOn}&to=${receivedOn}`;
    const before = (await get<Report>(onItsDay)).total.checkCents!;
    await host.post(booked.bookingId, 'payments', check);
    expect((await get<Report>(onItsDay)).total.checkCents).toBe(before + 12_345);
    const { past } = await get<{ past: { startsOn: string; cents: number }[] }>(`forecast?trip=${tripId}`);
    const week = past.findLast(({ startsOn }) => startsOn <= receivedOn);
    expect(week?.cents).toBeGreaterThanOrEqual(before + 12_345);
  });

  it('calls the same figure revenue as every other page: the money that came and stayed, without credits', async () => {
    const booked = await Booked.of(stack, 'credited@example.com', 'installment');
    await host.post(booked.bookingId, 'credits', { amountCents: 63_700, reason: 'A late cabin' });
    await host.post(booked.bookingId, 'credits/use');
    expect(await booked.money()).toMatchObject({ paid: 85_000, owed: 0 });
    const { total } = await get<Report>(`report?trip=${tripId}`);
    const revenueCents = total.netCents! + total.feesCents!;
    expect(await get(`overview?trip=${tripId}`)).toMatchObject({ summary: { revenueCents } });
    const { trips } = await get<{ trips: { id: number; revenueCents: number }[] }>('trips');
    expect(trips.find(({ id }) => id === tripId)).toMatchObject({ revenueCents });
    const { revenue } = await get<{ revenue: { byTrip: { tripId: number; cents: number }[] } }>('analytics');
    expect(revenue.byTrip).toContainEqual(expect.objectContaining({ tripId, cents: revenueCents }));
    expect(await get(`payments?trip=${tripId}`)).toMatchObject({ figures: { collectedCents: revenueCents } });
  });

  it('is refused for a period that ends before it begins, and a file is named by its period', async () => {
    const backwards = await host.visitor.call('GET', '/api/host/report?from=2025-07-02&to=2025-07-01');
    expect(backwards).toMatchObject({ status: 422, body: { fields: { to: expect.any(String) } } });
    const file = (query: string) => host.visitor.call('GET', `/api/host/report.csv${query}`);
    const nameOf = async (query: string) => (await file(query)).headers.get('content-disposition');
    expect(await nameOf('?from=2025-07-01&to=2025-07-31')).toContain(
      'financial-report_2025-07-01_2025-07-31.csv',
    );
    expect(await nameOf('')).toContain('filename=financial-report.csv');
  });

  it('is nothing of a trip one does not host', async () => {
    expect((await stranger.visitor.call('GET', `/api/host/report?trip=${tripId}`)).status).toBe(404);
  });
});
