import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { assertBooksBalance } from './support/books.js';
import { eventually } from './support/eventually.js';
import { runJobs } from './support/jobs.js';
import { LinkHolder } from './support/link-holder.js';
import { aCode, CREW, OVER, OVER_WORDS, PromoTrip, SUMMER, USED_UP } from './support/promo-trip.js';
import { Buyer } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';
import { Visitor } from './support/visitor.js';

let stack: Stack;
let trip: PromoTrip;

beforeAll(async () => {
  stack = await startStack({ env: { TRUST_PROXY_HOPS: '1' } });
}, 120_000);
beforeEach(async () => {
  trip = await PromoTrip.of(stack, SUMMER, CREW);
});
afterEach(() => assertBooksBalance(stack));
afterAll(() => stack.stop());

const uses = async () => (await trip.detail()).promoUses;
const lapse = async (guestId: string) => {
  const { id: bookingId } = await trip.bookingOf(guestId);
  await stack.db.query('UPDATE bookings SET hold_expires_at = created_at WHERE id = $1', [bookingId]);
  await runJobs(stack, 'hold.lapse', [{ bookingId }]);
};

describe('a booking with a code', () => {
  it('is made through the checkout at its price, and shown with it', async () => {
    const buyer = Buyer.of(stack);
    expect((await trip.draft(buyer, 'crew')).body).toMatchObject({
      promoCode: 'CREW',
      promoProblem: null,
      quote: { promoCode: 'CREW', promoCents: 5_000, totalCents: 80_000, dueToday: '760.00' },
    });
    expect(await buyer.pay('808.00')).toMatchObject({ status: 409, body: { code: 'quote.price_changed' } });
    expect((await buyer.pay('760.00')).status).toBe(201);
    // Its only use is their own: to everybody else it is used up.
    expect(await trip.quote('CREW', buyer)).toMatchObject({ status: 200, body: { promoCents: 5_000 } });
    expect(await trip.quote('CREW')).toMatchObject(USED_UP);
    // The booking form makes another one: it is quoted as it would be sold.
    expect(await trip.quote('CREW', buyer, 'booking_form')).toMatchObject(USED_UP);
    expect(await trip.register('again', { promoCode: 'CREW' }, buyer)).toMatchObject(USED_UP);
    await stack.emulator.decide(buyer.orderId, 'approve');
    let guestId = '';
    await eventually(async () => {
      const { status, body } = await buyer.capture({ totalAmount: '760.00' });
      expect([status, body.status]).toEqual([200, 'COMPLETED']);
      guestId = body.guestId ?? '';
    });
    expect(await trip.bookingOf(guestId)).toMatchObject({
      promo: { code: 'CREW', percent: null, centsOff: 5_000 },
      promoCents: 5_000,
    });
    const price = { promoCode: 'CREW', promoCents: 5_000, totalCents: 80_000 };
    expect(await LinkHolder.withLink(stack, guestId).record()).toMatchObject({ price });
    expect(await uses()).toEqual([{ code: 'CREW', uses: 1 }]);
  });

  it('is made through the booking form, at no other price', async () => {
    const shown = { totalAmount: 765, depositAmount: 727, remainingAmount: 0 };
    const other = { ...shown, totalAmount: 850, promoCode: 'SUMMER' };
    expect(await trip.register('shown', other)).toMatchObject({
      status: 409,
      body: { code: 'quote.price_changed', details: { amount: '765.00' } },
    });
    const { status, body } = await trip.register('shown', { ...shown, promoCode: 'summer' });
    expect(status).toBe(201);
    const { publicId, promo } = await trip.bookingOf(body.id);
    expect(promo).toEqual({ code: 'SUMMER', percent: 10, centsOff: null });
    const page = await trip.host.visitor.call('GET', `/api/host/bookings/${publicId}`);
    expect(page.body).toMatchObject({ money: { promoCode: 'SUMMER', promoCents: 8_500 } });
  });

  it('keeps it when its cabin changes, whatever has become of the trip’s', async () => {
    const { body } = await trip.register('moves', { promoCode: 'SUMMER', paymentType: 'installment' });
    const { publicId } = await trip.bookingOf(body.id);
    await trip.write();
    // A balcony is $1,375 for one: with the tenth off $1,237, and the inside cabin was $765.
    const balcony = { cabinType: 'balcony', occupancy: 'single' };
    const asked = await trip.host.post<{ differenceCents: number }>(publicId, 'cabin/quote', balcony);
    expect(asked.body.differenceCents).toBe(47_200);
    const change = { ...balcony, differenceCents: 47_200, reason: 'They asked for more light' };
    expect((await trip.host.send('PUT', publicId, 'cabin', change)).status).toBe(204);
    const price = { promoCode: 'SUMMER', promoCents: 13_800, totalCents: 123_700 };
    expect(await LinkHolder.withLink(stack, body.id).record()).toMatchObject({ price });
  });
});

