import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BoardingListDto, BoardingPassDto } from '../src/modules/host/boarding/boarding.dto.js';
import { HostDesk } from './support/booked.js';
import { aVisitor, browserOf } from './support/demo-people.js';
import { eventually } from './support/eventually.js';
import { openDesk } from './support/host-desk.js';
import { aHost, anAccount, type Person } from './support/people.js';
import { aTripOnSale } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';

const reason = 'As they wrote to us';
const CODE = 'PierCodeOfDana00000001';

let stack: Stack;
let tripId: number;
let otherTrip: number;
let owner: Person;
let second: Person;
let stranger: Person;
let desk: HostDesk;
/** The ids of travellers, by who booked. */
const ids: Record<string, number> = {};

interface Refusal {
  code?: string;
  message?: string;
}
type Answer = Refusal & BoardingPassDto;

/** Adds somebody, who pays their deposit unless they only hold the places. */
async function book(
  name: string,
  { isPaid = true, companion }: { isPaid?: boolean; companion?: string } = {},
) {
  const email = `${name.replaceAll(/\W/g, '').toLowerCase()}@example.com`;
  const wish = { cabinType: 'inside', occupancy: 'double', paymentType: 'installment' };
  const { status, body } = await desk.visitor.call<{ bookingId: string }>(
    'POST',
    '/api/host/bookings',
    { tripId, name, email, ...wish, ...(companion && { companion: { name: companion } }) },
    { 'Idempotency-Key': randomUUID() },
  );
  expect(status).toBe(201);
  const { bookingId } = body;
  const receivedOn = new Date(Date.now() - 24 * 60 * 60 * 1_000).toISOString().slice(0, 10);
  const cash = { method: 'cash', amountCents: 40_000, receivedOn, reason };
  if (isPaid) expect((await desk.post(bookingId, 'payments', cash)).status).toBe(201);
  const { rows } = await stack.db.query<{ name: string; id: number }>(
    'SELECT g.name, g.id FROM guests g JOIN bookings b ON b.id = g.booking_id WHERE b.public_id = $1',
    [bookingId],
  );
  for (const row of rows) ids[row.name] = row.id;
  return bookingId;
}

/** The trip begins so many days from today, by its own clocks. */
const sails = (inDays: number) =>
  stack.db.query(
    `UPDATE trips SET start_date = (now() AT TIME ZONE time_zone)::date + $2::int,
            end_date = (now() AT TIME ZONE time_zone)::date + $2::int + 3, departs_at = now() + make_interval(days => $2)
      WHERE id = $1`,
    [tripId, inDays],
  );

beforeAll(async () => {
  stack = await startStack();
  otherTrip = await aTripOnSale(stack);
  stranger = await aHost(stack, [otherTrip]);
  tripId = await aTripOnSale(stack);
  owner = await aHost(stack, [tripId]);
  second = await aHost(stack, [tripId]);
  desk = new HostDesk(stack, owner);
  await book('Dana Reyes', { companion: 'Eli Okoro' });
  await book('Suharto');
  await book('Hold Only', { isPaid: false });
  const gone = await book('Gone Away');
  const { refundCents } = (await desk.read<{ refundCents: number }>(gone, 'cancellation')).body;
  const { status } = await desk.post(gone, 'cancellation', { refundCents, reason });
  if (status >= 300) throw new Error(`The booking was not cancelled: ${status}.`);
  await stack.db.query('UPDATE guests SET checked_in_at = now(), boarding_code = $2 WHERE id = $1', [
    ids['Dana Reyes'],
    CODE,
  ]);
  await sails(0);
}, 120_000);
afterAll(() => stack.stop());

const list = async (person = owner, trip = tripId) =>
  browserOf(stack, person).call<Refusal & BoardingListDto>('GET', `/api/host/trips/${trip}/boarding`);
const find = async (code: string, person = owner) =>
  browserOf(stack, person).call<Answer>('GET', `/api/host/boarding/${code}`);
const pathOf = (name: string, trip = tripId) => `/api/host/trips/${trip}/boarding/${ids[name]}`;
const mark = async (name: string, isHere = true, person = owner, trip = tripId) =>
  browserOf(stack, person).call<Answer>('PUT', pathOf(name, trip), { isHere });
/** What stands of the traveller in the log and in the hosts' news. */
async function told(name: string) {
  const log = await stack.db.query<{ by: number; action: string; details: object }>(
    `SELECT a.user_id AS by, a.action, a.details FROM activity_log a JOIN guests g ON g.booking_id = a.booking_id
      WHERE g.id = $1 AND a.action LIKE 'guest.mark%' ORDER BY a.id`,
    [ids[name]],
  );
  const news = await stack.db.query<{ text: string }>(
    `SELECT summary->>'text' AS text FROM trip_news WHERE trip_id = $1 AND type = 'guest.boarded' ORDER BY row_id`,
    [tripId],
  );
  return {
    log: log.rows.map(({ by, action, details }) => [by, action, details]),
    news: news.rows.map(({ text }) => text),
  };
}

