import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { Booked, HostDesk } from './support/booked.js';
import { assertBooksBalance } from './support/books.js';
import { eventually } from './support/eventually.js';
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
afterEach(() => assertBooksBalance(stack));
afterAll(() => stack.stop());

const standing = async (bookingId: string) => {
  const { rows } = await stack.db.query(
    `SELECT b.travellers, b.occupancy, b.seats_held AS held, b.payable_cents AS payable, t.seats_taken AS taken,
            (SELECT array_agg(g.name ORDER BY g.position) FROM guests g WHERE g.booking_id = b.id) AS names
       FROM bookings b JOIN trips t ON t.id = b.trip_id WHERE b.public_id = $1`,
    [bookingId],
  );
  return rows[0] as { taken: number };
};
const mailsTo = async (recipient: string) => {
  const sql = 'SELECT kind FROM mails WHERE recipient = $1 ORDER BY kind';
  const { rows } = await stack.db.query<{ kind: string }>(sql, [recipient]);
  return rows.map(({ kind }) => kind);
};

it('a companion joins at what two pay today, with a place and a login, and leaves again at what one pays', async () => {
  const booked = await Booked.of(stack, 'joined@example.com', 'installment');
  const { bookingId } = booked;
  const { payableCents } = await party.forTwo('installment');
  const { taken } = await standing(bookingId);
  const differenceCents = payableCents - 85_000;
  expect(await party.preview(bookingId, 2)).toMatchObject({
    differenceCents,
    owedCents: payableCents - 21_300,
    overpaidCents: 0,
  });
  const companion = { name: 'Robin Sample', email: 'robin@example.com' };
  expect((await party.change(bookingId, 2, { differenceCents, companion })).status).toBe(204);
  expect(await standing(bookingId)).toEqual({
    travellers: 2,
    occupancy: 'double',
    held: 2,
    payable: payableCents,
    taken: taken + 1,
    names: ['Quinn Sample', 'Robin Sample'],
  });
  await eventually(async () => {
    expect(await booked.mails('party_changed')).toHaveLength(1);
    expect(await mailsTo(companion.email)).toEqual(['credentials']);
  });

  expect(await party.preview(bookingId, 1)).toMatchObject({
    differenceCents: -differenceCents,
    owedCents: 85_000 - 21_300,
  });
  expect((await party.change(bookingId, 1, { differenceCents: -differenceCents })).status).toBe(204);
  expect(await standing(bookingId)).toEqual({
    travellers: 1,
    occupancy: 'single',
    held: 1,
    payable: 85_000,
    taken,
    names: ['Quinn Sample'],
  });
  await eventually(async () =>
    expect(await mailsTo(companion.email)).toEqual(['companion_removed', 'credentials']),
  );
  const page = await host.visitor.call<{ history: object[] }>('GET', `/api/host/bookings/${bookingId}`);
  expect(page.body.history.slice(0, 2)).toMatchObject([
    { action: 'companion.removed', reason: 'They asked for it', amountCents: -differenceCents },
    { action: 'companion.added', amountCents: differenceCents },
  ]);
});

it('what was paid for a companion who leaves goes back, as the host chooses', async () => {
  const booked = await Booked.of(stack, 'left@example.com');
  const { bookingId, holder } = booked;
  const { payableCents, totalCents } = await party.forTwo('full');
  const differenceCents = payableCents - 80_800;
  const companion = { name: 'Robin Sample' };
  expect((await party.change(bookingId, 2, { differenceCents, companion })).status).toBe(204);
  holder.shown = { cabinType: 'inside', totalAmount: totalCents / 100 };
  await holder.pay('balance', (differenceCents / 100).toFixed(2));
  expect(await party.preview(bookingId, 1)).toMatchObject({ overpaidCents: differenceCents, owedCents: 0 });
  const leaving = { differenceCents: -differenceCents };
  expect((await party.change(bookingId, 1, leaving)).body?.fields).toHaveProperty('overpaid');
  // Refused, everything stays.
  expect(await standing(bookingId)).toMatchObject({ travellers: 2, held: 2 });
  const back = { ...leaving, overpaid: 'refund', refundCents: differenceCents };
  expect((await party.change(bookingId, 1, back)).status).toBe(204);
  await eventually(async () =>
    expect((await host.read(bookingId, 'money')).body).toMatchObject({
      totals: { costCents: 80_800, refundedCents: differenceCents, owedCents: 0 },
      refunds: [{ status: 'completed', amountCents: differenceCents, effect: 'overpaid' }],
    }),
  );
});

