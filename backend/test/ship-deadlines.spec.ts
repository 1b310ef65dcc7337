import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { addDays } from '../contracts/days.js';
import { NO_SHIP_GROUP, type ShipDeadline } from '../contracts/ship-group.js';
import type { TripDatesDto } from '../src/modules/host/dates/host-dates.dto.js';
import type { ShipMoneyDto } from '../src/modules/host/money-desk/ship-money.dto.js';
import { Booked, HostDesk } from './support/booked.js';
import { aHost } from './support/people.js';
import { aTripOnSale, Buyer } from './support/purchase.js';
import { agreed, aShipDeadline, cancelledWithCash, type ShipEdited } from './support/ship-group.js';
import { type Stack, startStack } from './support/stack.js';
import { TripEditor } from './support/trip-editor.js';

let stack: Stack;
let tripId: number;
let owner: HostDesk;
/** May everything but the trip's money. */
let helper: HostDesk;
let trip: TripEditor<ShipEdited>;
let startDate: string;

beforeAll(async () => {
  stack = await startStack();
  tripId = await aTripOnSale(stack);
  owner = new HostDesk(stack, await aHost(stack, [tripId]));
  const coHost = await aHost(stack, []);
  await stack.db.query(
    `INSERT INTO trip_hosts (trip_id, user_id, may_money, may_documents, may_messages)
     VALUES ($1, $2, false, true, true)`,
    [tripId, coHost.userId],
  );
  helper = new HostDesk(stack, coHost);
  trip = new TripEditor<ShipEdited>(owner.visitor, tripId);
  // The trips of tests have no words of their own: saved once, nothing but what is meant changes below.
  ({ startDate } = (await trip.save({})).body);
}, 120_000);
afterAll(() => stack.stop());

const before = (days: number) => addDays(startDate, -days);
const deadline = (changes: Partial<ShipDeadline> = {}) => aShipDeadline(before(45), changes);
const get = async <T>(path: string, desk = owner) =>
  desk.visitor.call<T & { code?: string }>('GET', `/api/host/${path}`);
const money = async () => (await get<ShipMoneyDto>(`trips/${tripId}/ship-money`)).body;

it('is saved without a page of a buyer being refused, and not over what another page has saved', async () => {
  const buyer = Buyer.of(stack);
  await buyer.draft('open-page@example.com');
  const stale = await trip.read();
  const saved = await trip.save({ shipGroup: agreed(deadline()) });
  expect(saved).toMatchObject({
    status: 200,
    body: { shipGroup: agreed(deadline()), version: stale.version, shipGroupVersion: 1 },
  });
  const paid = { amount: '808.00', currency: 'USD', intent: 'CAPTURE', tripVersion: stale.version };
  expect((await buyer.call('POST', '/paypal/order', paid)).status).toBe(201);
  expect(await trip.save({ ...stale, title: 'Another' })).toMatchObject({
    status: 409,
    body: { code: 'trip.changed' },
  });
  const both = await trip.save({ title: 'Another', shipGroup: agreed() });
  expect(both.body).toMatchObject({ version: stale.version + 1, shipGroupVersion: 2 });
  const { rows } = await stack.db.query<{ fields: string }>(
    `SELECT details ->> 'fields' AS fields FROM activity_log
      WHERE trip_id = $1 AND action = 'trip.changed' ORDER BY id DESC LIMIT 2`,
    [tripId],
  );
  expect(rows.map(({ fields }) => fields)).toEqual(["title, the ship's deadlines", "the ship's deadlines"]);
});

it.each(['shipGroup', 'shipGroupVersion'])('saves nothing of a page without its %s', async (field) => {
  const { version } = await trip.read();
  expect(await trip.save({ title: 'Old page', [field]: undefined })).toMatchObject({
    status: 409,
    body: { code: 'page.outdated' },
  });
  expect((await trip.read()).version).toBe(version);
});

it.each<[() => unknown, Record<string, unknown>]>([
  [
    () => agreed(deadline({ kind: 'other', amountCents: 0 }), deadline({ onDate: '2026-02-30' })),
    {
      'shipGroup.deadlines.0.amountCents': 'Enter an amount up to $9,999,999.99, or leave it empty',
      'shipGroup.deadlines.1.onDate': 'Choose a day',
    },
  ],
  [() => agreed(deadline({ kind: 'other' })), { 'shipGroup.deadlines.0.words': 'Say what is due' }],
  [
    () => ({ ...agreed(), held: { inside: 1.5, oceanview: -1, balcony: null } }),
    {
      'shipGroup.held.inside': expect.stringContaining('Enter a number of cabins'),
      'shipGroup.held.oceanview': expect.stringContaining('Enter a number of cabins'),
    },
  ],
  [
    () => agreed(...Array.from({ length: 21 }, () => deadline())),
    { 'shipGroup.deadlines': 'A trip has at most 20 of them' },
  ],
])('what cannot be is refused at its fields (%#)', async (shipGroup, fields) => {
  const { status, body } = await trip.save({ shipGroup: shipGroup() });
  expect([status, body.fields]).toEqual([422, fields]);
});

