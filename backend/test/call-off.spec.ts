import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { assertBooksBalance } from './support/books.js';
import { Booked, HostDesk } from './support/booked.js';
import { eventually } from './support/eventually.js';
import { runJob } from './support/jobs.js';
import { LinkHolder } from './support/link-holder.js';
import { aHost } from './support/people.js';
import { aTripOnSale } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';
import type { Visitor } from './support/visitor.js';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack({ env: { ONE_HOST_LIMIT_CENTS: '100000', SECOND_HOST_DAYS: '0' } });
}, 120_000);
afterEach(() => assertBooksBalance(stack));
afterAll(() => stack.stop());

const reason = 'The ship has to go into the yard';
interface Standing {
  status: string;
  bookings: number;
  paidCents: number | null;
  mayConfirm: boolean;
}

/** A trip on sale of an owner and a co-host with every right. */
async function aTripOfTwo() {
  const tripId = await aTripOnSale(stack);
  const owner = new HostDesk(stack, await aHost(stack, [tripId])).visitor;
  const person = await aHost(stack, [tripId]);
  await stack.db.query('UPDATE trip_hosts SET is_owner = false WHERE trip_id = $1 AND user_id = $2', [
    tripId,
    person.userId,
  ]);
  const path = `/api/host/trips/${tripId}/call-off`;
  const { visitor: second } = new HostDesk(stack, person);
  const standing = async () => (await second.call<Standing>('GET', path)).body;
  const write = async (visitor: Visitor, method: string, more: object = {}, address = path) => {
    const body = { paidCents: (await standing()).paidCents, ...more };
    const key = { 'Idempotency-Key': randomUUID() };
    const { status, body: answer } = await visitor.call<{ code?: string } | null>(method, address, body, key);
    return answer?.code ?? status;
  };
  const ask = (more: object = {}, visitor = owner) => write(visitor, 'PUT', { reason, ...more });
  const confirm = (visitor = second) => write(visitor, 'POST', {}, `${path}/confirm`);
  const refuse = () => write(second, 'POST', { reason: 'Not so' }, `${path}/refuse`);
  return { tripId, owner, second, standing, ask, confirm, refuse };
}
const refunded = (booked: Booked, cents: number) =>
  eventually(async () => {
    expect(await booked.money()).toMatchObject({ status: 'cancelled', paid: 0, owed: 0, access: false });
    expect(await booked.refunds()).toMatchObject([{ status: 'completed', cents, source: 'host' }]);
  });

it('ends every booking and gives everybody all back, whatever the policy would keep', async () => {
  const { tripId, standing, ask } = await aTripOfTwo();
  const paid = await Booked.of(stack, 'paid@example.com', 'installment');
  const unpaid = await LinkHolder.of(stack, 'unpaid@example.com');
  // By the policy nothing would go back any more.
  await paid.at({ paidDaysAgo: 20, sailsInDays: 10 });
  expect(await standing()).toMatchObject({ status: 'none', bookings: 2, paidCents: 21_300 });
  expect(await ask({ paidCents: 21_299 })).toBe('call_off.changed');
  expect(await ask()).toBe(200);

  await refunded(paid, 21_300);
  await eventually(async () => expect((await unpaid.record()).nextStep).toBe('cancelled'));
  expect(await paid.mails('cancellation')).toHaveLength(1);
  expect(await standing()).toMatchObject({ status: 'called_off', bookings: 0, mayConfirm: false });
  const { rows } = await stack.db.query(
    'SELECT seats_taken AS seats, is_on_sale AS "isOnSale" FROM trips WHERE id = $1',
    [tripId],
  );
  expect(rows).toEqual([{ seats: 0, isOnSale: false }]);
});

