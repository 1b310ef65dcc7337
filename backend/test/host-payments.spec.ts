import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { RecentGuestDto } from '../src/modules/host/live/host.dto.js';
import { assertBooksBalance } from './support/books.js';
import { Booked, HostDesk } from './support/booked.js';
import { eventually } from './support/eventually.js';
import { aHost } from './support/people.js';
import { aTripOnSale } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';

let stack: Stack;
let tripId: number;
let host: HostDesk;
let stranger: HostDesk;

beforeAll(async () => {
  stack = await startStack();
  const otherTripId = await aTripOnSale(stack);
  tripId = await aTripOnSale(stack);
  host = new HostDesk(stack, await aHost(stack, [tripId]));
  stranger = new HostDesk(stack, await aHost(stack, [otherTripId]));
}, 120_000);
afterEach(() => assertBooksBalance(stack));
afterAll(() => stack.stop());

interface Row {
  bookingId: string;
  paidCents: number;
  owedCents: number;
  overdueCents: number;
  paymentStatus: string;
  next: { kind: string; amountCents: number } | null;
}
interface Page {
  figures: Record<string, number>;
  rows: Row[];
  found: number;
}
interface Candidate {
  bookingId: string;
  whyNot: string | null;
}
interface Preview {
  candidates: Candidate[];
  mails: number;
  first: { subject: string; text: string } | null;
}

const get = async <T>(path: string, desk = host) =>
  (await desk.visitor.call<T>('GET', `/api/host/${path}`)).body;
const payments = (query = '') => get<Page>(`payments?trip=${tripId}${query}`);
const rowOf = async ({ bookingId }: Booked) =>
  (await payments()).rows.find((row) => row.bookingId === bookingId);
const preview = async (wish: object, desk = host) =>
  desk.visitor.call<Preview>('POST', '/api/host/reminders/preview', wish);
const send = async (wish: object, key = randomUUID()) =>
  host.visitor.call<Preview>('POST', '/api/host/reminders', wish, { 'Idempotency-Key': key });
const whyOf = ({ candidates }: Preview, booked: Booked) =>
  candidates.find(({ bookingId }) => bookingId === booked.bookingId)?.whyNot;
const mailsTo = async (email: string) => {
  const { rows } = await stack.db.query(
    "SELECT id FROM mails WHERE kind = 'payment_reminder' AND recipient = $1",
    [email],
  );
  return rows.length;
};
/** As if the second part had fallen due yesterday. */
const letItBeLate = ({ bookingId }: Booked) =>
  stack.db.query(
    `UPDATE instalments SET due_on = due_on - ((SELECT due_on FROM instalments x WHERE x.booking_id = b.id AND x.position = 2)
              - (now() AT TIME ZONE 'America/Los_Angeles')::date + 1)
       FROM bookings b WHERE b.id = instalments.booking_id AND b.public_id = $1 AND instalments.position > 1`,
    [bookingId],
  );
const receivedOn = new Date(Date.now() - 24 * 60 * 60 * 1_000).toISOString().slice(0, 10);
const cash = { method: 'cash', amountCents: 10_000, receivedOn, reason: 'At the office' };

describe('the Payments tab', () => {
  it('sums up what came and what is owed, and finds the late', async () => {
    const full = await Booked.of(stack, 'tab-full@example.com', 'full');
    const plan = await Booked.of(stack, 'tab-plan@example.com', 'installment');
    const before = await payments();
    expect(before.figures).toMatchObject({
      collectedCents: 80_800 + 21_300,
      outstandingCents: 63_700,
      owing: 1,
      activePlans: 1,
      overdue: 0,
      overdueCents: 0,
    });
    expect(await rowOf(full)).toMatchObject({ paymentStatus: 'paid', owedCents: 0, next: null });
    await letItBeLate(plan);
    expect(await rowOf(plan)).toMatchObject({
      paidCents: 21_300,
      owedCents: 63_700,
      overdueCents: 42_500,
      next: { kind: 'second', amountCents: 42_500 },
    });
    const late = await payments('&status=overdue');
    expect(late).toMatchObject({ found: 1, figures: { overdue: 1, overdueCents: 42_500 } });
    expect(await payments('&q=TAB-FULL')).toMatchObject({ found: 1, rows: [{ bookingId: full.bookingId }] });
    await host.post(plan.bookingId, 'payments', cash);
    expect(await rowOf(plan)).toMatchObject({ overdueCents: 32_500, next: { amountCents: 32_500 } });
  });

  it('finds what somebody paid for, and nobody to whom all of it went back', async () => {
    const back = await Booked.of(stack, 'tab-back@example.com', 'full');
    const received = () => payments('&status=received&q=tab-back');
    expect(await received()).toMatchObject({ found: 1, rows: [{ bookingId: back.bookingId }] });
    await stack.emulator.refundAtPayPal(await back.captureId());
    await eventually(async () => expect(await received()).toMatchObject({ found: 0 }));
    expect(await payments('&q=tab-back')).toMatchObject({ found: 1 });
  });

  it('promises by week exactly what is outstanding', async () => {
    const { figures } = await payments();
    const forecast = await get<{
      coming: { cents: number }[];
      overdueCents: number;
      onConfirmationCents: number;
    }>(`forecast?trip=${tripId}`);
    const coming = forecast.coming.reduce((sum, { cents }) => sum + cents, 0);
    expect(forecast.overdueCents).toBe(32_500);
    expect(coming + forecast.overdueCents + forecast.onConfirmationCents).toBe(figures.outstandingCents);
  });
});

