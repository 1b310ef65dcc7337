import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AccountHolders, PASSWORD, post } from './support/account-holders.js';
import { assertBooksBalance, ledgerOf } from './support/books.js';
import { eventually } from './support/eventually.js';
import { runJobs } from './support/jobs.js';
import { MerchantApi } from './support/merchant-api.js';
import { openTransactions } from './support/open-transactions.js';
import { aTripOnSale, Buyer } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';
import { standStill } from './support/stand-still.js';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack({ nodes: 2 });
  // What is found out here is found out without being told.
  await stack.emulator.holdWebhooks();
}, 120_000);
afterAll(() => stack.stop());
const begin = openTransactions(() => stack.db);

const seatsTaken = async (tripId: number) => {
  const { rows } = await stack.db.query<{ seats: number }>(
    'SELECT seats_taken AS seats FROM trips WHERE id = $1',
    [tripId],
  );
  return rows[0]?.seats;
};

it('sells the last 10 places to 10 of 300 buyers at once, and tells 290 that they are gone (PAY-24)', async () => {
  const tripId = await aTripOnSale(stack, 10);
  const buyers = Array.from({ length: 300 }, (_, i) => Buyer.of(stack, i % 2));
  const replies = await Promise.all(buyers.map((buyer, i) => buyer.order(`buyer-${i}@example.com`)));
  const refused = replies.filter((r) => r.status !== 201);
  expect(refused).toHaveLength(290);
  for (const reply of refused) {
    expect(reply).toMatchObject({
      status: 409,
      body: { code: 'trip.sold_out', message: expect.stringContaining('not enough places') },
    });
  }
  const winners = buyers.filter((buyer) => buyer.orderId);
  expect(winners).toHaveLength(10);
  for (const winner of winners) {
    await stack.emulator.decide(winner.orderId, 'approve');
    expect((await winner.capture()).status).toBe(200);
    expect(await stack.emulator.captures(winner.orderId)).toHaveLength(1);
  }
  expect(await seatsTaken(tripId)).toBe(10);
  await assertBooksBalance(stack);
}, 180_000);

/** The half hour of the trip's holds is over. */
const holdsEnd = (tripId: number) =>
  stack.db.query(`UPDATE bookings SET hold_expires_at = now() - interval '1 second' WHERE trip_id = $1`, [
    tripId,
  ]);

/** A buyer whose hold ended while they were at PayPal, and whose place somebody else has now. */
async function aBuyerTooLate(name: string): Promise<Buyer> {
  const tripId = await aTripOnSale(stack, 1);
  const late = Buyer.of(stack, 0);
  expect((await late.order(`${name}@example.com`)).status).toBe(201);
  expect((await Buyer.of(stack, 1).order(`${name}-early@example.com`)).body.code).toBe('trip.sold_out');
  const { rows } = await stack.db.query<{ minutes: number }>(
    'SELECT round(extract(epoch FROM hold_expires_at - created_at) / 60)::int AS minutes FROM bookings WHERE trip_id = $1',
    [tripId],
  );
  expect(rows).toEqual([{ minutes: 30 }]);
  await holdsEnd(tripId);
  await eventually(async () => expect(await seatsTaken(tripId)).toBe(0), 40_000);
  expect((await Buyer.of(stack, 1).order(`${name}-next@example.com`)).status).toBe(201);
  await stack.emulator.decide(late.orderId, 'approve');
  return late;
}

it('PAY-25: a buyer whose place was sold while they were at PayPal is not charged', async () => {
  const late = await aBuyerTooLate('late');
  expect(await late.capture()).toMatchObject({ status: 409, body: { code: 'payment.hold_lapsed' } });
  expect(await stack.emulator.captures(late.orderId)).toEqual([]);
  await assertBooksBalance(stack);
}, 90_000);

it('PAY-06: one who approved and left is not charged either, and the attempt ends', async () => {
  const late = await aBuyerTooLate('gone');
  const { rows } = await stack.db.query<{ id: number }>(
    'SELECT id FROM payments WHERE provider_order_id = $1',
    [late.orderId],
  );
  const lookAfter = () => runJobs(stack, 'payment.resolve', [{ paymentId: rows[0]!.id }]);
  await lookAfter();
  await lookAfter();
  const after = await stack.db.query('SELECT status FROM payments WHERE provider_order_id = $1', [
    late.orderId,
  ]);
  expect(after.rows).toEqual([{ status: 'voided' }]);
  expect(await stack.emulator.captures(late.orderId)).toEqual([]);
  expect((await ledgerOf(stack, late.orderId)).map(({ kind }) => kind)).not.toContain('capture');
  await assertBooksBalance(stack);
}, 90_000);

it('PAY-26: holds that end are given back once, however many nodes look after them at once', async () => {
  const tripId = await aTripOnSale(stack, 8);
  const buyers = Array.from({ length: 8 }, (_, i) => Buyer.of(stack, i % 2));
  await Promise.all(buyers.map((buyer, i) => buyer.order(`leak-${i}@example.com`)));
  expect(await seatsTaken(tripId)).toBe(8);
  const { rows: held } = await stack.db.query<{ bookingId: number }>(
    'SELECT id AS "bookingId" FROM bookings WHERE trip_id = $1',
    [tripId],
  );
  await holdsEnd(tripId);
  await runJobs(stack, 'hold.lapse', [...held, ...held, ...held]);
  expect(await seatsTaken(tripId)).toBe(0);
  const { rows: lapses } = await stack.db.query<{ times: number }>(
    `SELECT count(*)::int AS times FROM ledger_entries WHERE kind = 'adjustment' AND booking_id = ANY ($1) GROUP BY booking_id`,
    [held.map(({ bookingId }) => bookingId)],
  );
  expect(lapses).toEqual(held.map(() => ({ times: 1 })));
  expect((await Buyer.of(stack, 1).order('leak-next@example.com')).status).toBe(201);
  expect(await seatsTaken(tripId)).toBe(1);
  await assertBooksBalance(stack);
}, 90_000);

