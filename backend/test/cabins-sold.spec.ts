import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { HostMeDto } from '../src/modules/host/team/host-me.dto.js';
import type { TripDto } from '../src/modules/trips/trip.dto.js';
import { Booked, HostDesk } from './support/booked.js';
import { assertBooksBalance } from './support/books.js';
import { aVisitor } from './support/demo-people.js';
import { LinkHolder } from './support/link-holder.js';
import { aHost } from './support/people.js';
import { aTripOnSale, Buyer } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';

const DRAFT = '/api/checkout/draft';
interface Shown {
  cabinType: string;
  quote: { dueToday: string };
}

let stack: Stack;
let tripId: number;
let host: HostDesk;

beforeAll(async () => {
  stack = await startStack();
}, 120_000);
beforeEach(async () => {
  tripId = await aTripOnSale(stack);
  host = new HostDesk(stack, await aHost(stack, [tripId]));
});
afterEach(() => assertBooksBalance(stack));
afterAll(() => stack.stop());

/** The trip's owner stops selling inside cabins. */
async function stopSellingInside() {
  const { body } = await host.visitor.call<{ cabins: { type: string; isSold: boolean }[] }>(
    'GET',
    `/api/host/trips/${tripId}`,
  );
  const cabins = body.cabins.map((cabin) => ({ ...cabin, isSold: cabin.type !== 'inside' }));
  const changed = { ...body, cabins, subtitle: 'With a view', description: '' };
  expect((await host.visitor.call('PUT', `/api/host/trips/${tripId}`, changed)).status).toBe(200);
}
const NOT_SOLD = {
  status: 409,
  body: {
    code: 'trip.cabin_not_sold',
    message: 'This trip sells no Inside Cabin. Please choose another cabin.',
  },
};

it('a kind of cabin that a trip does not sell stands on no page, has no price and is not booked', async () => {
  await stopSellingInside();
  const visitor = aVisitor(stack);
  const { body } = await visitor.call<TripDto>('GET', '/api/trips/current');
  expect(body.cabins.map(({ type }) => type)).toEqual(['oceanview', 'balcony']);
  const inside = { cabinType: 'inside', paymentType: 'full', travelInsurance: false };
  const choice = { ...inside, occupancy: 'single', travellers: 1 };
  expect(await visitor.call('POST', '/api/quote', choice)).toMatchObject(NOT_SOLD);
  const guest = { ...inside, name: 'Ivy Inner', email: 'ivy@example.com' };
  expect(await visitor.call('POST', '/api/guests', guest)).toMatchObject(NOT_SOLD);
  const me = (await host.visitor.call<HostMeDto>('GET', '/api/host/me')).body;
  const hosted = me.trips.find((trip) => trip.tripId === tripId);
  const sold = hosted?.cabins.filter(({ isSold }) => isSold);
  expect(sold?.map(({ type }) => type).toSorted()).toEqual(['balcony', 'oceanview']);
});

it('who had chosen it before sees, and pays for, the cheapest that is sold, and loses nothing they typed', async () => {
  const buyer = Buyer.of(stack);
  expect((await buyer.order('chosen@example.com')).status).toBe(201);
  const before = buyer.orderId;
  await stopSellingInside();
  const { body } = await buyer.call<Shown>('GET', DRAFT);
  expect(body).toMatchObject({
    cabinType: 'oceanview',
    chosenCabinType: 'inside',
    travellers: [{ email: 'chosen@example.com' }],
  });
  expect((await buyer.pay(body.quote.dueToday)).status).toBe(201);
  expect(buyer.orderId).not.toBe(before);
  await stack.emulator.decide(buyer.orderId, 'approve');
  const paid = await buyer.capture({ cabinType: 'oceanview', totalAmount: body.quote.dueToday });
  expect(paid).toMatchObject({ status: 200, body: { amountPaid: Number(body.quote.dueToday) } });
  expect(await stack.emulator.captures(before)).toEqual([]);
});

it('who approved it before pays for what they approved, whatever the page shows when they are back', async () => {
  const buyer = Buyer.of(stack);
  expect((await buyer.order('approved@example.com')).status).toBe(201);
  await stack.emulator.decide(buyer.orderId, 'approve');
  await stopSellingInside();
  const { body } = await buyer.call<Shown>('GET', DRAFT);
  const paid = await buyer.capture({ cabinType: body.cabinType, totalAmount: body.quote.dueToday });
  expect(paid).toMatchObject({ status: 200, body: { amountPaid: 808 } });
});

it('what was booked of it is paid for and shown as before, and nobody is moved into it', async () => {
  const holder = await LinkHolder.of(stack, 'booked@example.com', 'full');
  await stopSellingInside();
  expect(await holder.record()).toMatchObject({ cabinName: 'Inside Cabin', nextStep: 'pay' });
  expect((await holder.order('full')).status).toBe(201);
  await stack.emulator.decide(holder.orderId, 'approve');
  expect((await holder.capture()).status).toBe(200);

  await stack.db.query(
    `UPDATE trips SET config = jsonb_set(config, '{cabins,inside,isSold}', 'true') WHERE id = $1`,
    [tripId],
  );
  const other = await Booked.of(stack, 'other@example.com');
  const change = { cabinType: 'oceanview', occupancy: 'single' };
  const quote = await host.post<{ differenceCents: number }>(other.bookingId, 'cabin/quote', change);
  const { differenceCents } = quote.body;
  const body = { ...change, differenceCents, reason: 'They asked for a window' };
  expect((await host.send('PUT', other.bookingId, 'cabin', body)).status).toBe(204);
  await stopSellingInside();
  const back = { cabinType: 'inside', occupancy: 'single' };
  expect(await host.post(other.bookingId, 'cabin/quote', back)).toMatchObject(NOT_SOLD);
});