it('lists who sails on a confirmed booking, by last name, with the papers that are missing and nothing of what is in them', async () => {
  const { status, body } = await list();
  expect(status).toBe(200);
  expect(body).toMatchObject({ tripId, tripTitle: 'Test cruise', here: 0, expected: 3, closed: null });
  expect(body.travellers.map(({ firstName, lastName }) => [firstName, lastName])).toEqual([
    ['Eli', 'Okoro'],
    ['Dana', 'Reyes'],
    ['Suharto', ''],
  ]);
  const missing = ['passport', 'dateOfBirth', 'emergencyContact', 'waiver'];
  expect(body.travellers[1]).toMatchObject({ cabinName: 'Inside Cabin', isCheckedIn: true, missing });
  expect(body.travellers[0]).toMatchObject({ isCheckedIn: false, boardedAt: null, boardedBy: null });
  expect(Object.keys(body.travellers[0]!).join()).not.toMatch(/passport|birth|email|phone|code/i);
});

it('keeps papers from who may not see them, and shows them the rest', async () => {
  const clerk = await aHost(stack, [tripId]);
  await stack.db.query('UPDATE trip_hosts SET may_documents = false WHERE user_id = $1', [clerk.userId]);
  expect((await list(clerk)).body.travellers.map(({ missing }) => missing)).toEqual([null, null, null]);
});

it('is marked once, whoever presses, tells the other hosts at once, and is taken back', async () => {
  const other = await openDesk(stack, second);
  const first = await mark('Dana Reyes');
  expect(first).toMatchObject({
    status: 200,
    body: { here: 1, expected: 3, traveller: { boardedBy: 'Robin Sample' }, problem: null },
  });
  await eventually(() =>
    expect(other.seen.events.map(({ type, summary }) => [type, summary.text])).toContainEqual([
      'guest.boarded',
      'Dana R. is here',
    ]),
  );
  other.socket.disconnect();
  const again = await mark('Dana Reyes', true, second);
  expect(again.body.traveller.boardedAt).toBe(first.body.traveller.boardedAt);
  expect((await list(second)).body).toMatchObject({ here: 1, expected: 3 });

  expect((await mark('Dana Reyes', false, second)).body).toMatchObject({ here: 0 });
  expect((await mark('Dana Reyes', false, second)).body.traveller.boardedAt).toBeNull();
  expect(await told('Dana Reyes')).toEqual({
    log: [
      [owner.userId, 'guest.marked_here', { traveller: 1 }],
      [second.userId, 'guest.mark_taken_back', { traveller: 1 }],
    ],
    news: ['Dana R. is here', 'Dana R. is not here after all'],
  });
});

describe('a code', () => {
  it('says to a host of the trip whose it is, and marks nobody', async () => {
    const { status, body } = await find(CODE, second);
    expect(status).toBe(200);
    expect(body).toMatchObject({ tripId, here: 0, expected: 3, problem: null });
    expect(body.traveller).toMatchObject({ guestId: ids['Dana Reyes'], firstName: 'Dana', boardedAt: null });
    expect((await list()).body.here).toBe(0);
  });

  it('says nothing to anybody else, nor where nobody has it', async () => {
    const unknown = { status: 404, body: { code: 'boarding.code_unknown' } };
    expect(await find(CODE, stranger)).toMatchObject(unknown);
    expect(await find('A'.repeat(22))).toMatchObject(unknown);
    expect(await find('no-code')).toMatchObject(unknown);
    expect((await find(CODE, await anAccount(stack))).status).toBe(403);
    expect((await aVisitor(stack).call('GET', `/api/host/boarding/${CODE}`)).status).toBe(401);
  });
});

describe('nobody is marked', () => {
  it('by who does not host the trip, and as one of another trip', async () => {
    expect(await mark('Suharto', true, stranger)).toMatchObject({
      status: 404,
      body: { code: 'trip.not_found' },
    });
    expect(await mark('Suharto', true, stranger, otherTrip)).toMatchObject({
      status: 404,
      body: { code: 'boarding.not_of_trip' },
    });
    expect((await mark('Suharto', true, await anAccount(stack))).status).toBe(403);
    expect((await list(stranger)).body.code).toBe('trip.not_found');
  });

  it('of a booking that was cancelled or is not confirmed', async () => {
    expect(await mark('Gone Away')).toMatchObject({ status: 409, body: { code: 'boarding.cancelled' } });
    expect(await mark('Hold Only')).toMatchObject({ status: 409, body: { code: 'boarding.not_confirmed' } });
  });

  it('without a word of whether they are here', async () => {
    const visitor = browserOf(stack, owner);
    expect((await visitor.call('PUT', pathOf('Suharto'), {})).status).toBe(422);
  });

  it('before the day before departure, and once the trip is over; the list says why', async () => {
    await sails(2);
    expect(await mark('Suharto')).toMatchObject({ status: 409, body: { code: 'boarding.too_early' } });
    expect((await list()).body.closed).toMatch(
      /^Who is here is marked from .* on, the day before departure\.$/,
    );
    await sails(-4);
    expect(await mark('Suharto')).toMatchObject({ status: 409, body: { code: 'boarding.over' } });
    await sails(1);
    expect((await mark('Suharto')).status).toBe(200);
    expect((await list()).body).toMatchObject({ here: 1, closed: null });
  });
});
