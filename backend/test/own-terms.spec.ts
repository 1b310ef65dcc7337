import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { AgreedSection } from '../contracts/agreed-section.js';
import { TERMS_VERSION as termsVersion } from '../contracts/terms-version.js';
import { Booked, HostDesk } from './support/booked.js';
import { LinkHolder } from './support/link-holder.js';
import { aHost } from './support/people.js';
import { aTripOnSale, Buyer } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';

const DRESS = { title: 'Dress', text: 'White on the first night.\nShoes at dinner.' };
const SHARING = { title: 'Who shares a cabin', text: 'Friends and families.' };
const CHANGED = { status: 409, body: { code: 'trip.changed_since' } };

let stack: Stack;
let tripId: number;
let host: HostDesk;

beforeAll(async () => {
  stack = await startStack({ env: { HOLDS_PER_ADDRESS: '50' } });
  tripId = await aTripOnSale(stack);
  host = new HostDesk(stack, await aHost(stack, [tripId]));
}, 120_000);
afterAll(() => stack.stop());

interface Edited {
  ownTerms: AgreedSection[];
  startDate: string;
  fields?: Record<string, string>;
}
const read = async (id = tripId) => (await host.visitor.call<Edited>('GET', `/api/host/trips/${id}`)).body;
/** A host saves the trip with these sections. */
const save = async (ownTerms: unknown) =>
  host.visitor.call<Edited>('PUT', `/api/host/trips/${tripId}`, { ...(await read()), ownTerms });
const shown = async () =>
  (await Buyer.of(stack).call<{ version: number; hasOwnTerms: boolean }>('GET', '/api/trips/current')).body;
const order = (buyer: Buyer | LinkHolder, body: object) =>
  buyer.call<{ code?: string }>('POST', '/paypal/order', {
    amount: '808.00',
    currency: 'USD',
    intent: 'CAPTURE',
    ...body,
  });
const kept = async (email: string) =>
  (
    await stack.db.query<{ terms: AgreedSection[] | null; status: string }>(
      `SELECT b.own_terms AS terms, b.status FROM bookings b JOIN guests g ON g.booking_id = b.id
        WHERE g.email = $1 ORDER BY b.id`,
      [email],
    )
  ).rows;

it('everybody reads what a trip adds to the terms, apart from the trip, and a booking keeps what it was made with', async () => {
  const before = await Booked.of(stack, 'before@example.com');
  expect((await shown()).hasOwnTerms).toBe(false);
  expect(await save([DRESS])).toMatchObject({ status: 200, body: { ownTerms: [DRESS] } });
  const trip = await shown();
  expect(trip.hasOwnTerms).toBe(true);
  expect(JSON.stringify(trip)).not.toContain('White on the first night');
  const after = await Booked.of(stack, 'after@example.com');
  expect((await save([SHARING])).status).toBe(200);

  const sections = async () => (await Buyer.of(stack).call('GET', '/api/trips/current/terms')).body;
  expect(await sections()).toEqual({ sections: [SHARING] });
  expect(await before.holder.record()).toMatchObject({ trip: { ownTerms: [] } });
  expect(await after.holder.record()).toMatchObject({ trip: { ownTerms: [DRESS] } });
  expect((await save([])).status).toBe(200);
  expect(await sections()).toEqual({ sections: [] });
  expect(await after.holder.record()).toMatchObject({ trip: { ownTerms: [DRESS] } });
});

it('whose page shows older words at the checkout pays nothing, and then by those of today', async () => {
  const { version } = await shown();
  const buyer = Buyer.of(stack);
  await buyer.draft('older@example.com');
  expect((await save([DRESS])).status).toBe(200);
  expect(await order(buyer, { tripVersion: version })).toMatchObject(CHANGED);
  expect(await kept('older@example.com')).toEqual([]);
  expect((await order(buyer, { tripVersion: (await shown()).version })).status).toBe(201);
  expect(await kept('older@example.com')).toEqual([{ terms: [DRESS], status: 'pending_payment' }]);

  // Who has begun to pay and comes back agrees anew.
  expect((await save([SHARING])).status).toBe(200);
  expect((await order(buyer, { tripVersion: (await shown()).version })).status).toBe(201);
  expect(await kept('older@example.com')).toEqual([
    { terms: [DRESS], status: 'expired' },
    { terms: [SHARING], status: 'pending_payment' },
  ]);
});

