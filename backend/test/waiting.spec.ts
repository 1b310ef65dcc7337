import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { HostDesk } from './support/booked.js';
import { eventually } from './support/eventually.js';
import { runJob, runJobs } from './support/jobs.js';
import { LinkHolder } from './support/link-holder.js';
import { openTransactions } from './support/open-transactions.js';
import { aHost } from './support/people.js';
import { aTripOnSale } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';
import { standStill } from './support/stand-still.js';

let stack: Stack;
let tripId: number;
let host: HostDesk;
let other: HostDesk;

beforeAll(async () => {
  stack = await startStack({ env: { ONE_HOST_LIMIT_CENTS: '50000' } });
  tripId = await aTripOnSale(stack);
  host = new HostDesk(stack, await aHost(stack, [tripId]));
  other = new HostDesk(stack, await aHost(stack, [tripId]));
}, 120_000);
afterAll(() => stack.stop());

const cash = {
  method: 'cash',
  amountCents: 60_000,
  receivedOn: new Date(Date.now() - 24 * 60 * 60 * 1_000).toISOString().slice(0, 10),
  reason: 'Paid at the office',
};

it('what waits is found among the payments, also once its booking has lapsed', async () => {
  const holder = await LinkHolder.of(stack, 'lapsed@example.com', 'full');
  const { rows } = await stack.db.query<{ id: number; public_id: string }>(
    'SELECT b.id, b.public_id FROM bookings b JOIN guests g ON g.booking_id = b.id WHERE g.public_id = $1',
    [holder.id],
  );
  const { id, public_id: bookingId } = rows[0]!;
  expect((await host.post(bookingId, 'payments', cash)).body.status).toBe('waiting');
  await stack.db.query('UPDATE bookings SET hold_expires_at = now() WHERE id = $1', [id]);
  await runJobs(stack, 'hold.lapse', [{ bookingId: id }]);
  await eventually(async () => expect((await holder.record()).nextStep).toBe('take_again'));
  const list = await host.visitor.call<{ rows: { bookingId: string }[] }>(
    'GET',
    '/api/host/payments?status=to_confirm',
  );
  expect(list.body.rows).toEqual([expect.objectContaining({ bookingId })]);
});

const begin = openTransactions(() => stack.db);
const alerts = async () =>
  (await host.visitor.call<{ id: number }[]>('GET', '/api/host/alerts')).body.map(({ id }) => id);
/** One place too many is told to be taken, or as many as are. */
const looked = async (isRight: boolean) => {
  await stack.db.query('UPDATE trips SET seats_taken = $2 WHERE id = $1', [tripId, isRight ? 0 : 1]);
  await runJob(stack, 'books.check');
  return alerts();
};

it('an alert that a host has closed stays closed while it lasts, and is told again when it was right in between', async () => {
  const [id] = await looked(false);
  const closed = await host.visitor.call('POST', `/api/host/alerts/${id}/close`, { note: 'I know' });
  expect(closed.status).toBe(204);
  expect(await looked(false)).toEqual([]);
  expect(await looked(true)).toEqual([]);
  expect(await looked(false)).toEqual([id]);
});

it('an alert that two hosts close at once is closed by one of them, whose note stays', async () => {
  const [id] = await looked(false);
  const holding = await begin();
  await holding.query('SELECT FROM money_alerts WHERE id = $1 FOR UPDATE', [id]);
  const close = ({ visitor }: HostDesk, note: string) =>
    visitor.call('POST', `/api/host/alerts/${id}/close`, { note });
  const first = close(host, 'Counted by hand');
  await standStill(stack, 1);
  const second = close(other, 'I know');
  await standStill(stack, 2);
  await holding.end('COMMIT');
  expect((await first).status).toBe(204);
  expect(await second).toMatchObject({ status: 404, body: { code: 'alert.not_found' } });
  const { rows } = await stack.db.query('SELECT closing_note AS note FROM money_alerts WHERE id = $1', [id]);
  expect(rows).toEqual([{ note: 'Counted by hand' }]);
  await looked(true);
  await looked(false);
});

it('an alert is counted as it is listed, also when its trip is over', async () => {
  const waiting = async () =>
    (await host.visitor.call<{ moneyAlerts: number }>('GET', '/api/host/waiting?when=current')).body;
  expect(await waiting()).toMatchObject({ moneyAlerts: 1 });
  await stack.db.query(`UPDATE trips SET start_date = '2025-01-01', end_date = '2025-01-04' WHERE id = $1`, [
    tripId,
  ]);
  expect(await alerts()).toHaveLength(1);
  expect(await waiting()).toMatchObject({ moneyAlerts: 1 });
});

it('an alert that the books raise while news of the same money raises it is one', async () => {
  await aTripOnSale(stack);
  const holder = await LinkHolder.of(stack, 'held@example.com', 'full');
  await holder.order('full');
  const { rows } = await stack.db.query<{ id: number; bookingId: number }>(
    `UPDATE payments SET status = 'pending', updated_at = now() - interval '7 hours'
      WHERE provider_order_id = $1 RETURNING id, booking_id AS "bookingId"`,
    [holder.orderId],
  );
  const { id, bookingId } = rows[0]!;
  const hearing = await begin();
  await hearing.query('SELECT FROM bookings WHERE id = $1 FOR UPDATE', [bookingId]);
  const looking = runJob(stack, 'books.check');
  await standStill(stack, 1);
  await hearing.query(
    `INSERT INTO money_alerts (kind, ref, booking_id, text, raised_at) VALUES ('pending', $1, $2, 'Held back', now())`,
    [`payment:${id}`, bookingId],
  );
  await hearing.end('COMMIT');
  await looking;
  const told = await stack.db.query(
    `SELECT a.status, j.retry_count AS again FROM money_alerts a, jobs.job j
      WHERE a.kind = 'pending' AND j.name = 'books.check' ORDER BY j.created_on DESC LIMIT 1`,
  );
  expect(told.rows).toEqual([{ status: 'open', again: 0 }]);
});
