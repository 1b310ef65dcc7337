import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ChecklistDto } from '../src/modules/guests/checklist/checklist.dto.js';
import type { GuestDatesDto } from '../src/modules/guests/dates/guest-dates.dto.js';
import type { HostBookingDto } from '../src/modules/host/booking/booking-page.dto.js';
import type { HostDateDto, TripDatesDto } from '../src/modules/host/dates/host-dates.dto.js';
import { signedInAs } from './support/people.js';
import { type Stack, startStack } from './support/stack.js';
import type { Visitor } from './support/visitor.js';

let stack: Stack;
let tripId: number;
let marisol: Visitor;
let theo: Visitor;
let priya: Visitor;

beforeAll(async () => {
  stack = await startStack({ env: { DEMO_MODE: '1' } });
  [marisol, theo, priya] = [
    await signedInAs(stack, 'marisol'),
    await signedInAs(stack, 'theo'),
    await signedInAs(stack, 'priya'),
  ];
  const { rows } = await stack.db.query<{ id: number }>('SELECT id FROM trips WHERE is_on_sale');
  tripId = rows[0]!.id;
}, 120_000);
afterAll(() => stack.stop());

const read = async (host: Visitor): Promise<HostDateDto[]> => {
  const { body } = await host.call<TripDatesDto[]>('GET', `/api/host/dates?trip=${tripId}`);
  return body[0]?.dates ?? [];
};
const guestDates = async () => (await priya.call<GuestDatesDto>('GET', '/api/guest/dates')).body.dates;
const words = (changes: object = {}) => ({
  kind: 'activity',
  task: null,
  title: 'Snorkel gear',
  note: 'Tell us your size',
  onDate: '2025-08-20',
  atTime: '12:00',
  ...changes,
});
const newKey = () => ({ 'Idempotency-Key': randomUUID() });
type Answer = TripDatesDto & { code?: string };
const add = (body: object) => marisol.call<Answer>('POST', `/api/host/trips/${tripId}/dates`, body);

describe('payment deadlines', () => {
  it('are those of the policy, with the bookings and the money that hang on each', async () => {
    const { rows } = await stack.db.query<{ open: number }>(
      `SELECT sum(remaining_amount_cents)::int AS open FROM guests WHERE trip_id = $1 AND status = 'confirmed'`,
      [tripId],
    );
    const payments = (await read(theo)).filter(({ kind }) => kind === 'payment');
    expect(payments.map(({ onDate }) => onDate)).toEqual(['2025-07-07', '2025-08-06']);
    expect(payments.every(({ bookings }) => (bookings ?? 0) > 0)).toBe(true);
    expect(payments.reduce((sum, { openCents }) => sum + (openCents ?? 0), 0)).toBe(rows[0]!.open);
  });

  it('are shown to a guest as their own parts', async () => {
    const own = (await guestDates()).filter(({ kind }) => kind === 'payment');
    expect(own.map(({ title, onDate }) => [title, onDate])).toEqual([
      ['Your second part is due', '2025-07-07'],
      ['Your last part is due', '2025-08-06'],
    ]);
  });

  it('keep their names when the trip moves, and two extras of a day are two', async () => {
    const { rows } = await stack.db.query<{ id: string; bookingId: number }>(
      `SELECT b.public_id AS id, b.id AS "bookingId" FROM bookings b JOIN users u ON u.id = b.user_id AND u.username = 'priya'`,
    );
    const page = `/api/host/bookings/${rows[0]!.id}`;
    const { offers } = (await marisol.call<HostBookingDto>('GET', page)).body;
    for (const code of ['bufadora', 'guadalupe']) {
      const shownCents = offers.find((offer) => offer.code === code)?.priceCents;
      await marisol.call('POST', `${page}/add-ons`, { code, settledOnBoard: false, shownCents }, newKey());
    }
    const before = (await guestDates()).map(({ key }) => key);
    expect(before.filter((key) => key.startsWith('part-'))).toHaveLength(4);
    expect(new Set(before).size).toBe(before.length);
    const move = (days: number) =>
      stack.db.query('UPDATE instalments SET due_on = due_on + $2::int WHERE booking_id = $1', [
        rows[0]!.bookingId,
        days,
      ]);
    await move(7);
    expect(new Set((await guestDates()).map(({ key }) => key))).toEqual(new Set(before));
    await move(-7);
  });
});