it('tells the hosts what is missing by each day, and which part of the plan is late', async () => {
  await Booked.of(stack, 'full@example.com', 'full');
  await Booked.of(stack, 'parts@example.com', 'installment');
  // Neither a place that nobody has paid for brings money, nor does what waits to be given back.
  await Buyer.of(stack).order('unpaid@example.com', 'installment');
  await cancelledWithCash(stack, owner, 'cashback@example.com');
  const shipGroup = agreed(
    deadline({ amountCents: 150_000 }),
    deadline({ kind: 'deposit', onDate: before(61), amountCents: 50_000 }),
    deadline({ kind: 'names_due', onDate: before(30), amountCents: null }),
  );
  expect((await trip.save({ shipGroup })).status).toBe(200);
  // Paid: $808 and a quarter of $850. Half of that falls due 60 days before departure, the rest 30.
  expect(await money()).toEqual({
    paidCents: 102_100,
    dues: [
      {
        kind: 'deposit',
        words: '',
        onDate: before(61),
        amountCents: 50_000,
        neededCents: 50_000,
        comesCents: 0,
        overdueCents: 0,
        missingCents: 0,
        isOver: false,
      },
      {
        kind: 'final_payment',
        words: '',
        onDate: before(45),
        amountCents: 150_000,
        neededCents: 200_000,
        comesCents: 42_500,
        overdueCents: 0,
        missingCents: 55_400,
        isOver: false,
      },
    ],
    finalOn: before(45),
    lateParts: [{ kind: 'final', daysBefore: 30, dueOn: before(30) }],
  });
});

it('stands among the dates of the hosts, with its amount for who has the right to money, and not among the guests’', async () => {
  const ships = async (desk: HostDesk) => {
    const [dates] = (await get<TripDatesDto[]>(`dates?trip=${tripId}`, desk)).body;
    return dates!.dates
      .filter(({ isShips }) => isShips)
      .map(({ title, onDate, shipCents }) => [title, onDate, shipCents]);
  };
  expect(await ships(owner)).toEqual([
    ['Deposit to the ship', before(61), 50_000],
    ['Final payment to the ship', before(45), 150_000],
    ['Names to the ship', before(30), null],
  ]);
  expect((await ships(helper)).map(([, , cents]) => cents)).toEqual([null, null, null]);
  const { body } = await get<ShipEdited>(`trips/${tripId}`, helper);
  expect(body.shipGroup.groupNumber).toBe('GRP-4711');
  expect(body.shipGroup.deadlines.map(({ amountCents }) => amountCents)).toEqual([null, null, null]);
  expect(await get(`trips/${tripId}/ship-money`, helper)).toMatchObject({
    status: 403,
    body: { code: 'host.right_missing' },
  });
  const guest = await Booked.of(stack, 'guest@example.com', 'full');
  const pages = ['/api/guest/dates', '/api/guest/checklist', `/api/guests/${guest.holder.id}`];
  for (const path of pages) {
    const { status, body: page } = await guest.guest.call<object>('GET', path);
    expect([path, status]).toEqual([path, 200]);
    const hidden = ['GRP-4711', 'Deposit to the ship', 'Final payment to', 'Names to the ship', 'isShips'];
    for (const text of [...hidden, 'shipGroup']) expect(JSON.stringify(page)).not.toContain(text);
  }
});

it('comes along to a copy on its days, without number, cabins and amounts', async () => {
  const copy = await owner.visitor.call<{ id: number }>(
    'POST',
    `/api/host/trips/${tripId}/copies`,
    { startDate: addDays(startDate, 7) },
    { 'Idempotency-Key': randomUUID() },
  );
  const { shipGroup } = await trip.read(copy.body.id);
  expect(shipGroup).toMatchObject({ groupNumber: '', held: NO_SHIP_GROUP.held });
  expect(shipGroup.deadlines.map(({ onDate }) => onDate)).toEqual(
    [45, 61, 30].map((days) => addDays(before(days), 7)),
  );
  expect(shipGroup.deadlines.every(({ amountCents }) => amountCents === null)).toBe(true);
});

it('is no date any more of a trip that is called off, and no part is late once it has sailed', async () => {
  const ships = async () =>
    (await get<TripDatesDto[]>(`dates?trip=${tripId}`)).body[0]!.dates.filter(({ isShips }) => isShips);
  const set = (changes: string) => stack.db.query(`UPDATE trips SET ${changes} WHERE id = $1`, [tripId]);
  expect(await ships()).toHaveLength(3);
  await set('called_off_at = now(), is_on_sale = false');
  expect(await ships()).toEqual([]);
  await set(`called_off_at = NULL, departs_at = departs_at - interval '200 days'`);
  expect(await money()).toMatchObject({ finalOn: before(45), lateParts: [] });
  await set(`departs_at = departs_at + interval '200 days'`);
});

it('is gone from what is kept once all of it is taken away', async () => {
  expect((await trip.save({ shipGroup: NO_SHIP_GROUP })).status).toBe(200);
  const { rows } = await stack.db.query('SELECT config -> $2 AS kept FROM trips WHERE id = $1', [
    tripId,
    'shipGroup',
  ]);
  expect(rows).toEqual([{ kept: null }]);
  expect(await money()).toMatchObject({ dues: [], finalOn: null, lateParts: [] });
});
