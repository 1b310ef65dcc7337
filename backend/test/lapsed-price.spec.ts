import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import type { HostBookingDto } from '../src/modules/host/booking/booking-page.dto.js';
import { Booked, HostDesk } from './support/booked.js';
import { assertBooksBalance } from './support/books.js';
import { browserOf } from './support/demo-people.js';
import { eventually } from './support/eventually.js';
import { FormPayer } from './support/form-payer.js';
import { runJobs } from './support/jobs.js';
import { LinkHolder } from './support/link-holder.js';
import { MerchantApi } from './support/merchant-api.js';
import { aHost } from './support/people.js';
import { CREW, PromoTrip } from './support/promo-trip.js';
import { aTripOnSale, Buyer } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';

let stack: Stack;
let tripId: number;

beforeAll(async () => {
  stack = await startStack({ env: { HOLDS_PER_ADDRESS: '50' } });
  tripId = await aTripOnSale(stack);
}, 120_000);
afterEach(async () => {
  await price(85_000);
  await assertBooksBalance(stack);
});
afterAll(() => stack.stop());

/** What an inside cabin costs one traveller, tax included, from now on: the tests' trip begins with $850. */
const price = (singleCents: number) =>
  stack.db.query(
    `UPDATE trips SET config = jsonb_set(config, '{cabins,inside,singleCents}', to_jsonb($2::int)) WHERE id = $1`,
    [tripId, singleCents],
  );

async function aLapsed(email: string): Promise<FormPayer> {
  const payer = await FormPayer.of(stack, email);
  await payer.form('full');
  await payer.leave();
  await runJobs(stack, 'hold.lapse', [{ bookingId: (await payer.booking()).id }]);
  expect(await payer.money()).toMatchObject({ booking: 'expired' });
  return payer;
}

const askedDaysAgo = async (payer: FormPayer, days: number) =>
  stack.db.query('UPDATE payments SET created_at = now() - make_interval(days => $2) WHERE booking_id = $1', [
    (await payer.booking()).id,
    days,
  ]);

it('a hold that has ended keeps no price: its link says so and asks for nothing, until the price is the same again', async () => {
  const payer = await aLapsed('months-later@example.com');
  await price(142_500);
  expect(await payer.holder.record()).toMatchObject({ nextStep: 'price_changed', plans: [] });
  const refused = { status: 409, body: { code: 'booking.price_changed' } };
  expect(await payer.holder.order('full')).toMatchObject(refused);
  const path = `/api/guests/${payer.id}/payment-form`;
  expect(await payer.holder.call('POST', path, { option: 'full' })).toMatchObject(refused);
  expect(await payer.money()).toMatchObject({ booking: 'expired' });
  await price(85_000);
  expect(await payer.holder.record()).toMatchObject({ nextStep: 'take_again' });
  expect((await payer.holder.order('full')).status).toBe(201);
});

it.each([
  ['minimumAge', 30],
  ['cancellation', { reassuranceDays: 0, steps: [] }],
  ['ownTerms', [{ title: 'Dress', text: 'White on the first night.' }]],
])('nor does it keep its terms, such as its %s', async (name, value) => {
  const payer = await aLapsed(`terms-${name}@example.com`);
  const set = (json: unknown) =>
    stack.db.query('UPDATE trips SET config = jsonb_set(config, $2, $3) WHERE id = $1', [
      tripId,
      [name],
      JSON.stringify(json),
    ]);
  await set(value);
  expect(await payer.holder.record()).toMatchObject({ nextStep: 'price_changed' });
  expect(await payer.holder.order('full')).toMatchObject({ body: { code: 'booking.price_changed' } });
  await stack.db.query('UPDATE trips SET config = config - $2 WHERE id = $1', [tripId, name]);
  expect(await payer.holder.record()).toMatchObject({ nextStep: 'take_again' });
});

it('a host may give its places back for the price of then', async () => {
  const payer = await aLapsed('kept-by-a-host@example.com');
  await price(142_500);
  const host = browserOf(stack, await aHost(stack, [tripId]));
  const { publicId } = await payer.booking();
  const key = { 'Idempotency-Key': randomUUID() };
  expect((await host.call('POST', `/api/host/bookings/${publicId}/approval`, {}, key)).status).toBe(200);
  expect(await payer.holder.record()).toMatchObject({ nextStep: 'pay', dueNowCents: 80_800 });
});

it('PAY-10: money of a form that was opened long ago goes back when the price has changed since', async () => {
  const payer = await aLapsed('saved-form@example.com');
  await askedDaysAgo(payer, 2);
  await price(142_500);
  await payer.pay();
  await eventually(
    async () => expect(await payer.lines()).toEqual(['capture -80800', 'refund 80800']),
    30_000,
  );
  expect(await payer.money()).toMatchObject({ booking: 'expired', access: false });
});

