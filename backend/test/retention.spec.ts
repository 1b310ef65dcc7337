import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { runJob } from './support/jobs.js';
import { type Stack, startStack } from './support/stack.js';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack({ env: { DEMO_MODE: '1' } });
}, 120_000);
afterAll(() => stack.stop());

const JOB = 'housekeeping';
/** Of the trip on sale: how many travellers something private is kept of, and how many papers. */
async function kept(name?: string): Promise<{ details: number; documents: number }> {
  const { rows } = await stack.db.query(
    `SELECT count(p.guest_id)::int AS details, count(d.id)::int AS documents
       FROM guests g JOIN trips t ON t.id = g.trip_id AND t.is_on_sale
       LEFT JOIN guest_private p ON p.guest_id = g.id LEFT JOIN guest_documents d ON d.guest_id = g.id
      WHERE $1::text IS NULL OR g.name = $1`,
    [name ?? null],
  );
  return rows[0];
}

it('keeps what is private of travellers until 30 days after the trip, and removes it then (SEC-71)', async () => {
  const before = await kept();
  expect(before.details).toBeGreaterThan(10);
  // The demo's day is the 2nd of June.
  await stack.db.query(
    `UPDATE trips SET start_date = '2025-05-01', end_date = '2025-05-03' WHERE is_on_sale`,
  );
  await runJob(stack, JOB);
  expect(await kept()).toEqual(before);
  await stack.db.query(`UPDATE trips SET end_date = '2025-05-02' WHERE is_on_sale`);
  await runJob(stack, JOB);
  expect(await kept()).toEqual({ details: 0, documents: 0 });
});

it('removes it seven days after a cancellation', async () => {
  const { rows } = await stack.db.query<{ id: number; booking_id: number }>(
    `SELECT g.id, g.booking_id FROM guests g JOIN guest_private p ON p.guest_id = g.id JOIN trips t ON t.id = g.trip_id
      WHERE t.end_date > '2025-06-02' AND g.status = 'confirmed' ORDER BY g.id LIMIT 1`,
  );
  const { id, booking_id: bookingId } = rows[0]!;
  const isKept = async () =>
    (await stack.db.query('SELECT 1 FROM guest_private WHERE guest_id = $1', [id])).rows.length === 1;
  const cancelledOn = (day: string) =>
    stack.db.query(`UPDATE bookings SET status = 'cancelled', cancelled_at = $2 WHERE id = $1`, [
      bookingId,
      day,
    ]);
  await cancelledOn('2025-05-27T00:00:00Z');
  await runJob(stack, JOB);
  expect(await isKept()).toBe(true);
  await cancelledOn('2025-05-25T00:00:00Z');
  await runJob(stack, JOB);
  expect(await isKept()).toBe(false);
});

it('of a booking that lapsed unpaid, seven days after it lapsed, however long ago it was made', async () => {
  const { rows } = await stack.db.query<{ id: number; booking_id: number }>(
    `SELECT g.id, g.booking_id FROM guests g JOIN guest_private p ON p.guest_id = g.id JOIN trips t ON t.id = g.trip_id
      WHERE t.end_date > '2025-06-02' AND g.status = 'confirmed' ORDER BY g.id DESC LIMIT 1`,
  );
  const { id, booking_id: bookingId } = rows[0]!;
  await stack.db.query(
    `UPDATE bookings SET status = 'expired', confirmed_at = NULL, seats_held = 0, created_at = '2025-05-20' WHERE id = $1`,
    [bookingId],
  );
  await stack.db.query('UPDATE guests SET amount_paid_cents = 0 WHERE booking_id = $1', [bookingId]);
  const lapsedOn = (moment: string) =>
    stack.db.query(
      `ALTER TABLE ledger_entries DISABLE TRIGGER ledger_append_only;
       UPDATE ledger_entries SET occurred_at = '${moment}' WHERE booking_id = ${bookingId};
       ALTER TABLE ledger_entries ENABLE TRIGGER ledger_append_only`,
    );
  const isKept = async () =>
    (await stack.db.query('SELECT 1 FROM guest_private WHERE guest_id = $1', [id])).rows.length === 1;
  await lapsedOn('2025-05-27T00:00:00Z');
  await runJob(stack, JOB);
  expect(await isKept()).toBe(true);
  await lapsedOn('2025-05-25T00:00:00Z');
  await runJob(stack, JOB);
  expect(await isKept()).toBe(false);
});

it('forgets after 45 days that a request was answered, and not before', async () => {
  await stack.db.query(
    `INSERT INTO idempotency_keys (scope, key, request_hash, response, created_at)
     VALUES ('host:1', 'asked-44-days-ago', '', '{}', '2025-04-20'), ('host:1', 'asked-46-days-ago', '', '{}', '2025-04-16')`,
  );
  await runJob(stack, JOB);
  const { rows } = await stack.db.query(`SELECT key FROM idempotency_keys WHERE key LIKE 'asked-%'`);
  expect(rows).toEqual([{ key: 'asked-44-days-ago' }]);
});
