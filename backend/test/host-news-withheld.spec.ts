import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { HostBookingDto } from '../src/modules/host/booking/booking-page.dto.js';
import type { HostOverviewDto } from '../src/modules/host/live/host.dto.js';
import { aVisitor, browserOf } from './support/demo-people.js';
import { eventually } from './support/eventually.js';
import { aHelpedTrip, type HelpedTrip } from './support/helped-trip.js';
import type { Person } from './support/people.js';
import { type Stack, startStack } from './support/stack.js';

const reason = 'The photo page says so';

let stack: Stack;
let trip: HelpedTrip;

beforeAll(async () => {
  stack = await startStack({ env: { DEMO_MODE: '1' } });
  trip = await aHelpedTrip(stack);
}, 120_000);
afterAll(() => stack.stop());

const overviewOf = async (person: Person) =>
  (await browserOf(stack, person).call<HostOverviewDto>('GET', '/api/host/overview')).body;

/** A booking of the trip that stands among nobody's recent guests. */
async function aQuietBooking(): Promise<string> {
  const views = await Promise.all([overviewOf(trip.helper), overviewOf(trip.clerk)]);
  const shown = views.flatMap(({ recentGuests }) => recentGuests.map(({ bookingId }) => bookingId));
  const { rows } = await stack.db.query<{ id: string }>(
    `SELECT public_id AS id FROM bookings WHERE trip_id = $1 AND status IN ('confirmed', 'paid') AND public_id <> ALL ($2) LIMIT 1`,
    [trip.ids.tripId, shown],
  );
  return rows[0]!.id;
}

/** The owner changes something about the traveller who booked. */
async function change(bookingId: string, what: object): Promise<void> {
  const desk = browserOf(stack, trip.owner);
  const page = `/api/host/bookings/${bookingId}`;
  const { version, travellers } = (await desk.call<HostBookingDto>('GET', page)).body;
  const traveller = { position: 1, version: travellers[0]!.version, ...what };
  const key = { 'Idempotency-Key': randomUUID() };
  const { status } = await desk.call('PATCH', page, { version, travellers: [traveller], reason }, key);
  expect(status).toBe(200);
}

it.each([
  ['details', { dietaryRestrictions: 'No nuts' }, /^The details of/],
  ['address', { email: 'written.anew@example.com' }, /^A contact address/],
])(
  'a change of a traveller’s %s tells a host without the right to documents of nobody: no guest comes first, no line leads to them',
  async (_, what, line) => {
    const { helper, clerk } = trip;
    const before = (await overviewOf(clerk)).recentGuests;
    const bookingId = await aQuietBooking();
    await change(bookingId, what);
    await eventually(async () => {
      const { recentGuests, recentEvents } = await overviewOf(helper);
      expect(recentGuests[0]?.bookingId).toBe(bookingId);
      expect(recentEvents.at(-1)?.summary).toEqual({ text: expect.stringMatching(line), bookingId });
    });
    const { recentGuests, recentEvents } = await overviewOf(clerk);
    expect(recentGuests).toEqual(before);
    expect(recentEvents.at(-1)?.summary).toEqual({ text: 'Details or papers of a traveller changed' });
  },
);

it('who asks to be a host is told to those who may approve them: owners, and who runs the site', async () => {
  const { owner, helper } = trip;
  const [password, username] = ['a long enough pass phrase', 'ravi-asks'];
  const names = { firstName: 'Ravi', lastName: 'Sample', username, email: `${username}@example.com` };
  const sent = { ...names, role: 'host', password, confirmPassword: password };
  expect((await aVisitor(stack).call('POST', '/api/auth/register', sent)).status).toBe(201);

  const doors = ['overview', 'events', 'events?after=0'];
  const toldTo = (person: Person) =>
    Promise.all(
      doors.map(async (door) => {
        const { body } = await browserOf(stack, person).call('GET', `/api/host/${door}`);
        return JSON.stringify(body).includes('asked to be a host');
      }),
    );
  const [all, none] = [doors.map(() => true), doors.map(() => false)];
  await eventually(async () => expect(await toldTo(owner)).toEqual(all));
  expect(await toldTo(helper)).toEqual(none);
  await stack.db.query('UPDATE users SET is_operator = true WHERE id = $1', [helper.userId]);
  expect(await toldTo(helper)).toEqual(all);
});