describe('Send Payment Reminder', () => {
  it('shows who gets it and who does not, sends it once, and says so', async () => {
    const owing = await Booked.of(stack, 'owes@example.com', 'installment');
    const paid = await Booked.of(stack, 'paid-all@example.com', 'full');
    const told = await Booked.of(stack, 'told@example.com', 'installment');
    await host.post(told.bookingId, 'reminders');
    const wish = { bookingIds: [owing, paid, told].map(({ bookingId }) => bookingId) };
    const { body: seen } = await preview(wish);
    expect([owing, paid, told].map((booked) => whyOf(seen, booked))).toEqual([
      null,
      'nothing_owed',
      'sent_today',
    ]);
    expect(seen).toMatchObject({ mails: 1, letter: { text: expect.stringContaining('$425') } });
    expect(await mailsTo('owes@example.com')).toBe(0);

    const key = randomUUID();
    const first = await send(wish, key);
    expect(first).toMatchObject({ status: 200, body: { mails: 1 } });
    expect((await send(wish, key)).body).toEqual(first.body);
    expect(await mailsTo('owes@example.com')).toBe(1);
    // The answer waits for weeks for who asks again: longer than somebody's name may be kept.
    const { rows } = await stack.db.query('SELECT response::text FROM idempotency_keys WHERE key = $1', [
      key,
    ]);
    expect(rows[0].response).not.toMatch(/Quinn|example/);
    expect(whyOf((await send(wish)).body, owing)).toBe('sent_today');
    expect(await mailsTo('owes@example.com')).toBe(1);
  });

  it('goes to all that a search finds, and to two bookings of one person in one mail', async () => {
    const one = await Booked.of(stack, 'twice@example.com', 'installment');
    const two = await Booked.of(stack, 'twice@example.com', 'installment');
    const search = { trip: tripId, q: 'twice@', status: 'owing' };
    const { body } = await send({ search });
    expect(body).toMatchObject({ mails: 1, candidates: [{ whyNot: null }, { whyNot: null }] });
    expect(body.candidates.map(({ bookingId }) => bookingId).toSorted()).toEqual(
      [one.bookingId, two.bookingId].toSorted(),
    );
    expect(await mailsTo('twice@example.com')).toBe(1);
  });

  it('reaches nobody on the trips of others', async () => {
    const booked = await Booked.of(stack, 'mine@example.com', 'installment');
    const wish = { bookingIds: [booked.bookingId] };
    expect(await preview(wish, stranger)).toMatchObject({ status: 404, body: { code: 'booking.not_found' } });
    const asked = await preview({ search: { q: '', status: 'all' } }, stranger);
    expect(asked.body.candidates).toEqual([]);
  });

  it('needs a key', async () => {
    const wish = { search: { q: '', status: 'owing' } };
    expect((await host.visitor.call('POST', '/api/host/reminders', wish)).status).toBe(400);
  });
});

it('a receipt is read by the hosts of its trip and by no other', async () => {
  const booked = await Booked.of(stack, 'receipt@example.com', 'full');
  const path = `/api/host/receipts/${booked.bookingId}-1`;
  expect(await host.visitor.call('GET', path)).toMatchObject({
    status: 200,
    body: { amountCents: 80_800, paidBy: 'paypal' },
  });
  expect((await stranger.visitor.call('GET', path)).status).toBe(404);
});

it('counts what waits for a host', async () => {
  const before = await get<{ owing: number }>(`waiting?trip=${tripId}`);
  await Booked.of(stack, 'waiting@example.com', 'installment');
  expect(await get(`waiting?trip=${tripId}`)).toMatchObject({ owing: before.owing + 1, moneyAlerts: 0 });
});

it('shows on the Overview whom something last happened to, not who booked last', async () => {
  const first = await Booked.of(stack, 'recent-first@example.com', 'installment');
  for (const name of ['a', 'b', 'c']) await Booked.of(stack, `recent-${name}@example.com`);
  const recent = async (desk = host) =>
    (await get<{ recentGuests: RecentGuestDto[] }>('overview', desk)).recentGuests;
  const paidBefore = await recent();
  expect(paidBefore).toHaveLength(3);
  await first.holder.pay('balance', '637.00');
  const [newest] = await recent();
  expect(newest).toMatchObject({ amountPaidCents: 85_000, bookingId: first.bookingId, tripId });
  expect(newest!.at > paidBefore[0]!.at).toBe(true);
  expect(await recent(stranger)).toEqual([]);
});

it('says of which trip a booking is: another may have its title', async () => {
  const { bookingId } = await Booked.of(stack, 'of-trip@example.com');
  expect(await get(`bookings/${bookingId}/money`)).toMatchObject({ tripId });
});