describe('the dates of several trips', () => {
  const titles = async (query: string) =>
    (await marisol.call<TripDatesDto[]>('GET', `/api/host/dates${query}`)).body.map(({ title }) => title);

  it('are those of all trips, or of the trips that are not over where they sail', async () => {
    const { rows } = await stack.db.query<{ title: string; over: boolean }>(
      `SELECT t.title, COALESCE(t.end_date < '2025-06-02', false) AS over
         FROM trips t JOIN trip_hosts h ON h.trip_id = t.id JOIN users u ON u.id = h.user_id AND u.username = 'marisol'`,
    );
    const ahead = rows.filter(({ over }) => !over).map(({ title }) => title);
    expect(ahead.length).toBeGreaterThan(0);
    expect(ahead.length).toBeLessThan(rows.length);
    expect((await titles('')).toSorted()).toEqual(rows.map(({ title }) => title).toSorted());
    expect((await titles('?when=current')).toSorted()).toEqual(ahead.toSorted());
    expect((await marisol.call('GET', '/api/host/dates?when=past')).status).toBe(422);
  });

  it('tell how many travellers have not done a task yet, to who may see papers', async () => {
    const { rows } = await stack.db.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM guests g WHERE g.trip_id = $1 AND g.status IN ('confirmed', 'pending_payment')
          AND NOT EXISTS (SELECT FROM waiver_signatures w WHERE w.guest_id = g.id)`,
      [tripId],
    );
    const open = async () => (await read(theo)).map(({ task, travellersOpen }) => [task, travellersOpen]);
    expect(await open()).toContainEqual(['waiver', rows[0]!.count]);
    // Sealed: what it holds is counted nowhere.
    expect(await open()).toContainEqual(['passport', null]);
    const mayDocuments = (may: boolean) =>
      stack.db.query(
        `UPDATE trip_hosts SET may_documents = $1 WHERE trip_id = $2
            AND user_id = (SELECT id FROM users WHERE username = 'theo')`,
        [may, tripId],
      );
    await mayDocuments(false);
    expect(await open()).toContainEqual(['waiver', null]);
    await mayDocuments(true);
  });
});

describe('a date that a host writes', () => {
  it('is read by the other host and the guests, changed, removed, and brought back', async () => {
    const added = (await add(words())).body.dates.find(({ title }) => title === 'Snorkel gear')!;
    expect((await read(theo)).find(({ id }) => id === added.id)).toMatchObject({
      atTime: '12:00',
      changedBy: 'Marisol Vega',
    });
    expect((await guestDates()).map(({ title }) => title)).toContain('Snorkel gear');

    const change = (host: Visitor, body: object) =>
      host.call<Answer>('PUT', `/api/host/dates/${added.id}`, body);
    expect((await change(theo, words({ version: 1, title: 'Snorkels' }))).status).toBe(200);
    expect(await change(marisol, words({ version: 1, title: 'Masks' }))).toMatchObject({
      status: 409,
      body: { code: 'date.changed' },
    });

    expect((await theo.call('DELETE', `/api/host/dates/${added.id}?version=2`)).status).toBe(200);
    expect((await guestDates()).map(({ title }) => title)).not.toContain('Snorkels');
    expect((await theo.call('POST', `/api/host/dates/${added.id}/restore`)).status).toBe(200);
    expect((await guestDates()).map(({ title }) => title)).toContain('Snorkels');
    const { rows } = await stack.db.query(
      `SELECT action FROM activity_log WHERE action LIKE 'date.%' ORDER BY id`,
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'date.added',
      'date.changed',
      'date.removed',
      'date.restored',
    ]);
  });

  it('cannot be brought back later than two minutes after', async () => {
    const added = (await add(words({ title: 'Gone' }))).body.dates.find(({ title }) => title === 'Gone')!;
    await marisol.call('DELETE', `/api/host/dates/${added.id}?version=1`);
    await stack.db.query(
      `UPDATE trip_dates SET removed_at = removed_at - interval '3 minutes' WHERE public_id = $1`,
      [added.id],
    );
    expect((await marisol.call('POST', `/api/host/dates/${added.id}/restore`)).status).toBe(404);
  });

  it('moves the day of the check-list where a document is meant; each has one', async () => {
    const due = async (key: string) =>
      (await priya.call<ChecklistDto>('GET', '/api/guest/checklist')).body.items.find(
        (item) => item.key === key,
      )?.dueOn;
    expect(await due('insurance')).toBe('2025-08-22');
    const insurance = words({
      kind: 'document',
      task: 'insurance',
      title: 'Insurance',
      onDate: '2025-08-10',
      atTime: null,
    });
    expect((await add(insurance)).status).toBe(201);
    expect(await due('insurance')).toBe('2025-08-10');
    expect((await read(theo)).filter(({ task }) => task === 'insurance')).toHaveLength(1);
    expect(await add(insurance)).toMatchObject({ status: 409, body: { code: 'date.task_taken' } });
  });

  it.each([
    ['title', { title: ' ' }],
    ['onDate', { onDate: '2025-02-30' }],
    ['atTime', { atTime: '25:00' }],
    ['task', { task: 'waiver' }],
  ])('is refused with a sentence for a bad %s', async (field, change) => {
    const reply = await marisol.call<{ fields: Record<string, string> }>(
      'POST',
      `/api/host/trips/${tripId}/dates`,
      words(change),
    );
    expect([reply.status, Object.keys(reply.body.fields)]).toEqual([422, [field]]);
  });
});
