import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { assertBooksBalance } from './support/books.js';
import { type Answer, Booked, HostDesk } from './support/booked.js';
import { eventually } from './support/eventually.js';
import { aHost } from './support/people.js';
import { aTripOnSale } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';

let stack: Stack;
let tripId: number;
let host: HostDesk;

beforeAll(async () => {
  stack = await startStack();
  tripId = await aTripOnSale(stack);
  host = new HostDesk(stack, await aHost(stack, [tripId]));
}, 120_000);
afterEach(() => assertBooksBalance(stack));
afterAll(() => stack.stop());

interface Terms {
  case: string;
  paidCents: number;
  depositCents: number;
  keptCents: number;
  refundCents: number;
  validUntil: string | null;
}

const OWN_WORDS = 'I am ill';

const pathOf = ({ bookingId }: Booked) => `/api/guest/bookings/${bookingId}/cancellation`;
const termsOf = async (booked: Booked) => (await booked.guest.call<Terms>('GET', pathOf(booked))).body;
const cancel = (booked: Booked, refundCents: number, key: string = randomUUID()) =>
  booked.guest.call<Answer>(
    'POST',
    pathOf(booked),
    { refundCents, reason: OWN_WORDS },
    { 'Idempotency-Key': key },
  );
const cancelledMails = async ({ bookingId }: Booked) =>
  (await stack.db.query("SELECT FROM mails WHERE kind = 'cancellation' AND ref = $1", [bookingId])).rowCount;
const gone = (booked: Booked) =>
  eventually(async () =>
    expect((await booked.refunds()).every(({ status }) => status === 'completed')).toBe(true),
  );
const seatsTaken = async () => {
  const { rows } = await stack.db.query<{ seats: number }>(
    'SELECT seats_taken AS seats FROM trips WHERE id = $1',
    [tripId],
  );
  return rows[0]!.seats;
};

describe('a guest who cancels', () => {
  it('within a fortnight reads the calculation first, and gets everything back', async () => {
    const booked = await Booked.of(stack, 'soon@example.com');
    const seats = await seatsTaken();
    expect(await termsOf(booked)).toMatchObject({
      case: 'reassurance',
      paidCents: 80_800,
      refundCents: 80_800,
      keptCents: 0,
    });
    expect(await cancel(booked, 80_800)).toMatchObject({
      status: 200,
      body: { refundCents: 80_800, keptCents: 0 },
    });
    await gone(booked);
    expect(await booked.money()).toEqual({
      paid: 0,
      owed: 0,
      paymentStatus: 'refunded',
      status: 'cancelled',
      access: false,
    });
    expect(await seatsTaken()).toBe(seats - 1);
    expect(await cancelledMails(booked)).toBe(1);
    expect(await booked.holder.record()).toMatchObject({ nextStep: 'cancelled' });
  });

  it.each([
    ['60 days before departure keeps the deposit with the trip', 60, 60_600],
    ['59 days before departure gets half of what exceeds it', 59, 30_300],
    ['29 days before departure gets nothing', 29, 0],
  ])('%s', async (name, sailsInDays, refundCents) => {
    const booked = await Booked.of(stack, `${sailsInDays}@example.com`);
    await booked.at({ paidDaysAgo: 40, sailsInDays });
    expect(await termsOf(booked)).toMatchObject({
      depositCents: 20_200,
      refundCents,
      keptCents: 80_800 - refundCents,
    });
    expect((await cancel(booked, refundCents)).status).toBe(200);
    await gone(booked);
    expect(await booked.money()).toMatchObject({
      paid: 80_800 - refundCents,
      owed: 0,
      status: 'cancelled',
      access: false,
    });
    await booked.at({ paidDaysAgo: 0, sailsInDays: 100 });
  });

  it('may say why: hosts read it, and the log of which nothing is erased does not hold it', async () => {
    const booked = await Booked.of(stack, 'ill@example.com');
    await cancel(booked, 80_800);
    await gone(booked);
    const { body } = await host.visitor.call<{ entries: { action: string; reason: string }[] }>(
      'GET',
      `/api/host/log?booking=${booked.bookingId}`,
    );
    expect(body.entries.find(({ action }) => action === 'booking.cancelled')?.reason).toBe(OWN_WORDS);
    const { rows } = await stack.db.query('SELECT 1 FROM activity_log WHERE reason = $1', [OWN_WORDS]);
    expect(rows).toEqual([]);
  });

  it('confirms the figure that was shown, or is told the new one', async () => {
    const booked = await Booked.of(stack, 'changed@example.com');
    await booked.at({ paidDaysAgo: 14, sailsInDays: 100 });
    const shown = await termsOf(booked);
    expect(shown).toMatchObject({ refundCents: 80_800 });
    await booked.at({ paidDaysAgo: 15, sailsInDays: 100 });
    expect(await cancel(booked, shown.refundCents)).toMatchObject({
      status: 409,
      body: { code: 'cancellation.changed', details: { refundCents: 60_600 } },
    });
    expect(await booked.money()).toMatchObject({ status: 'confirmed', paid: 80_800 });
  });

  it('twice with one click does it once; without a key not at all', async () => {
    const booked = await Booked.of(stack, 'twice@example.com');
    const key = randomUUID();
    const replies = await Promise.all([1, 2, 3].map(() => cancel(booked, 80_800, key)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await booked.guest.call('POST', pathOf(booked), { refundCents: 0 })).status).toBe(400);
    expect((await cancel(booked, 0)).body.code).toBe('cancellation.not_possible');
    await gone(booked);
    expect(await stack.emulator.refunds(booked.orderId)).toHaveLength(1);
  });

  it('with parts paid and an order open: the newest goes back first, and the order takes nothing any more', async () => {
    const booked = await Booked.of(stack, 'parts@example.com', 'installment');
    await booked.holder.pay('next', '425.00');
    await booked.at({ paidDaysAgo: 40, sailsInDays: 70 });
    await booked.holder.orderOf('amount', '50.00');
    await stack.emulator.decide(booked.orderId, 'approve');
    expect(await termsOf(booked)).toMatchObject({ case: 'step', refundCents: 42_500 });
    await cancel(booked, 42_500);
    await gone(booked);
    expect((await booked.refunds()).map(({ cents }) => cents)).toEqual([42_500]);
    expect((await booked.holder.capture()).status).toBe(409);
    expect(await stack.emulator.captures(booked.orderId)).toEqual([]);
    await booked.at({ paidDaysAgo: 0, sailsInDays: 100 });
  });

  it("cancels their own booking and nobody else's", async () => {
    const [one, other] = [
      await Booked.of(stack, 'mine@example.com'),
      await Booked.of(stack, 'theirs@example.com'),
    ];
    expect((await one.guest.call('GET', pathOf(other))).status).toBe(404);
    expect((await one.holder.call('GET', pathOf(one))).status).toBe(401);
  });
});

