import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import type { GuestExtrasDto } from '../src/modules/payments/guest/guest-extras.dto.js';
import { Booked, HostDesk } from './support/booked.js';
import { assertBooksBalance } from './support/books.js';
import { eventually } from './support/eventually.js';
import { PartyDesk } from './support/party-desk.js';
import { aHost } from './support/people.js';
import { aTripOnSale } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';

/** What the test's trip asks a traveller for each. */
const [KAYAK, DRINKS, INTERNET] = [9_900, 17_700, 4_500];
const companion = { name: 'Robin Sample' };

let stack: Stack;
let host: HostDesk;
let party: PartyDesk;

beforeAll(async () => {
  stack = await startStack();
  host = new HostDesk(stack, await aHost(stack, [await aTripOnSale(stack)]));
  party = new PartyDesk(host);
}, 120_000);
afterEach(async () => {
  await assertBooksBalance(stack);
  await assertOfTheirCost();
});
afterAll(() => stack.stop());

/** Throws where there are such bookings. */
async function assertOfTheirCost(): Promise<void> {
  const wrong = await notOfTheirCost();
  if (wrong.length > 0) throw new Error(JSON.stringify(wrong));
}

/** Bookings whose parts are not what the cabin and the extras cost. */
const notOfTheirCost = async () => {
  const { rows } = await stack.db.query(
    `SELECT b.public_id FROM bookings b
      WHERE b.payable_cents + (SELECT coalesce(sum(price_cents), 0) FROM booking_add_ons a
                                WHERE a.booking_id = b.id AND a.part_position IS NOT NULL)
         <> (SELECT coalesce(sum(amount_cents), 0) FROM instalments i WHERE i.booking_id = b.id)`,
  );
  return rows as object[];
};
const extrasOf = async (bookingId: string) => {
  const { rows } = await stack.db.query(
    `SELECT a.code, a.places, a.price_cents AS cents FROM booking_add_ons a JOIN bookings b ON b.id = a.booking_id
      WHERE b.public_id = $1 ORDER BY a.id`,
    [bookingId],
  );
  return rows as object[];
};
const give = async (bookingId: string, code: string, settledOnBoard = false) =>
  (await host.post(bookingId, 'add-ons', { code, settledOnBoard })).status;
const keyed = () => ({ 'Idempotency-Key': randomUUID() });

it('who leaves takes their share of the extras along: what was paid for it goes back with the cabin’s', async () => {
  const booked = await Booked.of(stack, 'shares@example.com');
  const { bookingId, holder } = booked;
  const { payableCents, totalCents } = await party.forTwo('full');
  const cabinCents = payableCents - 80_800;
  expect((await party.change(bookingId, 2, { differenceCents: cabinCents, companion })).status).toBe(204);
  expect(await give(bookingId, 'kayak')).toBe(200);
  holder.shown = { cabinType: 'inside', totalAmount: totalCents / 100 };
  await holder.pay('balance', ((cabinCents + 2 * KAYAK) / 100).toFixed(2));
  // One is not paid, and one is none of the bill.
  expect(await give(bookingId, 'drinks')).toBe(200);
  expect(await give(bookingId, 'internet', true)).toBe(200);

  const differenceCents = -cabinCents - KAYAK - DRINKS;
  // What is left of the drinks is paid by what is too much.
  const overpaidCents = cabinCents + KAYAK + DRINKS - 2 * DRINKS;
  expect(await party.preview(bookingId, 1)).toMatchObject({
    differenceCents,
    addOnsCents: -KAYAK - DRINKS,
    owedCents: 0,
    overpaidCents,
  });
  const withoutExtras = { differenceCents: -cabinCents, overpaid: 'refund', refundCents: overpaidCents };
  expect((await party.change(bookingId, 1, withoutExtras)).body?.code).toBe('cabin.price_changed');
  const leaving = { differenceCents, overpaid: 'refund', refundCents: overpaidCents };
  expect((await party.change(bookingId, 1, leaving)).status).toBe(204);
  expect(await extrasOf(bookingId)).toEqual([
    { code: 'kayak', places: 1, cents: KAYAK },
    { code: 'drinks', places: 1, cents: DRINKS },
    { code: 'internet', places: 1, cents: INTERNET },
  ]);
  await eventually(async () =>
    expect((await host.read(bookingId, 'money')).body).toMatchObject({
      totals: { costCents: 80_800 + KAYAK + DRINKS, refundedCents: overpaidCents, owedCents: 0 },
    }),
  );
  expect(await booked.money()).toMatchObject({ owed: 0, paymentStatus: 'paid', access: true });
  const { body } = await booked.guest.call<{ bookings: { priceChanges: { text: string }[] }[] }>(
    'GET',
    '/api/guest/payments',
  );
  expect(body.bookings[0]?.priceChanges.map(({ text }) => text)).toContain(
    'Drinks package for 1 in place of 2',
  );
  // Also what stands on no bill has its line.
  const { rows } = await stack.db.query<{ onBoard: boolean; left: number }>(
    `SELECT (details->>'settledOnBoard')::bool AS "onBoard", (details->>'travellers')::int AS left FROM activity_log
      WHERE action = 'add_on.resized' AND booking_id = (SELECT id FROM bookings WHERE public_id = $1) ORDER BY id`,
    [bookingId],
  );
  expect(rows).toEqual([
    { onBoard: false, left: 1 },
    { onBoard: false, left: 1 },
    { onBoard: true, left: 1 },
  ]);
});

