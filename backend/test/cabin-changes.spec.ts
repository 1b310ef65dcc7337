import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { Booked, HostDesk } from './support/booked.js';
import { assertBooksBalance } from './support/books.js';
import { eventually } from './support/eventually.js';
import { LinkHolder } from './support/link-holder.js';
import { aHost } from './support/people.js';
import { aTripOnSale } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';

let stack: Stack;
let tripId: number;
let host: HostDesk;

beforeAll(async () => {
  stack = await startStack();
  tripId = await aTripOnSale(stack);
  host = new HostDesk(stack, await aHost(stack, [tripId]));
}, 120_000);
afterEach(() => assertBooksBalance(stack));
afterAll(() => stack.stop());

interface Preview {
  cabinName: string;
  payableBeforeCents: number;
  differenceCents: number;
  owedCents: number;
  overpaidCents: number;
  dueOn: string | null;
  code?: string;
  fields?: Record<string, string>;
}
const preview = (bookingId: string, cabinType: string, occupancy = 'single') =>
  host.post<Preview>(bookingId, 'cabin/quote', { cabinType, occupancy });
const change = (
  bookingId: string,
  cabinType: string,
  differenceCents: number,
  more: object = {},
  key?: string,
) => {
  const reason = 'They asked for more light';
  return host.send(
    'PUT',
    bookingId,
    'cabin',
    { cabinType, occupancy: 'single', differenceCents, reason, ...more },
    key,
  );
};
/** What a page shows of a balcony for one. */
const BALCONY = { cabinType: 'balcony', totalAmount: 1_375 };
/** What the guest's page shows. */
const shown = async ({ holder }: Booked) => {
  const { body } = await holder.call<Record<string, unknown>>('GET', `/api/guests/${holder.id}`);
  return body;
};

it('a dearer cabin is quoted first, and its difference goes onto the parts to come', async () => {
  const booked = await Booked.of(stack, 'dearer@example.com', 'installment');
  const { bookingId } = booked;
  // A balcony is $1,375 for one, an inside cabin was $850.
  expect((await preview(bookingId, 'balcony')).body).toMatchObject({
    cabinName: 'Balcony',
    payableBeforeCents: 85_000,
    differenceCents: 52_500,
    owedCents: 116_200,
    overpaidCents: 0,
    dueOn: null,
  });
  expect((await shown(booked))['cabinName']).toBe('Inside Cabin');
  expect((await change(bookingId, 'balcony', 52_500)).status).toBe(204);
  expect(await shown(booked)).toMatchObject({
    cabinType: 'balcony',
    cabinName: 'Balcony',
    payableAmount: 1_375,
    remainingAmount: 1_162,
    schedule: [
      { kind: 'deposit', amountCents: 21_300, paidCents: 21_300 },
      { kind: 'second', amountCents: 77_500, paidCents: 0 },
      { kind: 'final', amountCents: 38_700, paidCents: 0 },
    ],
  });
  await eventually(async () => expect(await booked.mails('cabin_changed')).toHaveLength(1));
  const money = await booked.guest.call<{ bookings: { priceChanges: object[] }[] }>(
    'GET',
    '/api/guest/payments',
  );
  expect(money.body.bookings[0]?.priceChanges).toMatchObject([
    { text: 'Balcony in place of Inside Cabin', amountCents: 52_500 },
  ]);
  const page = await host.visitor.call<Page>('GET', `/api/host/bookings/${bookingId}`);
  expect(page.body.history[0]).toMatchObject({
    action: 'cabin.changed',
    reason: 'They asked for more light',
    amountCents: 52_500,
  });
});

it('happens once for one key, and is refused with the right figure when the price has changed since it was shown', async () => {
  const { bookingId } = await Booked.of(stack, 'once@example.com', 'installment');
  const key = randomUUID();
  const both = await Promise.all([
    change(bookingId, 'oceanview', 7_500, {}, key),
    change(bookingId, 'oceanview', 7_500, {}, key),
  ]);
  expect(both.map(({ status }) => status)).toEqual([204, 204]);
  expect((await preview(bookingId, 'oceanview')).body.code).toBe('cabin.same');
  const priced = (cents: number) =>
    stack.db.query(
      `UPDATE trips SET config = jsonb_set(config, '{cabins,balcony,singleCents}', $2::text::jsonb) WHERE id = $1`,
      [tripId, String(cents)],
    );
  await priced(140_000);
  expect((await change(bookingId, 'balcony', 45_000)).body).toMatchObject({
    code: 'cabin.price_changed',
    details: { difference: '$475 more', differenceCents: 47_500 },
  });
  await priced(137_500);
});

