import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { OwnDetailsDto } from '../src/modules/guests/records/details.dto.js';
import type { HostBookingDto } from '../src/modules/host/booking/booking-page.dto.js';
import { Booked, HostDesk } from './support/booked.js';
import { PartyDesk } from './support/party-desk.js';
import { aHost } from './support/people.js';
import { aTripOnSale } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';

let stack: Stack;
let tripId: number;
let host: HostDesk;
let party: PartyDesk;

beforeAll(async () => {
  stack = await startStack();
  tripId = await aTripOnSale(stack);
  host = new HostDesk(stack, await aHost(stack, [tripId]));
  party = new PartyDesk(host);
}, 120_000);
afterAll(() => stack.stop());

/** Robin joins and leaves, and Kim has the place then; what was read of Robin before that. */
async function replaced<T>(bookingId: string, read: () => Promise<T>): Promise<T> {
  const { payableCents } = await party.forTwo('installment');
  const differenceCents = payableCents - 85_000;
  const join = async (name: string) =>
    (await party.change(bookingId, 2, { differenceCents, companion: { name } })).status;
  expect(await join('Robin Sample')).toBe(204);
  const shown = await read();
  expect((await party.change(bookingId, 1, { differenceCents: -differenceCents })).status).toBe(204);
  expect(await join('Kim Other')).toBe(204);
  return shown;
}

it('what a page still shows of a companion is not written over who has come after them', async () => {
  const { bookingId, guest } = await Booked.of(stack, 'replaces@example.com', 'installment');
  const companion = async () =>
    (await guest.call<OwnDetailsDto>('GET', '/api/guest/details')).body.travellers[1]!;
  const shown = await replaced(bookingId, companion);

  const save = ({ version, guestId }: { version: number; guestId?: number }) =>
    guest.call('PATCH', `/api/guest/trips/${tripId}/details/travellers/2`, {
      version,
      guestId,
      dietaryRestrictions: 'No nuts',
    });
  const refusal = { status: 409, body: { code: 'traveller.replaced' } };
  expect(await save(shown)).toMatchObject(refusal);
  expect(await save({ version: shown.version })).toMatchObject({
    status: 409,
    body: { code: 'page.outdated' },
  });
  const checkIn = `/api/guest/trips/${tripId}/check-in/travellers/2`;
  expect(await guest.call('POST', checkIn, { guestId: shown.guestId })).toMatchObject(refusal);
  const now = await companion();
  expect(now).toMatchObject({ version: shown.version, firstName: 'Kim', dietaryRestrictions: '' });
  expect((await save(now)).status).toBe(200);
});

it('what a host’s page still shows of a companion is not written over who has come after them', async () => {
  const { bookingId } = await Booked.of(stack, 'replaced-for-hosts@example.com', 'installment');
  const page = `/api/host/bookings/${bookingId}`;
  const read = async () => (await host.visitor.call<HostBookingDto>('GET', page)).body;
  const robin = await replaced(bookingId, async () => (await read()).travellers[1]!);
  const now = await read();

  const save = (guestId: number | undefined) => {
    const change = { position: 2, guestId, version: robin.version, specialRequests: 'A cot' };
    const body = { version: now.version, reason: 'They wrote', travellers: [change] };
    return host.visitor.call<HostBookingDto>('PATCH', page, body, { 'Idempotency-Key': randomUUID() });
  };
  expect(await save(robin.guestId)).toMatchObject({ status: 409, body: { code: 'traveller.replaced' } });
  expect(await save(undefined)).toMatchObject({ status: 409, body: { code: 'page.outdated' } });
  expect((await read()).travellers[1]).toMatchObject({
    firstName: 'Kim',
    papers: { specialRequests: '' },
  });
  expect((await save(now.travellers[1]!.guestId)).status).toBe(200);
});