it('nobody joins a full trip, without a name, or at another price than was shown', async () => {
  const { bookingId } = await Booked.of(stack, 'full-trip@example.com', 'installment');
  const { payableCents } = await party.forTwo('installment');
  const joining = { differenceCents: payableCents - 85_000, companion: { name: 'Robin Sample' } };
  expect((await party.preview(bookingId, 1)).code).toBe('party.same');
  expect((await party.change(bookingId, 2, { ...joining, companion: undefined })).body?.fields).toEqual({
    companion: 'Say who shares the cabin',
  });
  expect((await party.change(bookingId, 2, { ...joining, differenceCents: 100 })).body?.code).toBe(
    'cabin.price_changed',
  );
  expect((await party.change(bookingId, 2, { ...joining, version: 1_000 })).body?.code).toBe(
    'details.changed',
  );
  await stack.db.query('UPDATE trips SET max_guests = seats_taken WHERE id = $1', [tripId]);
  expect((await party.change(bookingId, 2, joining)).body?.code).toBe('trip.sold_out');
  expect(await standing(bookingId)).toMatchObject({ travellers: 1, names: ['Quinn Sample'] });
});

it('who leaves takes their details, papers and waiting mails along, and the next on the list is told', async () => {
  await stack.db.query('UPDATE trips SET max_guests = 1000 WHERE id = $1', [tripId]);
  const { bookingId } = await Booked.of(stack, 'papers@example.com', 'installment');
  const { payableCents } = await party.forTwo('installment');
  const differenceCents = payableCents - 85_000;
  const companion = { name: 'Robin Sample', email: 'robin-papers@example.com' };
  expect((await party.change(bookingId, 2, { differenceCents, companion })).status).toBe(204);
  const { rows } = await stack.db.query<{ id: number }>(
    `SELECT g.id FROM guests g JOIN bookings b ON b.id = g.booking_id WHERE b.public_id = $1 AND g.position = 2`,
    [bookingId],
  );
  const guestId = rows[0]!.id;
  const version = await party.versionOf(bookingId);
  // Nobody can open these.
  await stack.db.query(`INSERT INTO guest_private (guest_id, sealed) VALUES ($1, '\\x00')`, [guestId]);
  await stack.db.query(
    `INSERT INTO mails (kind, ref, recipient, data, next_attempt_at, created_at)
     VALUES ('access_opened', $2, $3, jsonb_build_object('id', $1::int), now() + interval '1 day', now())`,
    [guestId, `guest:${guestId}`, companion.email],
  );
  const waiting = { name: 'Wanda Waiting', email: 'wanda@example.com', cabinType: 'inside' };
  const list = { ...waiting, tripId, occupancy: 'single', paymentType: 'full', waitlist: true };
  const keyed = { 'Idempotency-Key': randomUUID() };
  expect((await host.visitor.call('POST', '/api/host/bookings', list, keyed)).status).toBe(201);

  expect((await party.change(bookingId, 1, { version, differenceCents: -differenceCents })).status).toBe(204);
  const { rows: kept } = await stack.db.query(
    `SELECT (SELECT count(*)::int FROM guests WHERE id = $1) AS guests,
            (SELECT count(*)::int FROM guest_private WHERE guest_id = $1) AS details,
            (SELECT status FROM mails WHERE kind = 'access_opened' AND data ->> 'id' = $1::text) AS mail,
            (SELECT count(*)::int FROM trip_news WHERE trip_id = $2 AND summary ->> 'text' LIKE 'Wanda W. is next%') AS news`,
    [guestId, tripId],
  );
  expect(kept).toEqual([{ guests: 0, details: 0, mail: 'needless', news: 1 }]);
});
