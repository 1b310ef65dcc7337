import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync, rmSync } from 'node:fs';
import type { DataSource } from 'typeorm';
import { seedDemo } from '../src/demo/seed.js';
import { refreshDerived } from '../src/modules/bookings/ledger/booking-ledger.js';
import { Booking } from '../src/modules/bookings/booking.entity.js';
import type { TravellerDto } from '../src/modules/bookings/travellers/travellers.dto.js';
import { Trip } from '../src/modules/trips/trip.entity.js';
import { BROKEN_INVARIANTS } from '../src/modules/payments/self-check/invariants.sql.js';
import { DemoDatabase, dump, FIRST_START, value } from './demo-database.js';

let demo: DemoDatabase;
let db: DataSource;

beforeAll(async () => {
  demo = await DemoDatabase.start();
  db = await demo.create('seeded');
  await seedDemo(db, demo.clock, { ...demo.options, loginsFile: demo.loginsFile });
}, 120_000);

afterAll(() => demo?.stop());

/** The trip on sale. */
const MAIN = '(SELECT id FROM trips WHERE is_on_sale)';
const STANDING_GUEST = `g.status IN ('confirmed', 'pending_payment')`;

describe('the figures of the first host', () => {
  const HOSTED = `(SELECT trip_id FROM trip_hosts h JOIN users u ON u.id = h.user_id WHERE u.username = 'marisol')`;

  it.each([
    ['trips', 12, `SELECT count(*) FROM trips WHERE id IN ${HOSTED}`],
    ['active trips', 3, `SELECT count(*) FROM trips WHERE id IN ${HOSTED} AND status = 'active'`],
    [
      'percent completed',
      42,
      `SELECT round(100.0 * count(*) FILTER (WHERE status = 'completed') / count(*)) FROM trips`,
    ],
    ['guests', 156, `SELECT count(*) FROM guests g WHERE trip_id IN ${HOSTED} AND ${STANDING_GUEST}`],
    ['cents of revenue', 8_975_000, `SELECT sum(amount_paid_cents) FROM guests WHERE trip_id IN ${HOSTED}`],
    ['cents of revenue by trip', 8_975_000, `SELECT sum(total_revenue_cents) FROM trips`],
    [
      'cents of revenue in the ledger',
      -8_975_000,
      `SELECT sum(amount_cents) FROM ledger_entries WHERE kind NOT IN ('charge', 'discount', 'adjustment')`,
    ],
    [
      'cents pending',
      1_240_000,
      `SELECT sum(remaining_amount_cents) FROM guests g WHERE trip_id IN ${HOSTED} AND ${STANDING_GUEST}`,
    ],
  ])('%s: %d', async (_, expected, sql) => {
    expect(await value(db, sql)).toBe(expected);
  });
});

it('has books in which everything holds', async () => {
  expect(await db.query(BROKEN_INVARIANTS, ['paid_in_full'])).toEqual([]);
});

it('has the second host on three trips, the one on sale among them', async () => {
  const theirs = `SELECT trip_id FROM trip_hosts h JOIN users u ON u.id = h.user_id WHERE u.username = 'theo'`;
  expect(await value(db, `SELECT count(*) FROM (${theirs}) t`)).toBe(3);
  expect(await value(db, `SELECT ${MAIN} IN (${theirs})`)).toBe(true);
});

describe('the cruise on sale', () => {
  it('is trip 1, sails on Friday at four and takes a thousand', async () => {
    const trip = await db.manager.findOneByOrFail(Trip, { isOnSale: true });
    expect(trip).toMatchObject({
      id: 1,
      status: 'active',
      maxGuests: 1000,
      startDate: '2025-09-05',
      endDate: '2025-09-08',
    });
    expect(trip.departsAt).toEqual(new Date('2025-09-05T16:00:00-07:00'));
  });

  it.each([
    ['guests', 12, `SELECT count(*) FROM guests g WHERE trip_id = ${MAIN} AND ${STANDING_GUEST}`],
    ['confirmed', 8, `SELECT count(*) FROM guests WHERE trip_id = ${MAIN} AND status = 'confirmed'`],
    ['pending', 4, `SELECT count(*) FROM guests WHERE trip_id = ${MAIN} AND status = 'pending_payment'`],
    [
      'countries',
      6,
      `SELECT count(DISTINCT country) FROM guests g WHERE trip_id = ${MAIN} AND ${STANDING_GUEST}`,
    ],
    ['rating', 4.9, `SELECT round(avg(rating), 1) FROM reviews WHERE trip_id = ${MAIN}`],
    ['photos', 156, `SELECT count(*) FROM photos WHERE trip_id = ${MAIN}`],
    ['seats taken', 12, `SELECT seats_taken FROM trips WHERE is_on_sale`],
  ])('%s: %d', async (_, expected, sql) => {
    expect(await value(db, sql)).toBe(expected);
  });

  it.each(['2025-06-02', '2025-09-05'])('has guests of 32 on average on %s', async (day) => {
    const sealed = await db.query<{ guest_id: number; sealed: Buffer }[]>(
      `SELECT p.* FROM guest_private p JOIN guests g ON g.id = p.guest_id WHERE trip_id = ${MAIN} AND ${STANDING_GUEST}`,
    );
    const ages = sealed.map((row) =>
      ageOn(day, demo.options.vault.open(row.sealed, `guest_private:${row.guest_id}`) as TravellerDto),
    );
    expect(ages).toHaveLength(12);
    expect(ages.reduce((sum, age) => sum + age, 0) / ages.length).toBe(32);
  });
});