it('of what is not paid nothing goes back: the parts of cabin and extras get smaller, each by its own', async () => {
  const { bookingId } = await Booked.of(stack, 'unpaid-share@example.com', 'installment');
  const { payableCents } = await party.forTwo('installment');
  const cabinCents = payableCents - 85_000;
  expect((await party.change(bookingId, 2, { differenceCents: cabinCents, companion })).status).toBe(204);
  expect(await give(bookingId, 'kayak')).toBe(200);
  expect(await party.preview(bookingId, 1)).toMatchObject({
    differenceCents: -cabinCents - KAYAK,
    owedCents: 85_000 - 21_300 + KAYAK,
    overpaidCents: 0,
  });
  expect((await party.change(bookingId, 1, { differenceCents: -cabinCents - KAYAK })).status).toBe(204);
  expect((await host.read(bookingId, 'money')).body).toMatchObject({
    totals: { costCents: 85_000 + KAYAK, owedCents: 85_000 - 21_300 + KAYAK },
    refunds: [],
  });
});

it('who joins has no extra until somebody adds it for them, once, and takes theirs along when they leave', async () => {
  const booked = await Booked.of(stack, 'newcomer@example.com', 'installment');
  const { bookingId, guest } = booked;
  const path = `/api/guest/bookings/${bookingId}/extras`;
  const offered = async () =>
    (await guest.call<GuestExtrasDto>('GET', path)).body.offers.find(({ code }) => code === 'kayak');
  const add = (priceCents: number) =>
    guest.call<GuestExtrasDto & { code?: string }>('POST', path, { code: 'kayak', priceCents }, keyed());
  expect(await give(bookingId, 'kayak')).toBe(200);
  expect(await offered()).toBeUndefined();

  const { payableCents } = await party.forTwo('installment');
  const cabinCents = payableCents - 85_000;
  expect((await party.change(bookingId, 2, { differenceCents: cabinCents, companion })).status).toBe(204);
  expect(await offered()).toMatchObject({ travellers: 1, priceCents: KAYAK, canAdd: true });
  expect((await add(2 * KAYAK)).body.code).toBe('add_on.price_changed');
  expect((await add(KAYAK)).body.extras).toMatchObject([{ travellers: 1 }, { travellers: 1 }]);
  expect((await add(KAYAK)).body.code).toBe('add_on.had');
  expect(await host.post(bookingId, 'add-ons', { code: 'kayak', settledOnBoard: false })).toMatchObject({
    status: 409,
    body: { code: 'add_on.had' },
  });

  // The one that was added for the newcomer goes, with its part.
  const leaving = { differenceCents: -cabinCents - KAYAK };
  expect((await party.change(bookingId, 1, leaving)).status).toBe(204);
  expect(await extrasOf(bookingId)).toEqual([{ code: 'kayak', places: 1, cents: KAYAK }]);
  expect(await offered()).toBeUndefined();
});
