import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { assertBooksBalance } from './support/books.js';
import { runJobs } from './support/jobs.js';
import { LinkHolder } from './support/link-holder.js';
import { aTraveller, aTripOnSale, Buyer } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';

const PATH = '/api/checkout/draft';
interface Shown {
  version: string;
  quote: { dueToday: string };
  travellers: { firstName: string }[];
}

let stack: Stack;
let tripId: number;

beforeAll(async () => {
  stack = await startStack({ env: { HOLDS_PER_ADDRESS: '50' } });
  // What is found out here is found out without being told.
  await stack.emulator.holdWebhooks();
  tripId = await aTripOnSale(stack);
}, 120_000);
afterEach(() => assertBooksBalance(stack));
afterAll(() => stack.stop());

/** One browser, whose tabs share its draft. */
const couple = (first: string, second: string) => ({
  cabinType: 'inside',
  occupancy: 'double',
  travelInsurance: false,
  paymentType: 'full',
  travellers: [aTraveller(first, `${first}@example.com`), aTraveller(second, `${second}@example.com`)],
});
async function save(buyer: Buyer, first: string, second: string): Promise<Shown> {
  const { status, body } = await buyer.call<Shown>('PUT', PATH, couple(first, second));
  expect(status).toBe(200);
  return body;
}
const order = (buyer: Buyer, { version, quote }: Shown) =>
  buyer.call<{ id: string; code?: string }>('POST', '/paypal/order', {
    amount: quote.dueToday,
    currency: 'USD',
    intent: 'CAPTURE',
    draftVersion: version,
  });
const ordersMade = async () => (await stack.emulator.calls('create')).length;

describe('two tabs of one browser', () => {
  it('the tab of one couple opens no order for the other couple, whose own tab does', async () => {
    const buyer = Buyer.of(stack);
    const anna = await save(buyer, 'Anna', 'Ben');
    const cleo = await save(buyer, 'Cleo', 'Dirk');
    const before = await ordersMade();
    expect(await order(buyer, anna)).toMatchObject({ status: 409, body: { code: 'draft.changed' } });
    expect(await ordersMade()).toBe(before);
    expect((await order(buyer, cleo)).status).toBe(201);
    const { rows } = await stack.db.query(
      `SELECT name FROM guests WHERE name LIKE 'Anna%' OR name LIKE 'Cleo%'`,
    );
    expect(rows).toEqual([{ name: 'Cleo Sample' }]);
  });

  it('nothing of what the other tab saved is changed or forgotten unseen', async () => {
    const buyer = Buyer.of(stack);
    const { version } = await save(buyer, 'Emma', 'Finn');
    const other = await save(buyer, 'Gwen', 'Hugo');
    const chosen = await buyer.call('PATCH', PATH, { travelInsurance: true, version });
    expect(chosen).toMatchObject({ status: 409, body: { code: 'draft.changed' } });
    expect((await buyer.call('DELETE', `${PATH}?version=${version}`)).status).toBe(204);
    const read = await buyer.call<Shown>('GET', PATH);
    expect(read.body).toMatchObject({ version: other.version, travellers: [{ firstName: 'Gwen' }, {}] });
    expect((await buyer.call('DELETE', `${PATH}?version=${other.version}`)).status).toBe(204);
    expect((await buyer.call('GET', PATH)).status).toBe(204);
  });

  it('who is entered while the first couple pays books next, and the first couple pays once', async () => {
    const buyer = Buyer.of(stack);
    const first = await save(buyer, 'Iris', 'Jack');
    buyer.orderId = (await order(buyer, first)).body.id;
    await stack.emulator.decide(buyer.orderId, 'approve');
    const second = await save(buyer, 'Kim', 'Liam');
    const guests = JSON.stringify([{ name: 'Iris Sample' }, { name: 'Jack Sample' }]);
    expect((await buyer.capture({ guests, totalAmount: first.quote.dueToday })).status).toBe(200);
    expect((await buyer.call<Shown>('GET', PATH)).body.travellers[0]).toMatchObject({ firstName: 'Kim' });
    const next = await order(buyer, second);
    expect(next.status).toBe(201);
    expect(next.body.id).not.toBe(buyer.orderId);
    expect(await stack.emulator.captures(buyer.orderId)).toHaveLength(1);
  });
});