describe('a host who cancels', () => {
  it('gives what the policy gives, or more, or everything, and never less', async () => {
    const booked = await Booked.of(stack, 'host@example.com');
    await booked.at({ paidDaysAgo: 40, sailsInDays: 45 });
    const { body: terms } = await host.read<Terms>(booked.bookingId, 'cancellation');
    expect(terms).toMatchObject({ case: 'step', refundCents: 30_300 });
    const ask = (giveBackCents: number) =>
      host.post(booked.bookingId, 'cancellation', {
        refundCents: 30_300,
        giveBackCents,
        reason: 'The cabin is flooded',
      });
    expect((await ask(30_299)).body.code).toBe('cancellation.out_of_range');
    expect((await ask(80_801)).body.code).toBe('cancellation.out_of_range');
    expect(await ask(80_800)).toMatchObject({ status: 200, body: { refundCents: 80_800, keptCents: 0 } });
    await gone(booked);
    expect(await booked.money()).toMatchObject({ paid: 0, owed: 0, paymentStatus: 'refunded' });
    const { body } = await host.read(booked.bookingId, 'money');
    expect(body.activity[0]).toMatchObject({ action: 'booking.cancelled', reason: 'The cabin is flooded' });
    await booked.at({ paidDaysAgo: 0, sailsInDays: 100 });
  });

  it('may still give something of what was kept, as a gift', async () => {
    const booked = await Booked.of(stack, 'gift@example.com');
    await booked.at({ paidDaysAgo: 40, sailsInDays: 20 });
    await host.post(booked.bookingId, 'cancellation', { refundCents: 0, reason: 'Asked by telephone' });
    expect(await booked.money()).toMatchObject({ paid: 80_800, owed: 0, status: 'cancelled' });
    await host.refund(booked.bookingId, 10_000, { effect: 'owed_again' });
    await gone(booked);
    expect((await booked.refunds())[0]).toMatchObject({ effect: 'goodwill', cents: 10_000 });
    expect(await booked.money()).toMatchObject({ paid: 70_800, owed: 0 });
    await booked.at({ paidDaysAgo: 0, sailsInDays: 100 });
  });

  it('takes back the access that was granted early', async () => {
    const booked = await Booked.of(stack, 'early@example.com', 'installment');
    expect(await booked.money()).toMatchObject({ access: false });
    const grant = { granted: true, reason: 'The rest comes on Monday' };
    expect((await host.send('PUT', booked.bookingId, 'access', grant)).status).toBe(204);
    expect(await booked.money()).toMatchObject({ access: true });
    await cancel(booked, 21_300);
    expect(await booked.money()).toMatchObject({ access: false, status: 'cancelled' });
    await gone(booked);
  });
});