it('who pays at the checkout for what a host keeps without end agrees to what its page shows', async () => {
  expect((await save([DRESS])).status).toBe(200);
  const buyer = Buyer.of(stack);
  await buyer.draft('approved@example.com');
  const agreed = async () => {
    const { version: tripVersion } = await shown();
    return { termsVersion, ownTermsShown: true, tripVersion };
  };
  expect((await order(buyer, await agreed())).status).toBe(201);
  const { rows } = await stack.db.query<{ id: string; at: Date }>(
    `SELECT b.public_id AS id, b.terms_agreed_at AS at FROM bookings b JOIN guests g ON g.booking_id = b.id
      WHERE g.email = 'approved@example.com'`,
  );
  const { id, at } = rows[0]!;
  expect((await host.post(id, 'approval')).status).toBe(200);
  expect((await save([SHARING])).status).toBe(200);
  // A page of before knows no more than what was agreed to.
  expect((await order(buyer, { termsVersion })).status).toBe(201);
  expect(await kept('approved@example.com')).toEqual([{ terms: [DRESS], status: 'pending_payment' }]);
  expect((await order(buyer, await agreed())).status).toBe(201);
  expect(await kept('approved@example.com')).toEqual([{ terms: [SHARING], status: 'pending_payment' }]);
  const { rows: again } = await stack.db.query<{ at: Date; version: string }>(
    'SELECT terms_agreed_at AS at, terms_version AS version FROM bookings WHERE public_id = $1',
    [id],
  );
  expect(again).toEqual([{ at: expect.any(Date), version: termsVersion }]);
  expect(again[0]!.at.getTime()).toBeGreaterThan(at.getTime());
});

it('the booking form’s payment page goes on showing what the booking was made with', async () => {
  expect((await save([DRESS])).status).toBe(200);
  const holder = await LinkHolder.of(stack, 'form@example.com');
  const { version } = await shown();
  expect((await save([SHARING])).status).toBe(200);
  expect(await order(holder, { guestId: holder.id, tripVersion: version })).toMatchObject(CHANGED);
  expect(await holder.record()).toMatchObject({ trip: { version: version + 1, ownTerms: [DRESS] } });
  expect((await order(holder, { guestId: holder.id, tripVersion: version + 1 })).status).toBe(201);
  expect(await kept('form@example.com')).toMatchObject([{ terms: [DRESS] }]);
});

it('nobody agrees to sections that their page did not show, by its script or by the redirect form', async () => {
  expect((await save([DRESS])).status).toBe(200);
  const buyer = Buyer.of(stack);
  await buyer.draft('unseen@example.com');
  expect(await order(buyer, { termsVersion })).toMatchObject(CHANGED);
  expect(await order(buyer, { termsVersion, ownTermsShown: false })).toMatchObject(CHANGED);
  expect(await kept('unseen@example.com')).toEqual([]);
  expect((await order(buyer, { termsVersion, ownTermsShown: true })).status).toBe(201);

  const holder = await LinkHolder.of(stack, 'unseen-form@example.com');
  const form = (agreed: object) =>
    holder.call('POST', `/api/guests/${holder.id}/payment-form`, { option: 'full', ...agreed });
  expect(await form({ termsVersion })).toMatchObject(CHANGED);
  expect(await holder.record()).toMatchObject({ termsVersion: null });
  expect((await form({ termsVersion, ownTermsShown: true })).status).toBeLessThan(300);
  expect(await holder.record()).toMatchObject({ termsVersion });
});

it.each<[unknown, Record<string, unknown>]>([
  [
    [{ title: ' ', text: ' \n ' }],
    {
      'ownTerms.0.title': 'Give the section a heading',
      'ownTerms.0.text': 'Write the section, or take it away',
    },
  ],
  [
    [{ title: 'D'.repeat(121), text: 'W'.repeat(1_001) }],
    {
      'ownTerms.0.title': 'Use at most 120 characters',
      'ownTerms.0.text': 'Use at most 1,000 characters',
    },
  ],
  [[DRESS, { ...SHARING, title: 'DRESS' }], { 'ownTerms.1.title': 'Another section has this heading' }],
  [
    Array.from({ length: 11 }, (_, i) => ({ ...DRESS, title: `Dress ${i}` })),
    { ownTerms: 'A trip adds at most 10 sections' },
  ],
  ['everything', { ownTerms: expect.any(String) }],
])('sections that cannot be are refused at their fields (%#)', async (sections, fields) => {
  const { status, body } = await save(sections);
  expect([status, body.fields]).toEqual([422, fields]);
});

it('ten of the longest sections are saved, a copy has them, and the log says that they changed', async () => {
  // Letters of three bytes each.
  const long = Array.from({ length: 10 }, (_, i) => ({
    title: `${i}${'東'.repeat(119)}`,
    text: '京'.repeat(1_000),
  }));
  expect((await save(long)).status).toBe(200);
  const { startDate, ownTerms } = await read();
  expect(ownTerms).toEqual(long);
  const copy = await host.visitor.call<{ id: number }>(
    'POST',
    `/api/host/trips/${tripId}/copies`,
    { startDate },
    { 'Idempotency-Key': randomUUID() },
  );
  expect((await read(copy.body.id)).ownTerms).toEqual(long);
  const { rows } = await stack.db.query<{ fields: string }>(
    `SELECT details ->> 'fields' AS fields FROM activity_log
      WHERE trip_id = $1 AND action = 'trip.changed' ORDER BY id DESC LIMIT 1`,
    [tripId],
  );
  expect(rows[0]?.fields).toBe('own terms');
});
