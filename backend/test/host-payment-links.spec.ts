import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { HostGuestsDto } from '../src/modules/host/guests-list/guests-list.dto.js';
import type {
  HostMessageDetailsDto,
  MessagePreviewDto,
} from '../src/modules/host/communications/host-messages.dto.js';
import { aVisitor, browserOf } from './support/demo-people.js';
import { aHelpedTrip, type HelpedTrip, READ_ROUTES } from './support/helped-trip.js';
import { addressOf, HOST_ROUTES } from './support/host-routes.js';
import { type Person } from './support/people.js';
import { type Stack, startStack } from './support/stack.js';

let stack: Stack;
let ids: HelpedTrip['ids'];
let owner: Person;
let helper: Person;

beforeAll(async () => {
  stack = await startStack({ env: { DEMO_MODE: '1' } });
  ({ ids, owner, helper } = await aHelpedTrip(stack));
}, 120_000);
afterAll(() => stack.stop());

/** Shows a mail to a guest word by word, to who has the right to money. */
const A_REMINDER = 'POST /api/host/reminders/preview';

const call = <T = object>(person: Person, method: string, address: string, body?: object) =>
  browserOf(stack, person).call<T>(method, address, body, { 'Idempotency-Key': randomUUID() });

/** The ids in an answer that open the payment page of a guest, whoever asks. */
async function linksIn(answer: unknown): Promise<string[]> {
  const { rows } = await stack.db.query<{ id: string }>('SELECT public_id AS id FROM guests');
  const text = JSON.stringify(answer) ?? '';
  return rows.flatMap(({ id }) => (text.includes(id) ? id : []));
}

async function ask(route: string, person: Person) {
  const [method = ''] = route.split(' ');
  const { body } = HOST_ROUTES[route]!;
  const sent = typeof body === 'function' ? body(ids) : body;
  return call(person, method, addressOf(route, ids), method === 'GET' ? undefined : sent);
}

const guestsFor = async (person: Person) =>
  (await call<HostGuestsDto>(person, 'GET', `/api/host/guests?trip=${ids.tripId}`)).body.guests;

it.each(READ_ROUTES)('%s names nobody by what opens their payment page', async (route) => {
  for (const person of route === A_REMINDER ? [helper] : [helper, owner]) {
    const { status, body } = await ask(route, person);
    expect([200, 403, 404]).toContain(status);
    expect(await linksIn(body)).toEqual([]);
  }
});

it('opens no payment page by the ids that hosts read', async () => {
  const [guest] = await guestsFor(helper);
  // Of a trip ahead: the links of trips that are over and settled have ended.
  const { rows } = await stack.db.query<{ id: string }>(
    `SELECT g.public_id AS id FROM guests g JOIN bookings b ON b.id = g.booking_id
      WHERE b.trip_id = $1 AND b.status = 'confirmed' LIMIT 1`,
    [ids.tripId],
  );
  const page = (id = '') => aVisitor(stack).call('GET', `/api/guests/${id}`);
  expect(await linksIn((await page(rows[0]?.id)).body)).toEqual([rows[0]?.id]);
  for (const id of [guest?.id, guest?.bookingId]) expect((await page(id)).status).toBe(404);
});

it('exports and picks guests by these ids, of one’s own trips alone', async () => {
  const [one, other] = await guestsFor(helper);
  const columns = ['name'];
  const file = await call<string>(helper, 'POST', '/api/host/guests/export', { ids: [one?.id], columns });
  expect(file.body.trim().split('\r\n').slice(1)).toEqual([one?.name]);

  const address = `/api/host/communications/guests?ids=${one?.id},${other?.id},${'A'.repeat(22)}-1`;
  const picked = (await call<{ id: string; name: string }[]>(helper, 'GET', address)).body;
  expect(new Set(picked.map(({ id }) => id))).toEqual(new Set([one?.id, other?.id]));

  const elsewhere = await stack.db.query<{ id: string }>(
    `SELECT b.public_id || '-1' AS id FROM bookings b WHERE b.trip_id <> $1 LIMIT 1`,
    [ids.tripId],
  );
  const theirs = `/api/host/communications/guests?ids=${elsewhere.rows[0]?.id}`;
  expect((await call(helper, 'GET', theirs)).body).toEqual([]);
});

it('writes to who is picked, and shows the link to pay by to who may know the amounts', async () => {
  const guests = await guestsFor(helper);
  const one = guests.find(({ status, isBuyer }) => status === 'confirmed' && isBuyer);
  const { body } = HOST_ROUTES['POST /api/host/trips/{tripId}/messages/preview']!;
  const written = body as { segment: object };
  const letter = {
    ...written,
    segment: { ...written.segment, guests: [one?.id] },
    body: 'Pay here: {payment link}',
    reader: one?.id,
  };
  const preview = async (person: Person) =>
    (await call<MessagePreviewDto>(person, 'POST', `/api/host/trips/${ids.tripId}/messages/preview`, letter))
      .body;
  const [hers, theirs] = [await preview(owner), await preview(helper)];
  expect(hers.letter).toMatchObject({ reader: one?.id, to: one?.email });
  expect(await linksIn(hers.letter?.text)).toHaveLength(1);
  expect(theirs.letter?.text).toBe('Pay here: a link to pay by');
  expect(theirs.recipients.map(({ id }) => id)).toEqual([one?.id]);

  const { list } = theirs;
  const sent = await call<{ id: string }>(helper, 'POST', `/api/host/trips/${ids.tripId}/messages`, {
    ...letter,
    list,
  });
  const details = await call<HostMessageDetailsDto>(helper, 'GET', `/api/host/messages/${sent.body.id}`);
  expect(details.body).toMatchObject({ segment: { guests: [one?.id] }, deliveries: [{ id: one?.id }] });
  expect(await linksIn(details.body)).toEqual([]);
});

it('tells the link of a guest who was added to who may know the amounts', async () => {
  const route = 'POST /api/host/bookings';
  const [mine, theirs] = [await ask(route, owner), await ask(route, helper)];
  expect([mine.status, theirs.status]).toEqual([201, 201]);
  expect(await linksIn(mine.body)).toHaveLength(1);
  expect(theirs.body).toMatchObject({ status: 'pending_payment', paymentUrl: null });
  expect(await linksIn(theirs.body)).toEqual([]);
  // What the acts have left in the news and the log holds none either.
  for (const list of ['GET /api/host/events', 'GET /api/host/log', 'GET /api/host/log/file'])
    expect(await linksIn((await ask(list, helper)).body)).toEqual([]);
});