it('lets nothing of it be sold again, through whichever door', async () => {
  const { tripId, owner, ask } = await aTripOfTwo();
  const late = await LinkHolder.of(stack, 'late@example.com');
  expect(await ask()).toBe(200);
  const codeOf = async (method: string, address: string, body: object) =>
    (await owner.call<{ code: string }>(method, address, body)).body.code;
  const opened = await codeOf('PUT', `/api/host/trips/${tripId}/booking`, { replacesTripId: null });
  expect(opened).toBe('trip.not_saleable');
  const cabin = { tripId, cabinType: 'inside', occupancy: 'single', travellers: 1 };
  expect(await codeOf('POST', '/api/host/bookings/quote', cabin)).toBe('trip.called_off');
  const guest = { ...cabin, name: 'Walker Gates', email: 'walker@example.com', paymentType: 'full' };
  expect(await codeOf('POST', '/api/host/bookings/letter', guest)).toBe('trip.called_off');
  await eventually(async () => expect((await late.record()).nextStep).toBe('cancelled'));
  expect((await late.order('full')).status).toBe(409);
  expect(await ask({ reason: 'Once more' })).toBe('call_off.asked');
});

it('waits for a second host where more goes back than one gives away, and can be refused', async () => {
  const { owner, second, standing, ask, confirm, refuse } = await aTripOfTwo();
  const [one, other] = [
    await Booked.of(stack, 'one@example.com'),
    await Booked.of(stack, 'other@example.com'),
  ];
  expect(await ask({}, second)).toBe('host.owner_only');
  expect(await ask()).toBe(200);
  expect(await standing()).toMatchObject({ status: 'waiting', paidCents: 161_600, mayConfirm: true });
  expect(await confirm(owner)).toBe('second_host.own');
  expect(await one.money()).toMatchObject({ status: 'confirmed' });

  expect(await refuse()).toBe(200);
  expect(await confirm()).toBe('call_off.not_waiting');
  expect(await standing()).toMatchObject({ status: 'none' });

  await ask();
  const confirmed = await Promise.all([confirm(), confirm()]);
  expect(confirmed.toSorted()).toEqual([200, 'call_off.not_waiting']);
  await Promise.all([refunded(one, 80_800), refunded(other, 80_800)]);
  const { rowCount } = await stack.db.query(`SELECT FROM mails WHERE kind = 'call_off_waiting'`);
  expect(rowCount).toBe(2);
});

it('ends later what could not end at once: money was just being taken', async () => {
  const { standing, ask } = await aTripOfTwo();
  const booked = await Booked.of(stack, 'taking@example.com', 'installment');
  const taking = (status: string) =>
    stack.db.query(
      'UPDATE payments SET status = $2 WHERE booking_id = (SELECT id FROM bookings WHERE public_id = $1)',
      [booked.bookingId, status],
    );
  await taking('capturing');
  expect(await ask()).toBe(200);
  await runJob(stack, 'trip.call_off');
  expect(await standing()).toMatchObject({ status: 'called_off', bookings: 1 });
  await taking('completed');
  await runJob(stack, 'trip.call_off');
  await refunded(booked, 21_300);
  expect(await standing()).toMatchObject({ bookings: 0 });
});

it('takes no first payment any more, also while its bookings have not ended yet', async () => {
  const { tripId } = await aTripOfTwo();
  const [approved, held] = [
    await LinkHolder.of(stack, 'approved@example.com'),
    await LinkHolder.of(stack, 'held@example.com'),
  ];
  expect((await approved.order('full')).status).toBe(201);
  await stack.emulator.decide(approved.orderId, 'approve');
  const setOff = (at: Date | null) =>
    stack.db.query('UPDATE trips SET called_off_at = $2, is_on_sale = false WHERE id = $1', [tripId, at]);
  await setOff(new Date());
  const calledOff = { status: 409, body: { code: 'trip.called_off' } };
  expect(await approved.capture()).toMatchObject(calledOff);
  expect(await stack.emulator.captures(approved.orderId)).toEqual([]);
  expect(await held.order('full')).toMatchObject(calledOff);
  await setOff(null);
});

it('is too late once the ship has sailed', async () => {
  const { tripId, ask } = await aTripOfTwo();
  expect(await ask({ reason: 'No' })).toBe('request.invalid');
  await stack.db.query('UPDATE trips SET departs_at = now() WHERE id = $1', [tripId]);
  expect(await ask()).toBe('trip.departed');
});