it('an order of long ago is not asked for when the price has changed since, and its buyer reads that', async () => {
  const holder = await LinkHolder.of(stack, 'approved-long-ago@example.com');
  expect((await holder.order('full')).status).toBe(201);
  await stack.emulator.decide(holder.orderId, 'approve');
  const { rows } = await stack.db.query<{ bookingId: number }>(
    `WITH asked AS (UPDATE payments SET created_at = now() - interval '2 days' WHERE provider_order_id = $1 RETURNING booking_id)
     UPDATE bookings SET hold_expires_at = created_at WHERE id = (SELECT booking_id FROM asked) RETURNING id AS "bookingId"`,
    [holder.orderId],
  );
  await runJobs(stack, 'hold.lapse', rows);
  await price(142_500);
  expect((await holder.capture()).body).toMatchObject({ code: 'booking.price_changed' });
  expect(await stack.emulator.captures(holder.orderId)).toEqual([]);
});

it('PAY-10: money that comes late of a form of today has the places for what it was asked for', async () => {
  const payer = await aLapsed('late-today@example.com');
  await price(142_500);
  await payer.pay();
  await eventually(async () => expect(await payer.money()).toMatchObject({ booking: 'paid', access: true }));
  expect(await payer.lines()).toEqual(['capture -80800']);
});

it('an extra of it whose places have gone to somebody else is taken off, and its hosts read why', async () => {
  const extra = (code: string, places: number | null) => ({
    ...{ code, kind: 'excursion', title: `Extra ${code}`, priceCents: 9_900 },
    places,
  });
  await stack.db.query(
    `UPDATE trips SET config = config || jsonb_build_object('addOns', $2::jsonb) WHERE id = $1`,
    [tripId, JSON.stringify([extra('kayak', 1), extra('spa', null)])],
  );
  const host = new HostDesk(stack, await aHost(stack, [tripId]));
  const give = async (bookingId: string, code: string) =>
    (await host.post(bookingId, 'add-ons', { code, settledOnBoard: true })).status;
  const held = await FormPayer.of(stack, 'kayak-and-spa@example.com');
  await held.form('full');
  const { id, publicId } = await held.booking();
  expect([await give(publicId, 'kayak'), await give(publicId, 'spa')]).toEqual([200, 200]);
  await held.leave();
  await runJobs(stack, 'hold.lapse', [{ bookingId: id }]);
  const other = await Booked.of(stack, 'takes-the-kayak@example.com');
  expect(await give(other.bookingId, 'kayak')).toBe(200);

  expect((await host.post(publicId, 'approval')).status).toBe(200);
  const page = await host.visitor.call<HostBookingDto>('GET', `/api/host/bookings/${publicId}`);
  expect(page.body.addOns).toMatchObject([{ title: 'Extra spa' }]);
  expect(page.body.history).toContainEqual(
    expect.objectContaining({ action: 'add_on.removed', reason: 'No places of it were left: Extra kayak' }),
  );
});

it('PAY-10: money that comes late goes back when its code is used up, and its buyer and its hosts read that it is the code', async () => {
  const trip = await PromoTrip.of(stack, CREW);
  const buyer = Buyer.of(stack);
  await trip.draft(buyer, 'CREW');
  expect((await buyer.pay('760.00')).status).toBe(201);
  await stack.db.query('UPDATE bookings SET hold_expires_at = created_at WHERE trip_id = $1', [trip.id]);
  const { rows } = await stack.db.query<{ id: number }>('SELECT id FROM bookings WHERE trip_id = $1', [
    trip.id,
  ]);
  const bookingId = rows[0]!.id;
  await runJobs(stack, 'hold.lapse', [{ bookingId }]);
  expect((await trip.register('quick', { promoCode: 'CREW' })).status).toBe(201);
  await stack.emulator.decide(buyer.orderId, 'approve');
  // Taken without a word of ours, as money of the form is.
  await (await MerchantApi.of(stack)).capture(buyer.orderId);
  await eventually(async () =>
    expect(await stack.emulator.refunds(buyer.orderId)).toMatchObject([{ amount: { value: '760.00' } }]),
  );
  const why = 'after the hold had ended, when code CREW was not given any more';
  const { rows: told } = await stack.db.query(
    `SELECT (SELECT reason FROM refunds WHERE booking_id = $1) AS buyer,
            (SELECT summary->>'text' FROM trip_news WHERE trip_id = $2 AND type = 'payment.received') AS hosts`,
    [bookingId, trip.id],
  );
  expect(told).toEqual([
    { buyer: `This payment came ${why}`, hosts: expect.stringContaining(`paid $760 ${why}: it goes back`) },
  ]);
});
