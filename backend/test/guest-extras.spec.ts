import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import type { GuestExtrasDto } from '../src/modules/payments/guest/guest-extras.dto.js';
import { Booked, HostDesk } from './support/booked.js';
import { assertBooksBalance } from './support/books.js';
import { aHost } from './support/people.js';
import { aTripOnSale } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';

let stack: Stack;
let tripId: number;
let host: HostDesk;

beforeAll(async () => {
  stack = await startStack();
  tripId = await aTripOnSale(stack);
  const addOns = [
    { code: 'kayak', kind: 'excursion', title: 'Sea kayaking', priceCents: 9_900, byGuests: true, places: 2 },
    { code: 'spa', kind: 'drinks', title: 'A day at the spa', priceCents: 5_000 },
  ];
  await stack.db.query(
    `UPDATE trips SET config = config || jsonb_build_object('addOns', $2::jsonb) WHERE id = $1`,
    [tripId, JSON.stringify(addOns)],
  );
  host = new HostDesk(stack, await aHost(stack, [tripId]));
}, 120_000);
afterEach(() => assertBooksBalance(stack));
afterAll(() => stack.stop());

type Answer = GuestExtrasDto & { code?: string; details?: object };
const path = ({ bookingId }: Booked) => `/api/guest/bookings/${bookingId}/extras`;
const read = async (of: Booked) => (await of.guest.call<Answer>('GET', path(of))).body;
const add = (of: Booked, code: string, priceCents = 9_900, key: string = randomUUID()) =>
  of.guest.call<Answer>('POST', path(of), { code, priceCents }, { 'Idempotency-Key': key });
const off = (of: Booked, id: number) =>
  of.guest.call<Answer>('DELETE', `${path(of)}/${id}`, undefined, { 'Idempotency-Key': randomUUID() });

it('who booked adds what is offered to guests, keeps their access, and pays it like any part', async () => {
  const booked = await Booked.of(stack, 'kayaker@example.com');
  expect((await read(booked)).offers).toEqual([
    {
      code: 'kayak',
      kind: 'excursion',
      title: 'Sea kayaking',
      travellers: 1,
      priceCents: 9_900,
      placesLeft: 2,
      canAdd: true,
    },
  ]);
  const key = randomUUID();
  const both = await Promise.all([add(booked, 'kayak', 9_900, key), add(booked, 'kayak', 9_900, key)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(both[0]?.body).toMatchObject({
    extras: [{ title: 'Sea kayaking', priceCents: 9_900, settledOnBoard: false, canTakeOff: true }],
    offers: [],
  });
  expect(await booked.money()).toMatchObject({ owed: 9_900, access: true });
  expect((await add(booked, 'kayak')).body.code).toBe('add_on.had');
  await booked.holder.pay('balance', '99.00');
  expect((await read(booked)).extras).toMatchObject([{ canTakeOff: false }]);
  const [extra] = (await read(booked)).extras;
  expect((await off(booked, extra!.id)).body.code).toBe('add_on.paid_by_you');
  const page = await host.visitor.call<{ history: object[] }>(
    'GET',
    `/api/host/bookings/${booked.bookingId}`,
  );
  expect(page.body.history).toContainEqual(expect.objectContaining({ action: 'add_on.added' }));
});

it('the last place goes to one of two, and is free again when they take it off', async () => {
  const two = [
    await Booked.of(stack, 'first-kayak@example.com', 'installment'),
    await Booked.of(stack, 'second-kayak@example.com', 'installment'),
  ];
  const replies = await Promise.all(two.map((one) => add(one, 'kayak')));
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const [winner, other] = replies[0]?.status === 200 ? two : two.toReversed();
  expect((await add(other!, 'kayak')).body.code).toBe('add_on.sold_out');
  expect((await read(other!)).offers).toMatchObject([{ placesLeft: 0, canAdd: false }]);
  const [extra] = (await read(winner!)).extras;
  expect((await off(winner!, extra!.id)).body.extras).toEqual([]);
  expect((await add(other!, 'kayak')).status).toBe(200);
});

it('nothing is added that only hosts add, at another price, or to somebody else’s booking', async () => {
  const booked = await Booked.of(stack, 'spa@example.com', 'installment');
  const stranger = await Booked.of(stack, 'stranger@example.com', 'installment');
  expect((await add(booked, 'spa', 5_000)).body.code).toBe('add_on.not_found');
  expect((await add(booked, 'kayak', 9_800)).body).toMatchObject({
    code: 'add_on.price_changed',
    message: 'The price is $99 now. Please look at it again.',
  });
  const theirs = await stranger.guest.call('GET', path(booked));
  expect(theirs.status).toBe(404);
  const added = await host.post<{ addOns: { id: number }[] }>(booked.bookingId, 'add-ons', {
    code: 'spa',
    settledOnBoard: false,
  });
  const byHost = added.body.addOns[0]!;
  expect((await read(booked)).extras).toMatchObject([{ id: byHost.id, canTakeOff: false }]);
  expect((await off(booked, byHost.id)).body.code).toBe('add_on.not_found');
});