describe('the last use', () => {
  it('is for one of two who want it at once, by whatever door', async () => {
    const buyer = Buyer.of(stack, 0, '10.9.0.1');
    await trip.draft(buyer, 'CREW');
    const other = new Visitor(stack.nodes[0]!.url, stack.nodes[0]!.url, '10.9.0.2');
    const replies = await Promise.all([
      trip.register('one', { promoCode: 'CREW' }, other),
      buyer.pay('760.00'),
    ]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(replies.find(({ status }) => status === 409)).toMatchObject(USED_UP);
    expect(await uses()).toEqual([{ code: 'CREW', uses: 1 }]);
    expect(await trip.register('third', { promoCode: 'CREW' })).toMatchObject(USED_UP);
  });

  it('is free again with the hold, and then asked for by who had it as by anybody', async () => {
    const { body: first } = await trip.register('slow', { promoCode: 'CREW' });
    await lapse(first.id);
    const link = LinkHolder.withLink(stack, first.id);
    expect((await link.record()).nextStep).toBe('take_again');
    expect((await trip.register('quick', { promoCode: 'CREW' })).status).toBe(201);
    expect((await link.record()).nextStep).toBe('price_changed');
    expect(await link.order('full', '760.00')).toMatchObject(USED_UP);
  });

  it('is not asked for by a buyer at PayPal whose hold ended meanwhile: they are told that it is the code', async () => {
    const buyer = Buyer.of(stack);
    await trip.draft(buyer, 'CREW');
    expect((await buyer.pay('760.00')).status).toBe(201);
    await stack.db.query('UPDATE bookings SET hold_expires_at = created_at WHERE trip_id = $1', [trip.id]);
    const { rows } = await stack.db.query<{ id: number }>('SELECT id FROM bookings WHERE trip_id = $1', [
      trip.id,
    ]);
    await runJobs(stack, 'hold.lapse', [{ bookingId: rows[0]!.id }]);
    expect((await trip.register('quick', { promoCode: 'CREW' })).status).toBe(201);
    await stack.emulator.decide(buyer.orderId, 'approve');
    const { status, body } = await buyer.capture({ totalAmount: '760.00' });
    expect([status, body]).toMatchObject([409, { code: 'promo.used_up' }]);
    expect(await stack.emulator.captures(buyer.orderId)).toEqual([]);
  });

  it('stays with a form’s hold that was taken again for an order which is still open', async () => {
    const buyer = Buyer.of(stack);
    const { body } = await trip.register('open', { promoCode: 'CREW' }, buyer);
    const link = LinkHolder.withLink(stack, body.id);
    const first = await link.order('full', '760.00');
    await lapse(body.id);
    expect((await link.order('full', '760.00')).body.id).toBe(first.body.id);
    expect(await trip.quote('CREW', buyer, 'booking_form')).toMatchObject(USED_UP);
    expect(await trip.register('again', { promoCode: 'CREW' }, buyer)).toMatchObject(USED_UP);
    expect((await link.record()).nextStep).toBe('pay');
  });

  it('is not kept from a buyer by the hold that they have just made with the form', async () => {
    const buyer = Buyer.of(stack);
    expect((await trip.register('back', { promoCode: 'CREW' }, buyer)).status).toBe(201);
    expect((await trip.quote('CREW', buyer, 'booking_form')).status).toBe(200);
    expect(await trip.quote('CREW', Buyer.of(stack), 'booking_form')).toMatchObject(USED_UP);
    expect((await trip.register('again', { promoCode: 'CREW' }, buyer)).status).toBe(201);
    expect(await uses()).toEqual([{ code: 'CREW', uses: 1 }]);
  });

  it('is not used up by who waits for a place with it', async () => {
    await stack.db.query('UPDATE trips SET max_guests = 1 WHERE id = $1', [trip.id]);
    expect((await trip.register('first')).status).toBe(201);
    const waiting = { promoCode: 'CREW', waitlist: true };
    expect((await trip.register('patient', waiting)).status).toBe(201);
    expect(await uses()).toEqual([]);
    expect((await trip.register('late', waiting)).status).toBe(201);
  });
});

describe('a code that ends', () => {
  it('between price and order is refused with why; who was told pays the price without it', async () => {
    const buyer = Buyer.of(stack);
    expect((await trip.draft(buyer, 'SUMMER')).body.quote.dueToday).toBe('727.00');
    await trip.write(aCode('SUMMER', OVER));
    expect(await buyer.pay('727.00')).toMatchObject({
      status: 409,
      body: { code: 'promo.ended', message: OVER_WORDS },
    });
    expect(await trip.drafted(buyer)).toMatchObject({
      promoCode: 'SUMMER',
      promoProblem: OVER_WORDS,
      quote: { promoCode: null, dueToday: '808.00' },
    });
    // What was taken once does not keep the rest of the draft from being saved.
    expect((await trip.draft(buyer, 'SUMMER')).status).toBe(200);
    expect((await buyer.pay('808.00')).status).toBe(201);
    expect(await uses()).toEqual([]);
  });

  it('is kept by who holds their places, to the end of the hold', async () => {
    const buyer = Buyer.of(stack);
    await trip.draft(buyer, 'SUMMER');
    const first = await buyer.pay('727.00');
    await trip.write();
    expect(await trip.drafted(buyer)).toMatchObject({ promoProblem: null, quote: { dueToday: '727.00' } });
    expect((await buyer.pay('727.00')).body.id).toBe(first.body.id);
  });

  it('is kept by who changes what they hold, and for no longer', async () => {
    const held = async () => {
      const { rows } = await stack.db.query<{ ends: Date }>(
        `SELECT hold_expires_at AS ends FROM bookings WHERE trip_id = $1 AND channel = 'checkout' ORDER BY id DESC LIMIT 1`,
        [trip.id],
      );
      return rows[0]!.ends;
    };
    await trip.write({ ...CREW, maxUses: 2 });
    expect((await trip.register('other', { promoCode: 'CREW' })).status).toBe(201);
    const buyer = Buyer.of(stack);
    await trip.draft(buyer, 'CREW');
    const first = await buyer.pay('760.00');
    const ends = await held();
    await trip.write({ ...CREW, maxUses: 1 });
    expect((await trip.draft(buyer, 'CREW')).body.promoProblem).toBeNull();
    const second = await buyer.pay('760.00');
    expect([second.status, second.body.id === first.body.id]).toEqual([201, false]);
    expect(await held()).toEqual(ends);
  });
});