it('are given back by who is forgotten with two holds, one of which is just in other hands', async () => {
  const tripId = await aTripOnSale(stack, 2);
  const leaver = await new AccountHolders(() => stack).member('leaver');
  for (const n of [1, 2]) expect((await Buyer.of(stack).order(`leaver-${n}@example.com`)).status).toBe(201);
  await stack.db.query(
    `UPDATE bookings SET user_id = (SELECT id FROM users WHERE username = 'leaver') WHERE trip_id = $1`,
    [tripId],
  );
  const other = await begin();
  await other.query(
    'SELECT FROM bookings WHERE id = (SELECT max(id) FROM bookings WHERE trip_id = $1) FOR UPDATE',
    [tripId],
  );
  const leaving = post(leaver, 'erase', { password: PASSWORD, confirms: true });
  await standStill(stack, 1);
  await other.query('UPDATE trips SET seats_taken = seats_taken WHERE id = $1', [tripId]);
  await other.end('COMMIT');
  expect((await leaving).status).toBe(204);
  expect(await seatsTaken(tripId)).toBe(0);
  await assertBooksBalance(stack);
});

it('are kept by who asks to be forgotten while the money comes', async () => {
  const tripId = await aTripOnSale(stack, 1);
  const payer = await new AccountHolders(() => stack).member('payer');
  expect((await Buyer.of(stack).order('payer@example.com')).status).toBe(201);
  const owned = `user_id = (SELECT id FROM users WHERE username = 'payer')`;
  await stack.db.query(`UPDATE bookings SET ${owned} WHERE trip_id = $1`, [tripId]);
  const other = await begin();
  await other.query(`UPDATE bookings SET status = 'confirmed' WHERE trip_id = $1`, [tripId]);
  const leaving = post(payer, 'erase', { password: PASSWORD, confirms: true });
  await standStill(stack, 1);
  await other.end('COMMIT');
  expect((await leaving).body).toMatchObject({ code: 'erase.trip_ahead' });
  await stack.db.query(`UPDATE bookings SET status = 'held' WHERE trip_id = $1`, [tripId]);
  expect(await seatsTaken(tripId)).toBe(1);
});

describe('money that arrives after the hold has lapsed (PAY-10)', () => {
  /** A buyer whose capture went through at PayPal while we heard nothing of it, and whose hold is then over. */
  const aLateBuyer = async (tripId: number, email: string) => {
    const buyer = Buyer.of(stack);
    expect((await buyer.order(email)).status).toBe(201);
    await stack.emulator.decide(buyer.orderId, 'approve');
    // Not through the product: it would ask PayPal again by itself, sooner than this could go on.
    await (await MerchantApi.of(stack)).capture(buyer.orderId);
    await stack.db.query(
      `UPDATE payments SET status = 'expired', next_check_at = NULL WHERE provider_order_id = $1`,
      [buyer.orderId],
    );
    await holdsEnd(tripId);
    await eventually(async () => expect(await seatsTaken(tripId)).toBe(0), 40_000);
    return buyer;
  };
  const hearOfIt = async (buyer: Buyer) => {
    await stack.db.query('UPDATE payments SET next_check_at = now() WHERE provider_order_id = $1', [
      buyer.orderId,
    ]);
    await eventually(async () => {
      // Where nobody owed it, it may be on its way back already.
      const { rows } = await stack.db.query(
        'SELECT id FROM payments WHERE provider_order_id = $1 AND completed_at IS NOT NULL',
        [buyer.orderId],
      );
      expect(rows).toHaveLength(1);
    });
    await assertBooksBalance(stack);
  };

  it('takes the places again while there are some', async () => {
    const tripId = await aTripOnSale(stack, 1);
    const buyer = await aLateBuyer(tripId, 'late-but-lucky@example.com');
    await hearOfIt(buyer);
    expect(await seatsTaken(tripId)).toBe(1);
    expect(await buyer.capture()).toMatchObject({ status: 200, body: { status: 'COMPLETED' } });
  }, 90_000);

  it('is owed back when they are gone: no access, no welcome, and the host hears of it', async () => {
    const tripId = await aTripOnSale(stack, 1);
    const buyer = await aLateBuyer(tripId, 'too-late@example.com');
    expect((await Buyer.of(stack, 1).order('in-time@example.com')).status).toBe(201);
    await hearOfIt(buyer);
    expect(await seatsTaken(tripId)).toBe(1);
    expect(await buyer.capture()).toMatchObject({ status: 409, body: { code: 'payment.refund_due' } });
    const { rows: welcomed } = await stack.db.query(
      `SELECT id FROM mails WHERE recipient = 'too-late@example.com' AND kind = 'credentials'`,
    );
    expect(welcomed).toEqual([]);
    const { rows: news } = await stack.db.query<{ text: string }>(
      `SELECT summary->>'text' AS text FROM trip_news WHERE trip_id = $1 AND type = 'payment.received'`,
      [tripId],
    );
    expect(news).toEqual([{ text: expect.stringContaining('after the place was gone: it goes back') }]);
  }, 90_000);
});
