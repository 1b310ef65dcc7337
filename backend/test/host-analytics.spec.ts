import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { browserOf, demoPerson } from './support/demo-people.js';
import { type Stack, startStack } from './support/stack.js';
import type { Visitor } from './support/visitor.js';

interface Analytics {
  channels: { name: string; count: number }[];
  origins: { by: string; from: string | null; count: number }[];
  peaks: { weekday: number; hour: number; count: number }[];
  countries: { country: string | null; count: number }[];
  funnel: { held: number; deposit: number; paid: number };
  performance: { averageCabinCents: number | null; daysToPaid: number | null };
  revenue: { breakdown: Record<string, number> } | null;
}

let stack: Stack;
let browser: Visitor;
let tripIds: number[];

beforeAll(async () => {
  stack = await startStack({ env: { DEMO_MODE: '1' } });
  const marisol = await demoPerson(stack, 'marisol');
  browser = browserOf(stack, marisol);
  const { rows } = await stack.db.query<{ id: number }>(
    'SELECT trip_id AS id FROM trip_hosts WHERE user_id = $1',
    [marisol.userId],
  );
  tripIds = rows.map(({ id }) => id);
}, 120_000);
afterAll(() => stack.stop());

const read = async (query = '') => (await browser.call<Analytics>('GET', `/api/host/analytics${query}`)).body;
/** What one goes through row by row, on the clocks of the trip. */
const rowByRow = async <T extends object>(sql: string, trips: number[] = tripIds) =>
  (await stack.db.query<T>(sql, [trips])).rows;
const PEAKS = `
  SELECT extract(isodow FROM local)::int AS weekday, extract(hour FROM local)::int AS hour, count(*)::int AS count
    FROM (SELECT b.created_at AT TIME ZONE t.time_zone AS local FROM bookings b JOIN trips t ON t.id = b.trip_id
           WHERE t.id = ANY ($1) AND b.status NOT IN ('draft', 'waitlist') AND b.channel <> 'host') AS made GROUP BY 1, 2 ORDER BY 1, 2`;
const sum = (rows: readonly { count: number }[]) => rows.reduce((total, { count }) => total + count, 0);

it('counts bookings by channel, origin, country and the guests’ way to a paid place, as their rows say', async () => {
  const { rows: imported } = await stack.db.query(
    `UPDATE bookings SET channel = 'host' WHERE id IN
       (SELECT id FROM bookings WHERE trip_id = ANY ($1) AND paid_at IS NOT NULL ORDER BY id LIMIT 7) RETURNING id`,
    [tripIds],
  );
  const seen = await read();
  const [made] = await rowByRow<{
    held: number;
    kept: number;
    deposit: number;
    paid: number;
    average: number;
    days: number;
  }>(`
    SELECT count(*) FILTER (WHERE made)::int AS held, count(*) FILTER (WHERE kept)::int AS kept,
           count(*) FILTER (WHERE made AND (confirmed_at IS NOT NULL OR paid_at IS NOT NULL))::int AS deposit,
           count(*) FILTER (WHERE made AND paid_at IS NOT NULL)::int AS paid,
           avg(payable_cents) FILTER (WHERE status NOT IN ('draft', 'waitlist', 'expired', 'cancelled'))::float8 AS average,
           percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM paid_at - created_at)::float8 / 86400)
             FILTER (WHERE made AND paid_at IS NOT NULL) AS days
      FROM (SELECT *, status NOT IN ('draft', 'waitlist') AS kept, status NOT IN ('draft', 'waitlist') AND channel <> 'host' AS made
              FROM bookings WHERE trip_id = ANY ($1)) AS b`);
  expect(made!.held).toBeGreaterThan(50);
  expect(seen.funnel).toMatchObject({ held: made!.held, deposit: made!.deposit, paid: made!.paid });
  expect(seen.performance.averageCabinCents).toBeCloseTo(made!.average, 6);
  expect(seen.performance.daysToPaid).toBeCloseTo(made!.days, 6);
  expect([sum(seen.channels), sum(seen.peaks)]).toEqual([made!.kept, made!.held]);
  expect([imported.length, made!.kept - made!.held]).toEqual([7, 7]);
  const countries = await rowByRow(`
    SELECT country, count(*)::int AS count FROM guests
     WHERE trip_id = ANY ($1) AND status IN ('confirmed', 'pending_payment') GROUP BY 1 ORDER BY count DESC, country`);
  expect(seen.countries).toEqual(countries);
});

it('has the worth of the bookings and what went back to guests, to the cent', async () => {
  const [worth] = await rowByRow<Record<string, number>>(`
    SELECT sum(fare_cents)::int AS "faresCents", sum(insurance_cents)::int AS "insuranceCents", sum(tax_cents)::int AS "taxCents",
           -sum(discount_cents)::int AS "discountsCents"
      FROM bookings WHERE trip_id = ANY ($1) AND status NOT IN ('draft', 'waitlist', 'expired', 'cancelled')`);
  const [back] = await rowByRow<{ cents: number }>(`
    SELECT COALESCE(sum(amount_cents), 0)::int AS cents FROM ledger_entries l JOIN bookings b ON b.id = l.booking_id
     WHERE b.trip_id = ANY ($1) AND l.kind = 'refund'`);
  const { revenue } = await read();
  expect(revenue!.breakdown).toMatchObject(worth!);
  expect(Math.abs(revenue!.breakdown.refundsCents!)).toBe(back!.cents);
});

it("has the hours in which people book on the trip's clocks, also after these were changed", async () => {
  expect((await read()).peaks).toEqual(await rowByRow(PEAKS));
  const { rows } = await stack.db.query<{ id: number }>(
    `SELECT trip_id AS id FROM bookings WHERE trip_id = ANY ($1) GROUP BY 1 ORDER BY count(*) DESC LIMIT 1`,
    [tripIds],
  );
  const { id } = rows[0]!;
  const before = (await read(`?trip=${id}`)).peaks;
  // Half an hour from every whole one.
  await stack.db.query(`UPDATE trips SET time_zone = 'Asia/Kolkata' WHERE id = $1`, [id]);
  const after = (await read(`?trip=${id}`)).peaks;
  expect(after).toEqual(await rowByRow(PEAKS, [id]));
  expect(after).not.toEqual(before);
});

it('counts every booking among the origins, also when they are too many for a line each', async () => {
  await stack.db.query(
    `UPDATE bookings SET came_by = 'campaign', came_from = 'letter ' || id % 10 WHERE trip_id = ANY ($1) AND id % 11 > 0`,
    [tripIds],
  );
  const [made] = await rowByRow<{ known: number; count: number }>(`
    SELECT count(came_by)::int AS known, count(*)::int AS count FROM bookings
     WHERE trip_id = ANY ($1) AND status NOT IN ('draft', 'waitlist')`);
  const { origins } = await read();
  expect(origins.map(({ by }) => by)).toEqual(expect.arrayContaining(['campaign', 'others']));
  expect(sum(origins)).toBe(made!.count);
  expect(sum(origins.filter(({ by }) => by !== 'unrecorded'))).toBe(made!.known);
});