function ageOn(day: string, { dateOfBirth }: TravellerDto): number {
  const years = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return dateOfBirth.slice(5) > day.slice(5) ? years - 1 : years;
}

describe('bookings', () => {
  it('are there in every state', async () => {
    const found = await db.query<{ status: string }[]>(
      `SELECT DISTINCT status FROM bookings ORDER BY status`,
    );
    const states = [
      'cancelled',
      'confirmed',
      'draft',
      'expired',
      'held',
      'paid',
      'pending_payment',
      'waitlist',
    ];
    expect(found.map((b) => b.status)).toEqual(states);
  });

  it('owe the sum of their ledger, and never less than nothing', async () => {
    const wrong = `SELECT b.id FROM bookings b JOIN guests g ON g.booking_id = b.id AND g.position = 1
      WHERE g.remaining_amount_cents <> (SELECT coalesce(sum(amount_cents), 0) FROM ledger_entries WHERE booking_id = b.id)`;
    expect(await db.query(wrong)).toEqual([]);
  });

  it('leave companions without money of their own', async () => {
    expect(
      await value(
        db,
        `SELECT count(*) FROM guests WHERE position = 2 AND amount_paid_cents + total_amount_cents <> 0`,
      ),
    ).toBe(0);
  });

  it('have plans that sum to what is owed in all', async () => {
    const wrong = `SELECT b.id FROM bookings b WHERE status NOT IN ('draft', 'waitlist')
      AND payable_cents <> (SELECT sum(amount_cents) FROM instalments WHERE booking_id = b.id)`;
    expect(await db.query(wrong)).toEqual([]);
  });

  it('hold exactly the seats their trips count, without a limit', async () => {
    const wrong = `SELECT t.id FROM trips t
      WHERE seats_taken <> (SELECT coalesce(sum(seats_held), 0) FROM bookings WHERE trip_id = t.id)
         OR seats_taken <> (SELECT count(*) FROM guests g WHERE trip_id = t.id AND ${STANDING_GUEST})`;
    expect(await db.query(wrong)).toEqual([]);
    expect(await value(db, 'SELECT count(*) FROM bookings WHERE hold_expires_at IS NOT NULL')).toBe(0);
  });

  it('derive to what is stored already', async () => {
    const before = await dump(db);
    for (const { id } of await db.manager.find(Booking)) {
      await refreshDerived(db.manager, id, { policy: demo.options.policy, now: FIRST_START });
    }
    expect(await dump(db)).toEqual(before);
  });

  it('have no event that is still to come', async () => {
    const latest = `SELECT greatest((SELECT max(created_at) FROM bookings), (SELECT max(occurred_at) FROM ledger_entries),
      (SELECT max(at) FROM trip_news), (SELECT max(timestamp) FROM messages), (SELECT max(created_at) FROM photos))`;
    expect(((await value(db, latest)) as Date) < FIRST_START).toBe(true);
  });

  it('are booked under one address a person', async () => {
    expect(await value(db, 'SELECT count(*) FROM guests')).toBe(
      await value(db, 'SELECT count(DISTINCT email) FROM guests'),
    );
  });
});

describe('seeding', () => {
  it('changes nothing the second time, and writes a lost file of logins again', async () => {
    const before = await dump(db);
    const file = readFileSync(demo.loginsFile, 'utf8');
    rmSync(demo.loginsFile);
    await seedDemo(db, demo.clock, { ...demo.options, loginsFile: demo.loginsFile });
    expect(await dump(db)).toEqual(before);
    expect(readFileSync(demo.loginsFile, 'utf8')).toBe(file);
  });

  it('happens once when two nodes start together', async () => {
    const empty = await demo.create('two_nodes');
    const options = { ...demo.options, loginsFile: `${demo.loginsFile}.two` };
    await Promise.all([seedDemo(empty, demo.clock, options), seedDemo(empty, demo.clock, options)]);
    expect(await empty.query('SELECT count(*)::int AS trips FROM trips')).toEqual([{ trips: 12 }]);
    expect(JSON.parse(readFileSync(options.loginsFile, 'utf8'))).toHaveLength(6);
  });

  it('refuses a database with trips of its own, and leaves it alone', async () => {
    const used = await demo.create('in_use');
    await used.query(
      `INSERT INTO trips (title, destination, duration, max_guests) VALUES ('Ours', 'Here', '1 day', 1)`,
    );
    await expect(seedDemo(used, demo.clock, demo.options)).rejects.toThrow('already holds trips');
    expect(await used.query('SELECT count(*)::int AS users FROM users')).toEqual([{ users: 0 }]);
  });
});