describe('a price that changes between the approval and the capture', () => {
  afterEach(() => raise(-10_000));
  const raise = (cents: number) =>
    stack.db.query(
      `UPDATE trips SET config = jsonb_set(config, '{cabins,inside,doubleCents}',
         to_jsonb((config #>> '{cabins,inside,doubleCents}')::int + $2)) WHERE id = $1`,
      [tripId, cents],
    );

  it('what was approved is captured, though a reloaded page shows the price of now', async () => {
    const buyer = Buyer.of(stack);
    const shown = await save(buyer, 'Mona', 'Nils');
    buyer.orderId = (await order(buyer, shown)).body.id;
    await stack.emulator.decide(buyer.orderId, 'approve');
    await raise(10_000);
    const { quote } = (await buyer.call<Shown>('GET', PATH)).body;
    expect(quote.dueToday).not.toBe(shown.quote.dueToday);
    const guests = JSON.stringify([{ name: 'Mona Sample' }, { name: 'Nils Sample' }]);
    const captured = await buyer.capture({ guests, totalAmount: quote.dueToday });
    expect(captured).toMatchObject({ status: 200, body: { amountPaid: Number(shown.quote.dueToday) } });
    expect(await stack.emulator.captures(buyer.orderId)).toMatchObject([
      { amount: { value: shown.quote.dueToday } },
    ]);
  });
});

describe('who comes back from PayPal in another browser', () => {
  const state = (visitor: Buyer, orderId: string) =>
    visitor.call<{ standing: string; isOwn: boolean; guestId: string | null }>(
      'GET',
      `/paypal/order/${orderId}`,
    );
  const lookAfter = async (orderId: string) => {
    const { rows } = await stack.db.query<{ paymentId: number }>(
      'SELECT id AS "paymentId" FROM payments WHERE provider_order_id = $1',
      [orderId],
    );
    await runJobs(stack, 'payment.resolve', rows);
  };

  it('hears how the payment stands and nothing else, and asking takes no money', async () => {
    const buyer = Buyer.of(stack);
    buyer.orderId = (await order(buyer, await save(buyer, 'Olga', 'Paul'))).body.id;
    await stack.emulator.decide(buyer.orderId, 'approve');
    const elsewhere = Buyer.of(stack);
    const confirming = await state(elsewhere, buyer.orderId);
    const unknown = { isOwn: false, guestId: null };
    expect(confirming).toMatchObject({ status: 200, body: { standing: 'confirming', ...unknown } });
    expect(Object.keys(confirming.body)).toEqual(['standing', 'isOwn', 'guestId']);
    expect((await state(buyer, buyer.orderId)).body).toMatchObject({ isOwn: true, guestId: null });
    expect(await stack.emulator.captures(buyer.orderId)).toEqual([]);
    await lookAfter(buyer.orderId);
    expect((await state(elsewhere, buyer.orderId)).body).toEqual({ standing: 'paid', ...unknown });
    expect((await state(elsewhere, 'NOSUCHORDER')).body).toMatchObject({ code: 'payment.not_found' });
  });

  it('or in their own when the money was taken meanwhile, hears the way to the confirmation', async () => {
    const buyer = Buyer.of(stack);
    buyer.orderId = (await order(buyer, await save(buyer, 'Rosa', 'Sven'))).body.id;
    await stack.emulator.decide(buyer.orderId, 'approve');
    await lookAfter(buyer.orderId);
    const { standing, isOwn, guestId } = (await state(buyer, buyer.orderId)).body;
    expect({ standing, isOwn }).toEqual({ standing: 'paid', isOwn: true });
    const { body } = await buyer.call('GET', `/api/guests/${guestId}`);
    expect(body).toMatchObject({ name: 'Rosa S.' });
  });
});

it('an order of before the sailing was moved takes no first payment, and the next one does', async () => {
  const holder = await LinkHolder.of(stack, 'moved-meanwhile@example.com');
  const partly = await LinkHolder.of(stack, 'moved-partly@example.com', 'installment');
  expect((await partly.order('installment')).status).toBe(201);
  await stack.emulator.decide(partly.orderId, 'approve');
  expect((await partly.capture()).status).toBe(200);
  expect((await partly.orderOf('balance', '637.00')).status).toBe(201);
  expect((await holder.order('full')).status).toBe(201);
  for (const { orderId } of [holder, partly]) await stack.emulator.decide(orderId, 'approve');
  await stack.db.query(
    `INSERT INTO trip_moves (trip_id, moved_at, from_on, to_on)
     SELECT id, now(), start_date, start_date + 28 FROM trips WHERE id = $1`,
    [tripId],
  );

  expect(await holder.capture()).toMatchObject({ status: 409, body: { code: 'trip.changed_since' } });
  expect(await stack.emulator.captures(holder.orderId)).toEqual([]);
  expect((await partly.capture()).status).toBe(200);
  expect((await holder.order('full')).status).toBe(201);
  await stack.emulator.decide(holder.orderId, 'approve');
  expect((await holder.capture()).status).toBe(200);
});