it('of who has paid everything, what is dearer is a part of its own, and the doors wait for it', async () => {
  const booked = await Booked.of(stack, 'paid@example.com');
  const { bookingId, holder } = booked;
  expect(await booked.money()).toMatchObject({ access: true, owed: 0 });
  // Paid in full at 5 % less: $1,306 in place of $808.
  const { body } = await preview(bookingId, 'balcony');
  expect(body).toMatchObject({ differenceCents: 49_800, owedCents: 49_800, dueOn: expect.any(String) });
  expect((await change(bookingId, 'balcony', 49_800)).status).toBe(204);
  expect(await booked.money()).toMatchObject({ access: false, owed: 49_800, paymentStatus: 'partial' });
  expect(await shown(booked)).toMatchObject({
    nextPaymentDate: body.dueOn,
    schedule: [
      { kind: 'full', amountCents: 80_800 },
      { kind: 'cabin', amountCents: 49_800, dueOn: body.dueOn },
    ],
  });
  holder.shown = BALCONY;
  await holder.pay('balance', '498.00');
  expect(await booked.money()).toMatchObject({ access: true, owed: 0, paymentStatus: 'paid' });
});

it('a cheaper one gives back what was paid too much, or keeps it as a credit, as the host chooses', async () => {
  const dear = async (email: string) => {
    const holder = await LinkHolder.of(stack, email);
    const { rows } = await stack.db.query<{ id: string }>(
      'SELECT b.public_id AS id FROM bookings b JOIN guests g ON g.booking_id = b.id WHERE g.public_id = $1',
      [holder.id],
    );
    // Not paid yet: the whole plan is that of the new cabin.
    expect((await change(rows[0]!.id, 'balcony', 49_800)).status).toBe(204);
    expect(await holder.record()).toMatchObject({ dueNowCents: 130_600 });
    holder.shown = BALCONY;
    await holder.order('full', '1306.00');
    await stack.emulator.decide(holder.orderId, 'approve');
    await holder.captured();
    return { holder, bookingId: rows[0]!.id };
  };
  const [back, kept] = [await dear('back@example.com'), await dear('kept@example.com')];
  expect((await preview(back.bookingId, 'inside')).body).toMatchObject({
    differenceCents: -49_800,
    overpaidCents: 49_800,
  });
  const unsaid = await change(back.bookingId, 'inside', -49_800);
  expect(unsaid).toMatchObject({ status: 422, body: { fields: { overpaid: expect.any(String) } } });
  expect(
    (await change(back.bookingId, 'inside', -49_800, { overpaid: 'refund', refundCents: 49_800 })).status,
  ).toBe(204);
  await eventually(async () => {
    const { body } = await host.read(back.bookingId, 'money');
    expect(body).toMatchObject({
      totals: { costCents: 80_800, refundedCents: 49_800, owedCents: 0 },
      refunds: [{ status: 'completed', amountCents: 49_800, effect: 'overpaid' }],
    });
  });

  expect((await change(kept.bookingId, 'inside', -49_800, { overpaid: 'credit' })).status).toBe(204);
  const { body } = await host.read<{ totals: object; refunds: object[]; credits: object[] }>(
    kept.bookingId,
    'money',
  );
  expect(body).toMatchObject({
    totals: { owedCents: 0 },
    refunds: [],
    credits: [{ amountCents: 49_800, state: 'open' }],
  });
  expect(await kept.holder.record()).toMatchObject({ paymentStatus: 'paid', nextStep: 'nothing' });
});

it('extras and insurance stay, the party decides the occupancy, and what has ended is left alone', async () => {
  const { bookingId } = await Booked.of(stack, 'stays@example.com', 'installment');
  expect((await host.post(bookingId, 'add-ons', { code: 'drinks', settledOnBoard: false })).status).toBe(200);
  expect((await preview(bookingId, 'oceanview', 'double')).body.fields).toEqual({
    occupancy: 'Who travels alone has the cabin alone: choose single use',
  });
  expect((await change(bookingId, 'oceanview', 7_500)).status).toBe(204);
  const { body } = await host.visitor.call<Page>('GET', `/api/host/bookings/${bookingId}`);
  expect(body).toMatchObject({
    addOns: [{ title: 'Drinks package', priceCents: 17_700 }],
    money: { payableCents: 92_500 + 17_700 },
  });
  const terms = await host.read<{ refundCents: number }>(bookingId, 'cancellation');
  await host.post(bookingId, 'cancellation', {
    refundCents: terms.body.refundCents,
    reason: 'They asked for it',
  });
  expect((await preview(bookingId, 'balcony')).body.code).toBe('cabin.not_possible');
});

interface Page {
  history: { action: string; reason: string | null; amountCents: number | null }[];
}
